/** What a browser's window has of the network, and other places have not. */
const around = globalThis as unknown as {
  navigator?: { onLine?: boolean };
  addEventListener?(type: "online", heard: () => void, how: { once: true }): void;
};

/** Whether the device knows that it has no network at all. */
export function isOffline() {
  return around.navigator?.onLine === false;
}

export function backOnline() {
  return new Promise<void>((resolve) => around.addEventListener?.("online", resolve, { once: true }));
}
