import { queryOptions } from "@tanstack/react-query";
import type { ScorecardKit } from "#contract/scorecards.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const kitsOfJob = (jobId: string) =>
  queryOptions({
    queryKey: ["scorecards", "kits", jobId],
    queryFn: () => api.scorecards.kits({ params: { id: jobId } }),
  });

/** A kit as it is being written; an attribute that is new has no id yet. */
export interface KitDraft {
  guidance: string;
  attributes: { id?: string; name: string; guidance: string }[];
}

/** Whether something was written that is not saved; lines without a name count for nothing. */
export function isDirty(draft: KitDraft, { guidance, attributes }: ScorecardKit) {
  return JSON.stringify(sent(draft)) !== JSON.stringify(sent({ guidance, attributes }));
}

function sent({ guidance, attributes }: KitDraft): KitDraft {
  return {
    guidance: guidance.trim(),
    attributes: attributes
      .filter((each) => each.name.trim() || each.guidance.trim())
      .map(({ id, name, guidance: words }) => ({ id, name: name.trim(), guidance: words.trim() })),
  };
}

export const draftOf = ({ guidance, attributes }: ScorecardKit): KitDraft => ({ guidance, attributes });

interface SavingKit {
  kit: ScorecardKit;
  done: (saved: ScorecardKit, sent: KitDraft) => void;
}
export function useSaveKit(jobId: string, { kit: { stage, stageName, version }, done }: SavingKit) {
  return useChange({
    call: (draft: KitDraft) =>
      api.scorecards.setKit({ params: { id: jobId }, body: { stage, version, ...sent(draft) } }),
    done: (saved, draft, cache) => {
      done(saved, draft);
      cache.setQueryData(kitsOfJob(jobId).queryKey, (kits) =>
        kits?.map((kit) => (kit.stage === stage ? saved : kit)),
      );
    },
    success: `Scorecard for ${stageName} saved`,
    refusal: null,
    stale: [["scorecards"]],
    once: () => stage,
  });
}
