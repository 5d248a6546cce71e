import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ApplicationScorecards, Rating, Recommendation } from "#contract/scorecards.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const scorecardsOf = (applicationId: string) =>
  queryOptions({
    queryKey: ["scorecards", "of", applicationId],
    queryFn: () => api.scorecards.list({ params: { id: applicationId } }),
  });

/** What one writes about someone at a stage. */
export interface ScorecardDraft {
  recommendation: Recommendation | null;
  ratings: { attributeId: string; rating: Rating | null; note: string }[];
  notes: string;
}

function useKept(applicationId: string) {
  const cache = useQueryClient();
  return (all: ApplicationScorecards) => cache.setQueryData(scorecardsOf(applicationId).queryKey, all);
}

export function useWriteScorecard(applicationId: string, stage: string, done: () => void) {
  const keep = useKept(applicationId);
  return useChange({
    call: ({ recommendation, ...written }: ScorecardDraft & { recommendation: Recommendation }) =>
      api.scorecards.write({ params: { id: applicationId }, body: { stage, recommendation, ...written } }),
    done: (all) => {
      keep(all);
      done();
    },
    success: "Scorecard saved",
    refusal: null,
    once: () => stage,
  });
}

export function useAskTeammates(applicationId: string, stage: string, done: () => void) {
  const keep = useKept(applicationId);
  return useChange({
    call: (userIds: string[]) =>
      api.scorecards.ask({ params: { id: applicationId }, body: { stage, userIds } }),
    done: (all) => {
      keep(all);
      done();
    },
    refusal: null,
    once: () => stage,
  });
}
