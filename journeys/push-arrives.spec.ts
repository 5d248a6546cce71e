import { createServer } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { aSubscription } from "#server/testing/push.ts";
import { applicationOf } from "./inside.ts";
import { offerFreeHours } from "./interviews.ts";
import { signedIn } from "./people.ts";
import { outsidePort } from "./product.ts";
import { expect, test } from "./test.ts";

/** Asked in the page. */
const notificationsShown = `navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, data }) => ({ title, url: data.url })))`;
const host = `127.0.0.1:${outsidePort}`;

test.use({ serviceWorkers: "allow" });

test("someone turns notifications on, and a question of a team reaches their device, encrypted, and opens at its place", async ({
  browser,
}) => {
  const { id, jobId, email } = await applicationOf("Meera Bhattacharya", "Backend engineer");
  const meera = await signedIn(browser, email);
  await meera.context().grantPermissions(["notifications"]);
  const { subscription, read } = aSubscription(`http://${host}/meera`);
  const pushed = await pushService(read);
  await subscribesWith(meera.context(), subscription);
  await meera.goto("/settings#push");
  await meera.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(meera.getByText(/^This device, on since/)).toBeVisible();
  await meera.getByRole("switch", { name: "Quiet hours" }).click();
  await expect(meera.getByRole("switch", { name: "Quiet hours" })).not.toBeChecked();
  const deliver = await deliveries(meera);
  await meera.goto("about:blank");

  const marit = await signedIn(browser, "hire@demo.example");
  await offerFreeHours(marit, { id, jobId });
  await expect(marit.getByText("Waiting for Meera Bhattacharya to choose")).toBeVisible();

  await expect.poll(() => pushed.messages).toHaveLength(1);
  const [message] = pushed.messages as { title: string; url: string }[];
  await deliver(message!);
  await meera.goto("/offline");
  const shown = () => meera.evaluate<{ title: string; url: string }[]>(notificationsShown);
  await expect.poll(shown).toEqual([{ title: message!.title, url: message!.url }]);
  await meera.goto(message!.url);
  await expect(meera.getByText("Saltmarsh asks you to choose a time")).toBeVisible();

  await meera.context().setOffline(true);
  await meera.goto("/messages");
  await expect(meera.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await meera.context().setOffline(false);
  await meera.getByRole("link", { name: "Try again" }).click();
  await expect(meera).toHaveURL(/\/messages/);
  await expect(meera.getByRole("heading", { name: "Messages" })).toBeVisible();
  pushed.close();
});

/** A push service on this machine, for what a browser's own would take over the internet. */
async function pushService(read: (body: Buffer) => unknown) {
  const messages: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      messages.push(read(Buffer.concat(chunks)));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => server.listen(outsidePort, "127.0.0.1", done));
  return { messages, close: () => void server.close() };
}

/** The browser subscribes at that push service; everything else about subscriptions is its own. */
function subscribesWith(context: BrowserContext, subscription: object) {
  return context.addInitScript(`
    const given = ${JSON.stringify(subscription)};
    const known = { ...given, toJSON: () => given, unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") ? known : null);
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("subscribed", "yes");
      return known;
    };
  `);
}

/** Hands a message to the service worker as the browser does once a push service sent it. */
async function deliveries(page: Page) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (message: object) =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}
