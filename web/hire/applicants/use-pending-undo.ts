import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { type ToastWish, dismissToast, showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { pendingActions, pendingBatches } from "#web/hire/shared/applicants/feed.ts";
import { useTellBatch } from "#web/hire/shared/applicants/use-batch.ts";

export type FeedMove = "pass" | "shortlist";
const told: Record<FeedMove, (name: string) => string> = {
  pass: (name) => `${name} rejected`,
  shortlist: (name) => `${name} shortlisted`,
};
const toastKey = (id: string) => `undo-${id}`;
/** With less time left there is no use in offering it. */
const leastMs = 500;

interface Undoing {
  move: FeedMove;
  fullName: string;
  undo: () => void;
  /** As long as the server still takes it back. */
  lastsMs: number | undefined;
}
export function undoToast(id: string, { move, fullName, undo, lastsMs }: Undoing): ToastWish {
  return { text: told[move](fullName), key: toastKey(id), undo, lastsMs };
}

/** Takes decisions back: those made here, and those that were made before this page was opened or on another device. */
export function usePendingUndo(onUndone?: (id: string) => void) {
  const change = useChanges({ stale: [["applications"]] });
  // Until what is pending was read anew, an older answer may still name what was decided or taken back here.
  const here = useRef(new Set<string>());

  async function undo(id: string, putBack?: () => void) {
    dismissToast(toastKey(id));
    here.current.add(id);
    await change({
      about: id,
      call: () => api.applications.undo({ params: { id } }),
      done: () => {
        putBack?.();
        onUndone?.(id);
      },
    });
    here.current.delete(id);
  }

  const { data: pending } = useQuery({ ...pendingActions, refetchOnMount: "always" });
  const tellPending = useEffectEvent(() => {
    for (const { applicationId: id, fullName, move, remainingMs } of pending ?? []) {
      if (move === "ignoreLead" || remainingMs < leastMs || here.current.has(id)) continue;
      showToast(undoToast(id, { move, fullName, undo: () => void undo(id), lastsMs: remainingMs }));
    }
  });
  useEffect(() => tellPending(), [pending]);
  usePendingBatches();
  return { undo, decidedHere: (id: string) => void here.current.add(id) };
}

/** Decisions about many, made before this page was opened or on another device. */
function usePendingBatches() {
  const { data: batches } = useQuery({ ...pendingBatches, refetchOnMount: "always" });
  const { tell, isTold } = useTellBatch();
  const tellPending = useEffectEvent(() => {
    for (const batch of batches ?? []) if (batch.remainingMs >= leastMs && !isTold(batch.id)) tell(batch);
  });
  useEffect(() => tellPending(), [batches]);
}
