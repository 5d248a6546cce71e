/** Messages between the tabs of one browser. */
export interface TabMessages {
  post(message: unknown): void;
  close(): void;
}
/** The page around, as far as it is one: the client runs without one too. */
interface Around {
  addEventListener?(
    type: string,
    listener: (event: { key?: string | null; newValue?: string | null }) => void,
  ): void;
  removeEventListener?(type: string, listener: (event: object) => void): void;
}
export const around = globalThis as unknown as Around;
const keptMs = 45_000;
const removedAfterMs = 60_000;

/** A BroadcastChannel, or the browser's storage where there is none; null where neither works. */
export function openTabMessages(name: string, onMessage: (message: unknown) => void): TabMessages | null {
  if (typeof BroadcastChannel !== "undefined") return overChannel(name, onMessage);
  const standIn = overStorage(name, onMessage);
  // oxlint-disable-next-line no-console -- the sentence is specified
  if (!standIn) console.warn("Your browser doesn't support cross tab communication");
  return standIn;
}

function overChannel(name: string, onMessage: (message: unknown) => void): TabMessages {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", (event) => onMessage((event as MessageEvent).data));
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Writing to the storage is heard by all other tabs; what was written is removed a minute later. */
function overStorage(name: string, onMessage: (message: unknown) => void): TabMessages | null {
  const storage = storageOf();
  if (!storage) return null;
  function listener({ key, newValue }: { key?: string | null; newValue?: string | null }) {
    if (!key?.startsWith(`${name}:`) || !newValue) return;
    const { at, message } = JSON.parse(newValue) as { at: number; message: unknown };
    if (Date.now() - at < keptMs) onMessage(message);
  }
  around.addEventListener?.("storage", listener);
  return {
    post(message) {
      const key = `${name}:${crypto.randomUUID()}`;
      storage.setItem(key, JSON.stringify({ at: Date.now(), message }));
      setTimeout(() => storage.removeItem(key), removedAfterMs);
    },
    close: () => around.removeEventListener?.("storage", listener),
  };
}

function storageOf() {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}
