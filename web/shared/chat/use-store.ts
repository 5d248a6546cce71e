import { useSyncExternalStore } from "react";

interface Followed<T> {
  subscribe(follow: () => void): () => void;
  getSnapshot(): T;
}
/** What a store of the chat client holds now. */
export function useStore<T>(store: Followed<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
