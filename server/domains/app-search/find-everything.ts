import type { Found } from "#contract/app-search.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { findApplicants, findColleagues, findOwnConversations, findOwnJobs } from "./find-for-team.ts";
import { findCompanies, findListedJobs, findMyConversations, findRecruiters } from "./find-for-candidate.ts";
import { textsOfCandidate, textsOfTeam } from "./known-texts.ts";
import { wordsOf } from "#server/database/matching-words.ts";
import { meantWords } from "./near-words.ts";

export interface Wanted {
  words: string[];
  limit: number;
}
type Find = (context: AuthenticatedContext, wanted: Wanted) => Promise<Found[]>;

/** What each side may find; everything a query answers is the viewer's to see. */
const sides = {
  company: {
    finders: [findApplicants, findColleagues, findOwnJobs, findOwnConversations],
    texts: textsOfTeam,
  },
  candidate: {
    finders: [findListedJobs, findCompanies, findMyConversations, findRecruiters],
    texts: textsOfCandidate,
  },
} satisfies Record<
  string,
  { finders: readonly Find[]; texts: (context: AuthenticatedContext) => Promise<string[]> }
>;

interface Asked {
  query: string;
  as?: "candidate" | "company" | undefined;
  limit: number;
}
/** The one door of the app search: a search engine takes over behind it. */
export async function findEverything(
  context: AuthenticatedContext,
  { query, as, limit }: Asked,
): Promise<Found[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const { companyId, candidateId } = context.viewer;
  const isCompany = companyId && (as === "company" || !as || !candidateId);
  const { finders, texts } = sides[isCompany ? "company" : "candidate"];
  const read = async (wanted: Wanted) =>
    (await Promise.all(finders.map((find) => find(context, wanted)))).flat();
  const found = await read({ words, limit });
  if (found.length > 0) return found;
  const meant = meantWords(words, await texts(context));
  return meant ? read({ words: meant, limit }) : [];
}
