import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { leaves } from "./leaving.ts";

interface UnsavedGuardProps {
  /** Whether something would be lost. */
  dirty: boolean;
  /** What it is: "this job". */
  what: string;
  /** Whether another query of the same address leaves it too, where the query says which part is open. */
  query?: boolean;
  /** Lets the screen itself move on, after it has saved. */
  free?: React.RefObject<boolean>;
}

/** Asks before a screen with unsaved changes is left, within the product or out of it. */
export function UnsavedGuard({ dirty, what, query, free }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !free?.current && leaves(currentLocation, nextLocation, query),
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description={`Your unsaved changes to ${what} will be lost.`}
      action="Leave"
      cancel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
