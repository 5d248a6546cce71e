import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { Spinner } from "#ui/controls/indicators/spinner.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { isClosed, onServiceChange, reopen } from "#web/api/service-state.ts";

const askEveryMs = 3000;
const load = async () => (await import("#ui/overlays/dialog.tsx")).Dialog;
const Dialog = lazyOverlay(load);

/** Shown during maintenance; closes itself when the API answers again. */
export function MaintenanceDialog() {
  const closed = useSyncExternalStore(onServiceChange, isClosed, () => false);
  const cache = useQueryClient();
  // Fetched ahead: when it is needed there may be nobody to fetch it from.
  useEffect(() => void load(), []);
  useEffect(() => {
    if (!closed) return;
    const timer = setInterval(async () => {
      const answer = await fetch("/readyz").catch(() => null);
      if (!answer?.ok) return;
      reopen();
      await cache.invalidateQueries();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [closed, cache]);
  return (
    <Dialog
      title="We’ll be right back"
      description="We’re working on the service. What you’ve typed stays on this page."
      size="sm"
      open={closed}
      onOpenChange={(open) => !open && reopen()}
    >
      <p>
        <Spinner />
        This closes automatically when everything is back.
      </p>
    </Dialog>
  );
}
