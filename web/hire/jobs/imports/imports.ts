import { queryOptions, useQuery } from "@tanstack/react-query";
import type { feedSystems } from "#contract/feed-systems.ts";
import { accountScheme } from "#contract/job-feeds.ts";
import type { ImportLine, JobImport } from "#contract/job-imports.ts";
import { counted } from "#shared/words/sentence-list.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { feedsOf } from "#web/hire/shared/jobs/hire-jobs.ts";
import { useChange } from "#web/api/use-change.ts";

export type FeedSystem = (typeof feedSystems)[number];
/** An address of a board, or a file that was saved from one. */
export type ImportWish =
  | { address: string }
  | { feedId: string }
  | { file: File; system: FeedSystem | undefined };
export interface ImportChoice {
  status: "draft" | "live";
  follow: boolean;
  leaveOut: number[];
}

/** Whether jobs come from an account that the team connected, not from a board. */
export const isAccount = (address: string | null) => address?.startsWith(accountScheme) ?? false;

/** Where jobs come from, in words; null for a file. */
export const sourceName = (address: string | null) => (isAccount(address) ? "Connected account" : address);

const keys = (companyId: string) => ["job-imports", companyId] as const;
const whileRunningMs = 700;

const listOf = (companyId: string) =>
  queryOptions({
    queryKey: [...keys(companyId), "list"],
    queryFn: () => api.jobImports.list({ params: { id: companyId } }),
    refetchInterval: ({ state }) => (state.data?.some(runs) ? whileRunningMs : false),
  });

function runs({ state, stalled }: JobImport) {
  return state === "importing" && !stalled;
}

/** The last import, which can be come back to while it runs and as long as it can be undone. */
export function useLastImport(companyId: string) {
  const { data } = useQuery(listOf(companyId));
  const [last] = data?.filter(({ state }) => state !== "ready") ?? [];
  return last;
}

/** One import, read again while it runs. */
export const importOf = (companyId: string, importId: string) =>
  queryOptions({
    queryKey: [...keys(companyId), importId],
    queryFn: () => api.jobImports.get({ params: { id: companyId, importId } }),
    refetchInterval: ({ state }) => (state.data && runs(state.data) ? whileRunningMs : false),
  });

export const linesOf = (companyId: string, importId: string) =>
  queryOptions({
    queryKey: [...keys(companyId), importId, "lines"],
    queryFn: () => api.jobImports.lines({ params: { id: companyId, importId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reads a board or a file; no job changes. */
export function usePreview(
  companyId: string,
  onFound: (importId: string) => void,
  refusal: Partial<ToastWish> | null = null,
) {
  return useChange({
    call: (wish: ImportWish) =>
      "file" in wish
        ? api.jobImports.previewFile({
            params: { id: companyId },
            file: wish.file,
            fileName: wish.file.name,
            body: wish.system ? { system: wish.system } : {},
          })
        : api.jobImports.preview({ params: { id: companyId }, body: wish }),
    done: ({ id }) => onFound(id),
    refusal,
  });
}

/** What the frame says where someone leaves it before the end, which is no failure. */
export const leftFrame = "The user cancelled the flow!";

/** Connects an account in a frame of its own and reads its jobs; a failure on the way is reported and thrown on. */
export function useConnectAccount(companyId: string, onFound: (importId: string) => void) {
  return useChange({
    call: async () => {
      try {
        const { link } = await api.companyAts.initKombo();
        const { openConnectFrame } = await import("./connect-frame.ts");
        const feed = await api.companyAts.activateKombo({ body: { token: await openConnectFrame(link) } });
        return await api.jobImports.preview({ params: { id: companyId }, body: { feedId: feed.id } });
      } catch (error) {
        if ((error as Error).message !== leftFrame) reportError(error);
        throw error;
      }
    },
    done: ({ id }) => onFound(id),
    refusal: null,
    stale: [feedsOf(companyId)],
  });
}

export function useDisconnect(companyId: string) {
  return useChange({
    call: (feedId: string) => api.companyAts.disconnect({ params: { id: feedId } }),
    success: "Account disconnected. Its jobs stay as they are.",
    stale: [feedsOf(companyId)],
  });
}

export function useStopFeed(companyId: string) {
  return useChange({
    call: (feedId: string) => api.jobs.stopFeed({ params: { id: companyId, feedId } }),
    success: "We no longer sync this job board. Its jobs stay as they are.",
    stale: [feedsOf(companyId)],
  });
}

export function useCommit(companyId: string) {
  return useChange({
    call: ({ importId, ...body }: ImportChoice & { importId: string }) =>
      api.jobImports.commit({ params: { id: companyId, importId }, body }),
    done: (begun, _, cache) => cache.setQueryData(importOf(companyId, begun.id).queryKey, begun),
    refusal: null,
    stale: [keys(companyId)],
  });
}

export function useUndoImport(companyId: string) {
  return useChange({
    call: (importId: string) => api.jobImports.undo({ params: { id: companyId, importId } }),
    done: (undone, _, cache) => cache.setQueryData(importOf(companyId, undone.id).queryKey, undone),
    success: undoneText,
    stale: [keys(companyId), ["jobs"]],
  });
}

/** What an import did: an update brings nothing in, and new jobs are no updates. */
export function broughtText({ done, status, found }: JobImport) {
  if (done === 0) return "Nothing has changed.";
  if (found.new === 0) return `${counted(done, "job")} updated${found.gone > 0 ? " or closed" : ""}.`;
  const as = status === "live" ? "live jobs" : "drafts";
  return `${counted(done, "job")} imported as ${as}${found.changed + found.gone > 0 ? " or updated" : ""}.`;
}

export function undoneText({ chosen, kept, beganFollowing }: JobImport) {
  return [
    `${counted(chosen - kept, "job")} restored.`,
    kept > 0 && `${counted(kept, "job")} stayed because of applicants or your edits.`,
    beganFollowing && "We no longer sync the job board.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The lines that hold every word of what is searched. */
export function matching(lines: readonly ImportLine[], query: string, kind: ImportLine["kind"] | "all") {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    if (kind !== "all" && line.kind !== kind) return false;
    const text = `${line.title} ${line.department ?? ""} ${line.places}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The unticked lines after ticking or unticking some of them. */
export function ticked(left: ReadonlySet<number>, lines: readonly ImportLine[], on: boolean) {
  const next = new Set(left);
  for (const { position } of lines)
    if (on) next.delete(position);
    else next.add(position);
  return next;
}

/** Whether a job stays as it is, since who looks at it may not publish or close jobs. */
export function isKept({ publishes }: ImportLine, mayPublish: boolean) {
  return publishes && !mayPublish;
}

/** What the team left out when it began to follow the board. */
export function leftOutBefore(lines: readonly ImportLine[], mayPublish: boolean): ReadonlySet<number> {
  const out = lines.filter(
    (line) => line.kind !== "unreadable" && (!line.chosen || isKept(line, mayPublish)),
  );
  return new Set(out.map(({ position }) => position));
}
