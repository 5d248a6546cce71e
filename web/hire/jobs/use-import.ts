import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type { feedSystems } from "#contract/feed-systems.ts";
import type { FeedResult } from "#contract/jobs.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { type ToastWish, showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { platformName } from "./job-table.tsx";

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
      for (const result of results) showToast({ ...newsOf(result), key: `${resyncing} ${result.address}` });
    },
    onError: (error) => showToast({ text: failureText(sentenceOf(error)), tone: "error" }),
    onSettled: () => cache.invalidateQueries({ queryKey: ["jobs"] }),
  });
}

/** What a reading of one board came to; the next reading of that board takes its place. */
function newsOf({ system, address, state, message, ...counts }: FeedResult): ToastWish {
  const title = `${platformName(system)}${address ? `, ${address.replace(/^https?:\/\//, "")}` : ""}`;
  return state === "healthy"
    ? { title, text: countsText(counts), tone: "success" }
    : { title, text: failureText(message), tone: "error" };
}

type Counts = Pick<FeedResult, "added" | "changed" | "closed" | "unchanged">;
/** "4 jobs added, 1 changed, 2 closed, 80 unchanged"; what did not happen is not said. */
export function countsText({ added, changed, closed, unchanged }: Counts) {
  if (added + changed + closed === 0) return `${counted(unchanged, "job")} read, nothing has changed`;
  const [[first, did] = [0, ""], ...others] = Object.entries({ added, changed, closed, unchanged })
    .filter(([, count]) => count > 0)
    .map(([word, count]) => [count, word] as const);
  return [`${counted(first, "job")} ${did}`, ...others.map(([count, word]) => `${count} ${word}`)].join(", ");
}

/** A reading that failed closes nothing, and the sentence says so. */
export function failureText(message: string | null) {
  const said = (message ?? "The board could not be read").replace(
    /[.,\s]*((so )?nothing was changed)?[.\s]*$/i,
    "",
  );
  return `${said}. Nothing was changed, and no job was closed.`;
}
