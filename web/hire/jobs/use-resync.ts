import type { Feed, FeedResult } from "#contract/job-feeds.ts";
import { failureText } from "#shared/jobs/failure-text.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { type ToastWish, showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { sourceName } from "./imports/imports.ts";
import { platformName } from "#shared/words/platform-name.ts";

/** Reads every board of the company again. */
export function useResync(companyId: string) {
  return useChange({
    call: () => api.jobs.resync({ params: { id: companyId } }),
    done: (results) => {
      for (const result of results) showToast({ ...newsOf(result), key: `resync ${result.address}` });
    },
    refusal: (error) => ({ text: failureText(sentenceOf(error)) }),
    stale: [["jobs"]],
  });
}

/** What a reading of one board came to; the next reading of that board takes its place. */
function newsOf({ system, address, state, message, ...counts }: FeedResult): ToastWish {
  const title = `${platformName(system)}${address ? `, ${sourceName(address)?.replace(/^https?:\/\//, "")}` : ""}`;
  return state === "healthy"
    ? { title, text: countsText(counts), tone: "success" }
    : { title, text: failureText(message), tone: "error" };
}

type Counts = Pick<FeedResult, "added" | "changed" | "closed" | "unchanged">;
/** "4 jobs added, 1 changed, 2 closed, 80 unchanged"; what did not happen is not said. */
export function countsText({ added, changed, closed, unchanged }: Counts) {
  if (added + changed + closed === 0) return `${counted(unchanged, "job")} checked, no changes`;
  const [[first, did] = [0, ""], ...others] = Object.entries({ added, changed, closed, unchanged })
    .filter(([, count]) => count > 0)
    .map(([word, count]) => [count, word] as const);
  return [`${counted(first, "job")} ${did}`, ...others.map(([count, word]) => `${count} ${word}`)].join(", ");
}

/** How the last reading of a board went. What was imported when it was connected stands above the list of jobs. */
export function readingText({ lastState, lastMessage, lastCounts }: LastReading) {
  if (lastState === "failed") return failureText(lastMessage);
  if (lastCounts) return countsText(lastCounts);
  return lastState
    ? "Changes appear here after the next sync."
    : "Its jobs appear here after the first sync.";
}
type LastReading = Pick<Feed, "lastState" | "lastMessage" | "lastCounts">;
