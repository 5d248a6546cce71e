import { useQueryClient } from "@tanstack/react-query";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { CallRefused } from "#contract/client.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { takeOut } from "./feed-cache.ts";
import { type FeedView, undoKindOf } from "#web/hire/shared/applicants/feed.ts";
import { delayedKey, useCancelPass } from "#web/hire/shared/applicants/use-cancel-pass.ts";
import { type FeedMove, undoToast, usePendingUndo } from "./use-pending-undo.ts";

/**
 * Decisions on the feed: the row leaves at once and the counts drop; undo puts it back where it was. The server holds
 * the action until its time is up, so a reload or a second device sees the same.
 */
export function useDecisions(view: FeedView, onUndone?: (id: string) => void) {
  const cache = useQueryClient();
  const change = useChanges({ stale: [["applications"]] });
  const cancelPass = useCancelPass();
  const { undo, decidedHere } = usePendingUndo(onUndone);
  /** One decision about a person at a time; a refused one puts the person back. */
  const about = (row: ApplicationRow) => ({
    about: row.id,
    refusal: (error: unknown) => refusalOf(error, row, cancelPass),
  });

  function decide(row: ApplicationRow, move: FeedMove, { reason }: { reason?: string } = {}) {
    let taken: ReturnType<typeof takeOut> | undefined;
    return change({
      ...about(row),
      optimistic: () => (taken = takeOut(cache, view, row)).putBack,
      call: () => send(row, move, { reason, undoKind: undoKindOf(view, move), place: taken!.place }),
      success: (moved): ToastWish => {
        decidedHere(row.id);
        return undoToast(row.id, {
          move,
          fullName: row.candidate.fullName,
          undo: () => void undo(row.id, taken?.putBack),
          lastsMs: moved.undo?.remainingMs,
        });
      },
    });
  }
  const leaves = (row: ApplicationRow) => takeOut(cache, view, row).putBack;

  // Whoever was passed stays on the list of the passed.
  const save = (row: ApplicationRow) =>
    change({
      ...about(row),
      ...saving(row),
      optimistic: () => (view.tab === "passed" ? undefined : leaves(row)),
    });
  const approve = (row: ApplicationRow) =>
    change({ ...about(row), ...approving(row), optimistic: () => leaves(row) });
  const reopen = (row: ApplicationRow) =>
    change({ ...about(row), ...reopening(row), optimistic: () => leaves(row) });

  return { decide, save, approve, reopen, cancelPass };
}

const namedBy = ({ id, version }: ApplicationRow) => ({ params: { id }, body: { version } });

const saving = (row: ApplicationRow) => ({
  call: () => api.applications.save(namedBy(row)),
  success: ({ saved }: { saved: boolean }) =>
    saved ? `Saved ${row.candidate.fullName}` : `${row.candidate.fullName} removed from Saved`,
});

/** The team's word ends the review of a referral: the person waits among the pending ones. */
const approving = (row: ApplicationRow) => ({
  call: () => api.referrals.vote({ params: { id: row.id }, query: { as: "company" }, body: { vote: "for" } }),
  success: `${row.candidate.fullName} moved to Pending`,
});

const reopening = (row: ApplicationRow) => ({
  call: () => api.applications.reopen(namedBy(row)),
  success: `${row.candidate.fullName} moved back to Pending`,
});

type Passing = NonNullable<Parameters<typeof api.applications.pass>[0]["body"]>;
type Sending = Pick<Passing, "reason" | "undoKind"> & { place: number };

function send(row: ApplicationRow, move: FeedMove, { reason, ...sending }: Sending) {
  const body = { version: row.version, ...sending };
  const params = { id: row.id };
  return move === "pass"
    ? api.applications.pass({ params, body: { ...body, reason } })
    : api.applications.accept({ params, body });
}

/** A delayed pass blocks other moves; the toast offers to cancel it. */
function refusalOf(
  error: unknown,
  row: ApplicationRow,
  cancelPass: ReturnType<typeof useCancelPass>,
): Partial<ToastWish> {
  const delayed = error instanceof CallRefused && error.error.code === "DELAYED_PASS";
  return {
    title: row.candidate.fullName,
    ...(delayed && {
      key: delayedKey(row.id),
      action: { label: "Cancel", onSelect: () => void cancelPass(row) },
    }),
  };
}
