import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { JobMatch, MatchStatus, RejectReason } from "#contract/match-shapes.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";
import { sendSignal } from "#web/shared/matching/send-signal.ts";
import { savedJobs } from "#web/shared/jobs/saved-jobs.ts";

/** Today's ten and what was decided about them. */
export const todaysMatches = queryOptions({
  queryKey: ["matches", "today"],
  queryFn: () => api.matching.today(),
});

type Today = Awaited<ReturnType<typeof api.matching.today>>;

/** What breaks one condition, apart from the day's list. */
export const closeButMatches = queryOptions({
  queryKey: ["matches", "close-but"],
  queryFn: () => api.matching.closeBut(),
  staleTime: 60_000,
});

export const pendingMatches = queryOptions({
  queryKey: ["matches", "pending"],
  queryFn: () => api.matching.pendingCount(),
});

export const jobById = (id: string) =>
  queryOptions({
    queryKey: ["job", id],
    queryFn: () => api.jobs.get({ params: { id } }),
    staleTime: 5 * 60_000,
  });

/** Has today's matches chosen by the preferences of now; what was decided stays. */
export function useChooseAgain() {
  return useChange({
    call: () => api.matching.chooseAgain(),
    done: (today, _, cache) => cache.setQueryData(todaysMatches.queryKey, today),
    success: "Today’s matches now follow your preferences",
    toastKey: "choose-again",
    stale: [pendingMatches],
  });
}

interface Decision {
  match: JobMatch;
  /** "pending" takes what was decided today back. */
  status: Exclude<MatchStatus, "applied">;
  reason?: RejectReason;
  /** Called once the decision is taken back. */
  onUndone?: () => void;
}
const told: Record<Decision["status"], (job: string) => string> = {
  rejected: (job) => `Dismissed: ${job}`,
  saved: (job) => `Saved ${job}`,
  liked: (job) => `You like ${job}`,
  pending: (job) => `${job} is back in your matches`,
};

/** What the server is told of a decision, or of the one before it when it is taken back. */
function tell({ id }: JobMatch, status: MatchStatus, reason: RejectReason | null = null) {
  return status === "rejected"
    ? api.matching.reject({ params: { id }, body: reason ? { reason } : {} })
    : api.matching.swipe({ params: { id }, body: { status } });
}

/** A job that a decision saves, or no longer saves. */
function signal(jobId: string, before: MatchStatus, after: MatchStatus) {
  if (before === after) return;
  if (after === "saved") sendSignal(jobId, "saved");
  else if (before === "saved") sendSignal(jobId, "unsaved");
}

/** Decides about a match at once, with an undo; the list is put back if the server refuses. */
export function useDecide() {
  const cache = useQueryClient();
  const stale = [["matches"], savedJobs];
  const show = (id: string, status: MatchStatus) =>
    showNow<Today>(cache, todaysMatches, (today) => ({
      ...today,
      matches: today.matches.map((match) => (match.id === id ? { ...match, status } : match)),
    }));
  const decide = useChange({
    call: ({ match, status, reason }: Decision) => tell(match, status, reason),
    optimistic: ({ match, status }) => {
      show(match.id, status);
      return () => show(match.id, match.status);
    },
    done: (_, { match, status }) => signal(match.jobId, match.status, status),
    success: (_, { match, status, onUndone }): ToastWish => ({
      text: told[status](match.job.jobTitle),
      key: `decide-${match.id}`,
      undo: () => {
        takeBack.mutate(match);
        signal(match.jobId, status, match.status);
        onUndone?.();
      },
    }),
    stale,
  });
  const takeBack = useChange({
    call: (match: JobMatch) => tell(match, match.status, match.reason),
    optimistic: (match) => show(match.id, match.status),
    stale,
  });
  return decide.mutate;
}
