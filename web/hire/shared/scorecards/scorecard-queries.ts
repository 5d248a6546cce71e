import { queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  type ApplicationScorecards,
  type Rating,
  type Recommendation,
  type StageScorecards,
  mostRatings,
} from "#contract/scorecards.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useKeptSending } from "#web/shared/editor/use-kept-form.ts";

export const scorecardsOf = (applicationId: string) =>
  queryOptions({
    queryKey: ["scorecards", "of", applicationId],
    queryFn: () => api.scorecards.list({ params: { id: applicationId } }),
  });

/** What one writes about someone at a stage. */
export interface ScorecardDraft {
  recommendation: Recommendation | null;
  /** By the id of the attribute: which there are, and in which order, may change meanwhile. */
  ratings: Readonly<Record<string, RatingDraft>>;
  notes: string;
}
export interface RatingDraft {
  rating: Rating | null;
  note: string;
}
export const notRated: RatingDraft = { rating: null, note: "" };

/** What I wrote before. */
export function draftOf({ mine }: StageScorecards): ScorecardDraft {
  return {
    recommendation: mine?.recommendation ?? null,
    ratings: Object.fromEntries(
      (mine?.ratings ?? []).map(({ attributeId, rating, note }) => [
        attributeId,
        { rating, note: note ?? "" },
      ]),
    ),
    notes: mine?.notes ?? "",
  };
}

/** Ratings of the attributes there are now, and what I said of attributes that are gone. */
function ratingsOf({ ratings }: ScorecardDraft, { kit, mine }: StageScorecards) {
  const said = (mine?.ratings ?? []).filter(({ rating, note }) => rating !== null || note);
  const ids = [...kit.attributes.map(({ id }) => id), ...said.map(({ attributeId }) => attributeId)];
  return [...new Set(ids)]
    .slice(0, mostRatings)
    .map((attributeId) => ({ attributeId, ...(ratings[attributeId] ?? notRated) }));
}

/** Where what is typed waits on this device. */
export const keptScorecard = (applicationId: string, stage: string) => `scorecard:${applicationId}:${stage}`;

function useKept(applicationId: string) {
  const cache = useQueryClient();
  return (all: ApplicationScorecards) => cache.setQueryData(scorecardsOf(applicationId).queryKey, all);
}

export function useWriteScorecard(applicationId: string, of: StageScorecards, done: () => void) {
  const keep = useKept(applicationId);
  const { stage } = of.kit;
  const send = useKeptSending(keptScorecard(applicationId, stage));
  return useChange({
    call: ({ recommendation, ...written }: ScorecardDraft & { recommendation: Recommendation }) => {
      const body = { stage, recommendation, ratings: ratingsOf({ recommendation, ...written }, of) };
      return send(() =>
        api.scorecards.write({ params: { id: applicationId }, body: { ...body, notes: written.notes } }),
      );
    },
    done: (all) => {
      keep(all);
      done();
    },
    success: "Scorecard saved",
    refusal: (_, __, cache) => {
      // The attributes may have changed: the form shows those there are now.
      void cache.invalidateQueries(scorecardsOf(applicationId));
      return null;
    },
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
