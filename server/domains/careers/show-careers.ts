import { pageFromProfile } from "#shared/blocks/careers-page.ts";
import type { Context } from "#server/context.ts";
import { showCompanyBySlug, showCompanyFound } from "#server/domains/companies/index.ts";
import { type WantedJobs, openJobsOf } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { facesOf } from "./page-team.ts";
import { findLivePage, findPage } from "./queries.ts";

interface Wanted extends WantedJobs {
  draft?: "true" | undefined;
}

/** What a careers page shows in one answer: the company, what the page is made of, and one page of its open jobs. */
export async function showCareers(
  context: Pick<Context, "db" | "viewer">,
  slug: string,
  { draft, ...wanted }: Wanted,
) {
  const { db, viewer } = context;
  const found = await findCompanyAt(context, slug.toLowerCase());
  const company = showCompanyFound(context, found?.company);
  if (draft && viewer?.companyId !== company.id) throw notFound("Company");
  const [kept, jobs] = await Promise.all([
    draft ? findPage(db, company.id) : found,
    openJobsOf(db, company.id, wanted),
  ]);
  const document = kept?.document ?? pageFromProfile;
  const showsTeam = document.blocks.some(({ kind }) => kind === "team");
  const team = showsTeam ? await facesOf(db, company.id, kept?.team ?? []) : [];
  return { company, document, team, ...jobs };
}

/** Also by an address it had before. */
async function findCompanyAt(context: Pick<Context, "db" | "viewer">, slug: string) {
  const [found] = await findLivePage(context.db).execute({ slug });
  if (found) return found;
  const moved = await showCompanyBySlug(context, slug);
  const [there] = await findLivePage(context.db).execute({ slug: moved.slug });
  return there;
}
