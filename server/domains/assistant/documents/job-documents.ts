import { withoutPrivatePay } from "#contract/pay.ts";
import type { Context } from "#server/context.ts";
import { showCompany } from "#server/domains/companies/index.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import { pageText } from "#server/domains/knowledge/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { dutyLines } from "#server/matching-engine/asking-lines.ts";
import { underHeadings } from "#server/quoting/under-headings.ts";
import type { QuotedDocument } from "#server/quoting/types.ts";
import { remembered } from "#server/texts/remembered.ts";

/** The only door to a job that is asked about, as its page reads to the viewer: whoever may not see it may not ask. */
export async function jobAskedAbout({ db, viewer }: Pick<Context, "db" | "viewer">, jobId: string) {
  const row = await findJob(db, jobId);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
  const { companyId, team } = viewer ?? {};
  return companyId && !team?.permissions.salaries
    ? { ...row, job: withoutPrivatePay(row.job, companyId) }
    : row;
}
export type JobAskedAbout = Awaited<ReturnType<typeof jobAskedAbout>>;

/** The text of a job, as its page shows it. */
export function jobDocument({ job, company }: JobAskedAbout): QuotedDocument {
  return {
    id: job.id,
    kind: "job",
    title: `${job.jobTitle} at ${company.companyName}`,
    passages: underHeadings(pageText(job.jobDescription).content, () => `/jobs/${job.id}`),
    duties: dutiesIn(job.jobDescription),
  };
}

const dutiesIn = remembered(400, (descriptionHtml) => dutyLines({ descriptionHtml }));

/** What a company says about itself on its public page. */
export async function companyDocument(context: Context, companyId: string): Promise<QuotedDocument> {
  const company = await showCompany(context, companyId);
  const href = `/${company.slug}/careers`;
  const { companyName, companyAboutHeader, companyAboutDescription, companyBenefits, values } = company;
  const about = pageText(companyAboutDescription ?? "").content;
  return {
    id: company.id,
    kind: "company",
    title: companyName,
    passages: [
      ...underHeadings(about, () => href).map((passage) => ({
        ...passage,
        heading: companyAboutHeader ?? "About",
      })),
      ...companyBenefits.map((text) => ({ text, heading: "Benefits", href })),
      ...values.map(({ title, description }) => ({ text: description || title, heading: title, href })),
    ],
  };
}
