// Keeps the built page at hand: files are named by content, so what is kept never grows old.
const VERSION = "atoll-__VERSION__";
/** What every page needs. */
const SHELL = [/* shell */];
/** The games, fetched once the page that is open has what it needs. */
const GAMES = [/* games */];

self.addEventListener("install", (event) => {
  // Whoever is in the middle of a game keeps the files that go with it: a newer one waits until it is asked for.
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keep());
  if (event.data === "take over") void self.skipWaiting();
});

/** Fetches what is not kept yet, one file after the other. */
async function keep() {
  const cache = await caches.open(VERSION);
  for (const file of GAMES) {
    // What cannot be had now is asked for again on the next visit.
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.includes("/api")) return;
  if (event.request.mode === "navigate") {
    // The newest page if the server answers, the kept one if not.
    event.respondWith(fetch(event.request).catch(() => caches.match("./", { ignoreVary: true })));
    return;
  }
  event.respondWith(answer(event.request));
});

/** The kept file, or the server's answer, which is kept from then on. */
async function answer(request) {
  const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && new URL(request.url).pathname.includes("/assets/")) {
    const cache = await caches.open(VERSION);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}
