// Shows notifications while the product is closed, and a page of ours where there is no connection, with what the app kept to be read there.
const offlinePage = "/offline";
const shell = "offline-2";
/** The app writes it, and deletes it when its person signs out. */
const reading = { cache: "person:reading", place: "/offline/reading.json" };

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldShells()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.respondWith(fetch(event.request).catch(() => showOffline(event.request.url)));
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
  const old = names.filter((name) => name !== shell && name !== reading.cache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The offline page, with what can be read in the place that waits for it. */
async function showOffline(address) {
  const page = await caches.match(offlinePage);
  if (!page) return Response.error();
  const kept = await caches.match(reading.place);
  const html = await page.text();
  const whole = kept ? withReading(html, await kept.json(), new URL(address).pathname) : html;
  return new Response(whole, { headers: { "content-type": "text/html; charset=utf-8" } });
}

function withReading(html, { conversations, jobs, at }, path) {
  const parts = [messagesHtml(conversations, path.includes("/messages")), jobsHtml(jobs)];
  if (path === "/saved") parts.reverse();
  const shown = parts.join("");
  if (!shown) return html;
  const asOf = `<p>As of ${momentOf(at)}. Everything else needs a connection.</p>`;
  return html.replace(
    /(<div id="kept"[^>]*>)[^]*?(<\/div>)/,
    (_, open, close) => open + shown + asOf + close,
  );
}

function messagesHtml(conversations, opened) {
  if (conversations.length === 0) return "";
  const each = conversations.map(
    ({ name, about, messages }, index) =>
      `<details${opened && index === 0 ? " open" : ""}><summary><b>${escaped(name)}</b> <span>${escaped(about)}</span></summary><ol>${messages
        .map(
          ({ who, at, text }) =>
            `<li><b>${escaped(who)}</b> <time datetime="${escaped(at)}">${momentOf(at)}</time><p>${escaped(text)}</p></li>`,
        )
        .join("")}</ol></details>`,
  );
  return `<section><h2>Messages you read last</h2>${each.join("")}</section>`;
}

function jobsHtml(jobs) {
  if (jobs.length === 0) return "";
  const each = jobs.map(
    ({ title, text }) => `<li><b>${escaped(title)}</b> <span>${escaped(text)}</span></li>`,
  );
  return `<section><h2>Jobs you saved</h2><ul>${each.join("")}</ul></section>`;
}

function momentOf(at) {
  return escaped(new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" }));
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function escaped(text) {
  return String(text).replace(/[&<>"']/g, (sign) => entities[sign]);
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
