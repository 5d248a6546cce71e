import { useEffect } from "react";

const script = "/service-worker.js";

/** Keeps the service worker of this browser up to date while someone is signed in. */
export function useServiceWorker() {
  useEffect(() => {
    if ("serviceWorker" in navigator) navigator.serviceWorker.register(script).catch(leftWithout);
  }, []);
}

/** A private window, or a browser that was told to run none: everything but push works. */
function leftWithout() {
  return null;
}

/** unsupported: this browser shows none. denied: its person refused, which only they take back. */
export type PushState = { state: "unsupported" | "denied" | "off" } | { state: "on"; endpoint: string };

/** Whether this browser shows notifications of the product. */
export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return { state: "unsupported" };
  if (Notification.permission === "denied") return { state: "denied" };
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  return subscription ? { state: "on", endpoint: subscription.endpoint } : { state: "off" };
}

/** Asks the person, then the browser's push service; null where the person refuses. */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(script);
  const worker = await navigator.serviceWorker.ready;
  // One for another key, of an installation that was here before, is refused by its service.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}

/** Ends the subscription of this browser. */
export async function unsubscribe() {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
