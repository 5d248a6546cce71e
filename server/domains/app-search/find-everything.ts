import type { Found } from "#contract/app-search.ts";
import type { Known } from "#server/context.ts";
import { findApplicants, findColleagues, findOwnConversations, findOwnJobs } from "./find-for-team.ts";
import { findCompanies, findListedJobs, findMyConversations, findRecruiters } from "./find-for-candidate.ts";
import { wordsOf } from "./matching-words.ts";

export interface Wanted {
  words: string[];
  limit: number;
}
type Find = (context: Known, wanted: Wanted) => Promise<Found[]>;

/** What each side may find; everything a query answers is the viewer's to see. */
const finders: Record<"candidate" | "company", readonly Find[]> = {
  company: [findApplicants, findColleagues, findOwnJobs, findOwnConversations],
  candidate: [findListedJobs, findCompanies, findMyConversations, findRecruiters],
};

interface Asked {
  query: string;
  as?: "candidate" | "company" | undefined;
  limit: number;
}
/** The one door of the app search: a search engine takes over behind it. */
export async function findEverything(context: Known, { query, as, limit }: Asked): Promise<Found[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const { companyId, candidateId } = context.viewer;
  const isCompany = companyId && (as === "company" || !as || !candidateId);
  const found = await Promise.all(
    finders[isCompany ? "company" : "candidate"].map((find) => find(context, { words, limit })),
  );
  return found.flat();
}
