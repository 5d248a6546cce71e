import type { Found } from "#contract/app-search.ts";
import type { CandidateContext, CompanyContext, UserContext } from "#server/context.ts";
import { findApplicants, findColleagues, findOwnConversations, findOwnJobs } from "./find-for-team.ts";
import { findCompanies, findListedJobs, findMyConversations, findRecruiters } from "./find-for-candidate.ts";
import { textsOfCandidate, textsOfTeam } from "./texts-of-viewer.ts";
import { asCandidate, asCompany } from "#server/http/viewer-roles.ts";
import { wordsOf } from "#server/database/matching-words.ts";
import { meantWords } from "./near-words.ts";

export interface Wanted {
  words: string[];
  limit: number;
}
/** What each side may find; everything a query answers is the viewer's to see. */
function ofTeam(context: CompanyContext) {
  const finders = [findApplicants, findColleagues, findOwnJobs, findOwnConversations];
  return {
    find: (wanted: Wanted) => Promise.all(finders.map((find) => find(context, wanted))),
    texts: () => textsOfTeam(context),
  };
}
function ofCandidate(context: CandidateContext) {
  const finders = [findListedJobs, findCompanies, findMyConversations, findRecruiters];
  return {
    find: (wanted: Wanted) => Promise.all(finders.map((find) => find(context, wanted))),
    texts: () => textsOfCandidate(context),
  };
}

interface Asked {
  query: string;
  as?: "candidate" | "company" | undefined;
  limit: number;
}
/** Whether someone looks as a job seeker; who hires as well does so only in the seekers' app. */
export function isSeeker(context: UserContext, as: Asked["as"]): boolean {
  return Boolean(asCandidate(context)) && (as === "candidate" || !asCompany(context));
}

/** The one door of the app search: a search engine takes over behind it. */
export async function findEverything(context: UserContext, { query, as, limit }: Asked): Promise<Found[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const [company, candidate] = [asCompany(context), asCandidate(context)];
  const isTeam = as !== "candidate" || !candidate;
  const side = company && isTeam ? ofTeam(company) : candidate && ofCandidate(candidate);
  if (!side) return [];
  const read = async (wanted: Wanted) => (await side.find(wanted)).flat();
  const found = await read({ words, limit });
  const isNamed = ({ kind, title }: Found) =>
    kind === "company" && wordsOf(title).join(" ") === words.join(" ");
  if (found.length > 0) return [...found.filter(isNamed), ...found.filter((each) => !isNamed(each))];
  const meant = meantWords(words, await side.texts());
  return meant ? read({ words: meant, limit }) : [];
}
