// Shows notifications while the product is closed, and a page of ours where there is no connection. It keeps no data of anyone.
const offlinePage = "/offline";
const shell = "offline-1";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldShells()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(offlinePage)) ?? Response.error()),
  );
});

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.location.origin).href));
});

/** Keeps the page with its styles inside, so that nothing else has to be kept. */
async function keepOfflinePage() {
  const html = await (await fetch(offlinePage, { credentials: "omit" })).text();
  const links = [...html.matchAll(/<link[^>]+href="([^"]+\.css)"[^>]*>/g)];
  const styles = await Promise.all(links.map(async ([, href]) => (await fetch(href)).text()));
  const whole = links.reduce(
    (page, [link], index) => page.replace(link, () => `<style>${styles[index]}</style>`),
    html,
  );
  const cache = await caches.open(shell);
  await cache.put(
    offlinePage,
    new Response(whole, { headers: { "content-type": "text/html; charset=utf-8" } }),
  );
}

async function forgetOldShells() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name)));
}

/** Someone who looks at the product is told there. */
async function show({ tag, title, text, url }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, {
    body: text,
    tag,
    icon: "/icon-192.png",
    data: { url },
  });
}

/** In a window of its own, where none shows that page yet: what is being written elsewhere stays. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
