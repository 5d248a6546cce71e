import { counted } from "#shared/words/sentence-list.ts";
import { type ToastWish, showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { type ChosenJobs, useCloseFilled } from "#web/hire/shared/jobs/use-close-filled.ts";

interface Wish {
  chosen: ChosenJobs;
  count: number;
  to: "live" | "closed";
  said: string;
  /** What becomes of the others of filled jobs. */
  others?: "stay";
}

/** Publishes, closes or reopens many jobs; for some seconds the toast takes it back. */
export function useManyJobs(companyId: string) {
  const params = { id: companyId };
  const stale = [["jobs"], ["applications"]];
  const undo = useChange({
    call: (batchId: string) => api.jobs.undoStatusOfMany({ params: { ...params, batchId } }),
    success: ({ restored }) => `${counted(restored, "job")} restored`,
    stale,
  });
  const { asked, ask, askFirst } = useCloseFilled();
  const change = useChange({
    call: ({ chosen, to, others }: Wish) =>
      api.jobs.setStatusOfMany({ params, body: { to, others, ...chosen } }),
    refusal: (error, wish): Partial<ToastWish> | null => ask(error, closing(wish)),
    done: ({ left, reasons }, { said }) =>
      left > 0 && showToast({ title: leftTitle(left, said), text: whyLeft(reasons), tone: "warning" }),
    success: ({ batchId, changed, undoMs }, { said }): ToastWish | null =>
      batchId === null
        ? null
        : {
            text: `${counted(changed, "job")} ${said}`,
            undo: () => undo.mutate(batchId),
            lastsMs: undoMs,
          },
    stale,
  });
  const closing = (wish: Wish) => ({
    count: wish.count,
    close: () => change.attempt({ ...wish, others: "stay" }),
  });
  /** Asks what happens to people in progress where chosen jobs are filled; true if it asked. */
  const askIfFilled = (wish: Wish) => askFirst(wish.chosen, closing(wish));
  return { ...change, asked, askIfFilled };
}

function leftTitle(left: number, said: string) {
  return `${counted(left, "job")} not ${said}`;
}

/** "Nurse: Description is a required field, Please add" */
export function whyLeft(reasons: readonly { jobTitle: string; reason: string }[]) {
  const [first] = reasons;
  return first ? `${first.jobTitle}: ${first.reason}` : "";
}
