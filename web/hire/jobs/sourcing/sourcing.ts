import { queryOptions } from "@tanstack/react-query";
import type { LeftOutReason, SourcingRun } from "#contract/auto-sourcing.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";

const lookEveryMs = 2000;

/** How a job finds people by itself; looked at again while a run is under way. */
export const sourcingOf = (id: string) =>
  queryOptions({
    queryKey: ["talent-pool", id, "sourcing"],
    queryFn: () => api.networks.autoSourcingSummary({ params: { id } }),
    refetchInterval: ({ state }) => (state.data?.running ? lookEveryMs : false),
  });

const reasons: Record<LeftOutReason, string> = {
  applied: "applied or were invited already",
  lead: "are leads already",
  doNotContact: "asked you not to contact them",
  location: "are elsewhere",
  industry: "want other industries",
  salary: "want a higher salary",
  careerStage: "are at another career stage",
  notScored: "are reviewed by people only, or the job asks for too little to compare",
  score: "are below the score",
  full: "come after the best 25",
};

/** Where the team reads the names of those it has already; of all others a name would tell what they want. */
const lists: Partial<Record<LeftOutReason, { label: string; hrefOf: (jobId: string) => string }>> = {
  applied: { label: "See applicants", hrefOf: (jobId) => `/hire/applicants?job=${jobId}` },
  lead: { label: "See leads", hrefOf: (jobId) => `/hire/leads?job=${jobId}` },
};

/** "12 are below the score", the largest group first. */
export function leftOutGroups({ leftOut }: SourcingRun) {
  return Object.entries(leftOut)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => {
      const reason = name as LeftOutReason;
      return { words: `${count} ${reasons[reason]}`, list: lists[reason] };
    });
}

/** "Looked at 40 people and added 3 leads." */
export function runWords({ found, added }: SourcingRun): string {
  return `Looked at ${counted(found, "person", "people")} and added ${counted(added, "lead")}.`;
}
