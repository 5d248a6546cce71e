import { pageFromProfile } from "#shared/blocks/careers-page.ts";
import type { Context } from "#server/context.ts";
import { showCompanyBySlug } from "#server/domains/companies/index.ts";
import { type WantedJobs, openJobsOf } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { facesOf } from "./page-team.ts";
import { findLivePage, findPage } from "./queries.ts";

interface Wanted extends WantedJobs {
  draft?: "true" | undefined;
}

/** What a careers page shows in one answer: the company, what the page is made of, and one page of its open jobs. */
export async function showCareers(context: Context, slug: string, { draft, ...wanted }: Wanted) {
  const { db, viewer } = context;
  const company = await showCompanyBySlug(context, slug);
  if (draft && viewer?.companyId !== company.id) throw notFound("Company");
  const [kept, jobs] = await Promise.all([
    draft ? findPage(db, company.id) : findLivePage(db, company.id),
    openJobsOf(db, company.id, wanted),
  ]);
  const document = kept?.document ?? pageFromProfile;
  const showsTeam = document.blocks.some(({ kind }) => kind === "team");
  const team = showsTeam ? await facesOf(db, company.id, kept?.team ?? []) : [];
  return { company, document, team, ...jobs };
}
