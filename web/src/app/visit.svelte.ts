// What the browser says about this visit: whether there is a connection, a newer page, or a wish to be installed.

/** The question of browsers that can install a page; not in the types of all. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Visit {
  /** Whether the device has no connection at all. */
  offline = $state(typeof navigator !== "undefined" && navigator.onLine === false);
  #waiting = $state.raw<ServiceWorker | null>(null);
  #prompt = $state.raw<InstallPrompt | null>(null);

  constructor() {
    if (typeof addEventListener === "undefined") return;
    addEventListener("online", () => (this.offline = false));
    addEventListener("offline", () => (this.offline = true));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.#prompt = null));
  }

  /** Whether a newer page is ready; it comes when asked for, or when the last tab has been closed. */
  get renewed(): boolean {
    return this.#waiting !== null;
  }
  /** Looks for newer pages from now on. */
  watch(registration: ServiceWorkerRegistration): void {
    const found = (worker: ServiceWorker | null) => {
      // The very first one replaces nothing.
      if (worker && navigator.serviceWorker.controller) this.#waiting = worker;
    };
    found(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed") found(worker);
      });
    });
  }
  /** Takes the newer page. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("take over");
  }

  get installable(): boolean {
    return this.#prompt !== null;
  }
  /** Asks whoever sits here whether to install the page; the browser shows the question once. */
  async install(): Promise<void> {
    const asked = this.#prompt;
    this.#prompt = null;
    await asked?.prompt();
  }
}

export const visit = new Visit();
