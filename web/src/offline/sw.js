// Keeps the built page at hand: files are named by content, so what is kept never grows old.
const VERSION = "atoll-__VERSION__";
const FILES = [/* files */];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.includes("/api")) return;
  if (event.request.mode === "navigate") {
    // The newest page if the server answers, the kept one if not.
    event.respondWith(fetch(event.request).catch(() => caches.match("./", { ignoreVary: true })));
    return;
  }
  event.respondWith(caches.match(event.request, { ignoreSearch: true, ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});
