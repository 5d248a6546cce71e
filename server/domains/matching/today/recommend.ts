import { addDays } from "#shared/times/add-days.ts";
import { inArray } from "drizzle-orm";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import { myCandidate } from "#server/domains/candidates/index.ts";
import { companies, followedCompanies } from "#server/domains/companies/index.ts";
import { clickedJobs, recommendWith } from "#server/domains/jobs/index.ts";
import { type Seeker, poolFor, seekerOf } from "./candidate-pool.ts";
import { jobFeatures } from "../fit/job-features.ts";
import { matchedJobs } from "../queries.ts";
import type { Pooled } from "./rank-pool.ts";

const inSection = 12;
/** Trending counts the openings of this many days. */
const trendingDays = 10;

/** The jobs that fit, page by page. */
export async function recommend(
  context: AuthenticatedContext,
  id: string,
  { limit, skip }: { limit: number; skip: number },
) {
  await myCandidate(context, id);
  const seeker = await seekerOf(context, id);
  const { keeping: pool } = await poolFor(context, seeker);
  const shown = await present(context, pool.slice(skip, skip + limit));
  return { scored: seeker.candidate.scoring, total: pool.length, jobs: shown };
}

recommendWith(async (context, candidateId, most) => {
  const { keeping } = await poolFor(context, await seekerOf(context, candidateId));
  return keeping.slice(0, most).map(({ job }) => job.id);
});

/** The sections of the jobs page; one without jobs is left out. */
export async function forYou(context: CandidateContext) {
  const seeker = await seekerOf(context, context.viewer.candidateId);
  const sections = await sectionsFor(context, seeker);
  const filled = sections.filter((section) => section.jobs.length > 0);
  return {
    scored: seeker.candidate.scoring,
    sections: await Promise.all(
      filled.map(async (section) => ({
        ...section,
        jobs: await present(context, section.jobs.slice(0, inSection)),
      })),
    ),
  };
}

async function sectionsFor(context: CandidateContext, seeker: Seeker) {
  const { db } = context;
  const { department } = seeker.candidate;
  const [{ keeping: pool }, { byId, shelf }, trending, followed] = await Promise.all([
    poolFor(context, seeker),
    jobFeatures(db),
    trendingJobs(context),
    followedCompanies(db, seeker.candidate.id),
  ]);
  const scores = new Map(pool.map((each) => [each.job.id, each]));
  const pooled = (id: string): Pooled[] => {
    const job = byId.get(id);
    if (!job || seeker.hiddenFrom.has(job.companyId)) return [];
    return [scores.get(id) ?? { job, fit: null }];
  };
  const of = (wanted: (job: Pooled["job"]) => boolean) =>
    shelf
      .newest()
      .values()
      .filter(wanted)
      .flatMap(({ id }) => pooled(id))
      .take(inSection)
      .toArray();
  return [
    { key: "recommended" as const, title: "Recommended", jobs: pool },
    {
      key: "interest" as const,
      title: "At companies you follow",
      jobs: of((job) => followed.has(job.companyId)),
    },
    { key: "remote" as const, title: "Remote", jobs: pool.filter(({ job }) => job.text.remote) },
    {
      key: "department" as const,
      title: department ? `More in ${department}` : "By department",
      jobs: department ? of((job) => job.department === department) : [],
    },
    { key: "trending" as const, title: "Trending", jobs: trending.flatMap(pooled) },
    { key: "recent" as const, title: "New", jobs: of(() => true) },
  ];
}

async function present({ db }: AuthenticatedContext, pool: Pooled[]) {
  const shown = await matchedJobs(
    db,
    pool.map(({ job }) => job.id),
    { listed: true },
  );
  return pool.flatMap(({ job, fit }) => {
    const card = shown.get(job.id);
    return card ? [{ ...card, score: fit?.score ?? null }] : [];
  });
}

async function trendingJobs({ db, now }: AuthenticatedContext): Promise<string[]> {
  const from = addDays(now(), -trendingDays).toISOString().slice(0, 10);
  return (await clickedJobs(db, { from, limit: 30 })).map(({ id }) => id);
}

/** What a candidate cares about: companies they follow and what they said they want. */
export async function interestsOf(context: AuthenticatedContext, id: string) {
  const { preferences, profile } = await myCandidate(context, id);
  const followed = [...(await followedCompanies(context.db, id))];
  const rows = followed.length
    ? await context.db
        .select()
        .from(companies)
        .where(inArray(companies.id, followed))
        .orderBy(companies.companyName)
    : [];
  return {
    companies: rows,
    titles: preferences.titles ?? [],
    departments: preferences.departments ?? [],
    industries: preferences.industries ?? [],
    collectionIds: profile.collectionIds ?? [],
  };
}
