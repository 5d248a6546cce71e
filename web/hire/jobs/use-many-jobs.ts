import { counted } from "#shared/words/sentence-list.ts";
import { type ToastWish, showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useCloseFilled } from "#web/hire/shared/jobs/use-close-filled.ts";
import type { JobAudience } from "#contract/job-shapes.ts";
import type { JobTab } from "#web/hire/shared/jobs/hire-jobs.ts";

/** Some jobs of a tab, or all that the search finds there. */
export type Chosen =
  | { ids: string[] }
  | { matching: { status: JobTab; q: string; shown?: JobAudience | undefined } };
interface Wish {
  chosen: Chosen;
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
    refusal: (error, wish): Partial<ToastWish> | null =>
      ask(error, () => change.attempt({ ...wish, others: "stay" })),
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
  /** Filled jobs among those that are named ask what becomes of the others; answers whether they do. */
  const askIfFilled = (ids: string[]) =>
    askFirst(ids, () => change.attempt({ chosen: { ids }, to: "closed", said: "closed", others: "stay" }));
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
