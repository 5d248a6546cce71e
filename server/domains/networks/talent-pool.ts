import { type Elsewhere, mostTalentHits } from "#contract/networks.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import type { Filter } from "#server/search-engine/index.ts";
import { aroundPlaces, findForJob } from "./find-for-job.ts";
import { judgePeople } from "./judge-people.ts";
import { employersOf, recentLayoffs } from "./layoffs.ts";
import { type Past, readMembers } from "./network-people.ts";
import { seekers } from "./reachable-people.ts";

const mostEmployers = 1000;
interface Shown {
  page: number;
  resultsPerPage: number;
  withPicture: boolean;
}
/** The job seekers for a job: those whom a company just let go first, then by fit; explained on the page shown. */
export async function talentPool(
  context: AuthenticatedContext,
  job: JobRow,
  { page, resultsPerPage, withPicture }: Shown,
) {
  const layoffs = await recentLayoffs(context.db, context.now());
  const ids = await findTalent(context, job, [...layoffs.keys()].slice(-mostEmployers));
  const open = await seekers(context.db, job.companyId, { ids, withoutJob: job.id });
  const place = new Map(ids.map((id, at) => [id, at]));
  const people = await readMembers(context.db, open);
  const fits = await judgePeople(
    context,
    job,
    people.map(({ candidateId }) => candidateId),
  );
  const ranked = people
    .filter(({ profilePicture }) => !withPicture || profilePicture !== null)
    .map(({ applications, ...person }) => {
      const fit = fits.get(person.candidateId) ?? null;
      const left = employersOf(person.workExperience).find((key) => layoffs.has(key));
      const laidOff = left ? layoffs.get(left)! : null;
      return { person, fit, score: fit?.score ?? null, laidOff, elsewhere: elsewhereOf(applications) };
    })
    .toSorted(
      (a, b) =>
        Number(b.laidOff !== null) - Number(a.laidOff !== null) ||
        (b.score ?? -1) - (a.score ?? -1) ||
        place.get(a.person.candidateId)! - place.get(b.person.candidateId)!,
    );
  const start = (page - 1) * resultsPerPage;
  return {
    total: ranked.length,
    page,
    availablePages: Math.max(1, Math.ceil(ranked.length / resultsPerPage)),
    people: ranked.slice(start, start + resultsPerPage),
  };
}

const standing = ["hired", "pipeline", "applied"] as const;
/** A hire says the most, then a pipeline, then an application that awaits a decision. */
function elsewhereOf(applications: readonly Past[]): Elsewhere | null {
  for (const state of standing) {
    const past = applications.find((each) => stateOf(each) === state);
    if (past) return { jobTitle: past.jobTitle, state };
  }
  return null;
}
function stateOf({ applicationState, stage }: Past): Elsewhere["state"] | null {
  if (applicationState === "pipeline") return stage === "hired" ? "hired" : "pipeline";
  if (applicationState === "accepted") return "pipeline";
  return applicationState === "pending" || applicationState === "review" ? "applied" : null;
}

async function findTalent(context: AuthenticatedContext, job: JobRow, letGo: string[]): Promise<string[]> {
  const filters = [shownTo(job.companyId), ...aroundPlaces(job)];
  const sought = { index: "talent", title: job.jobTitle, skills: job.skills, most: mostTalentHits } as const;
  const lately: Filter = { attribute: "employers", is: letGo };
  const [first, all] = await Promise.all([
    letGo.length ? findForJob(context, { ...sought, filters: [...filters, lately] }) : [],
    findForJob(context, { ...sought, filters }),
  ]);
  return [...new Set([...first, ...all])].slice(0, mostTalentHits);
}

/** Everyone but those who hide from the company and those who work for it. */
export function shownTo(companyId: string): Filter {
  return { not: { attribute: "hiddenFrom", is: companyId } };
}
