import { useSyncExternalStore } from "react";

/** Whether the device has a connection; on the server and in the first paint it has. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function followNetwork(change: () => void) {
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}
