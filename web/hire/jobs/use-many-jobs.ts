import { useMutation, useQueryClient } from "@tanstack/react-query";
import { counted } from "#shared/words/sentence-list.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import type { JobTab } from "./hire-jobs.ts";

/** Some jobs of a tab, or all that the search finds there. */
export type Chosen = { ids: string[] } | { matching: { status: JobTab; q: string } };
interface Wish {
  chosen: Chosen;
  to: "live" | "closed";
  said: string;
}

/** Publishes, closes or reopens many jobs; for some seconds the toast takes it back. */
export function useManyJobs(companyId: string) {
  const cache = useQueryClient();
  const params = { id: companyId };
  const readAgain = () => {
    void cache.invalidateQueries({ queryKey: ["jobs"] });
    void cache.invalidateQueries({ queryKey: ["applications"] });
  };
  async function undo(batchId: string) {
    try {
      const { restored } = await api.jobs.undoStatusOfMany({ params: { ...params, batchId } });
      showToast({ text: `${counted(restored, "job")} put back`, tone: "success" });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    } finally {
      readAgain();
    }
  }
  return useMutation({
    mutationFn: ({ chosen, to }: Wish) => api.jobs.setStatusOfMany({ params, body: { to, ...chosen } }),
    onSuccess: ({ batchId, changed, left, reasons, undoMs }, { said }) => {
      if (batchId !== null)
        showToast({
          text: `${counted(changed, "job")} ${said}`,
          undo: () => void undo(batchId),
          lastsMs: undoMs,
        });
      if (left > 0) showToast({ title: leftTitle(left, said), text: whyLeft(reasons), tone: "warning" });
    },
    onError: (error) => showToast({ text: sentenceOf(error), tone: "error" }),
    onSettled: readAgain,
  });
}

function leftTitle(left: number, said: string) {
  return `${counted(left, "job")} could not be ${said}`;
}

/** "Nurse: Description is a required field, Please add" */
export function whyLeft(reasons: readonly { jobTitle: string; reason: string }[]) {
  const [first] = reasons;
  return first ? `${first.jobTitle}: ${first.reason}` : "";
}
