import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FeedResult, feedSystems } from "#contract/jobs.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";

export type FeedSystem = (typeof feedSystems)[number];
/** An address of a board, or a file that was saved from one. */
export type ImportWish = { address: string } | { file: File; system: FeedSystem | undefined };

const importing = ["jobs", "import"];
const resyncing = ["jobs", "resync"];

/** Brings a board's jobs in. It goes on while the person looks at something else, and tells when it is done. */
export function useImport(companyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: importing,
    mutationFn: (wish: ImportWish) =>
      "file" in wish
        ? api.jobs.importFile({
            params: { id: companyId },
            file: wish.file,
            fileName: wish.file.name,
            body: wish.system ? { system: wish.system } : {},
          })
        : api.jobs.import({ params: { id: companyId }, body: { address: wish.address } }),
    onSuccess: (result) => {
      if (result.state === "healthy") showToast({ text: countsText(result), tone: "success" });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ["jobs"] }),
  });
}
export function useImportRuns() {
  return useIsMutating({ mutationKey: importing }) > 0;
}

/** Reads every board of the company again. */
export function useResync(companyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: resyncing,
    mutationFn: () => api.jobs.resync({ params: { id: companyId } }),
    onSuccess: (results) => {
      for (const result of results)
        showToast(
          result.state === "healthy"
            ? { text: countsText(result), tone: "success" }
            : { text: failureText(result.message), tone: "error" },
        );
    },
    onError: (error) => showToast({ text: failureText(sentenceOf(error)), tone: "error" }),
    onSettled: () => cache.invalidateQueries({ queryKey: ["jobs"] }),
  });
}

type Counts = Pick<FeedResult, "added" | "changed" | "closed" | "unchanged">;
/** "4 jobs added, 1 changed, 2 closed, 80 unchanged". */
export function countsText({ added, changed, closed, unchanged }: Counts) {
  if (added + changed + closed === 0) return `${counted(unchanged, "job")} read, nothing has changed`;
  return `${counted(added, "job")} added, ${changed} changed, ${closed} closed, ${unchanged} unchanged`;
}

/** A reading that failed closes nothing, and the sentence says so. */
export function failureText(message: string | null) {
  const said = (message ?? "The board could not be read").replace(
    /[.,\s]*((so )?nothing was changed)?[.\s]*$/i,
    "",
  );
  return `${said}. Nothing was changed, and no job was closed.`;
}
