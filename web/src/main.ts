import { mount } from "svelte";

import App from "./App.svelte";
import { visit } from "./app/visit.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void keepForOffline().catch(() => undefined);
}

/** Keeps the page at hand, and some time later, when nobody waits for anything, the games too. */
async function keepForOffline(): Promise<void> {
  visit.watch(await navigator.serviceWorker.register("./sw.js"));
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage("keep"), 8000);
}
