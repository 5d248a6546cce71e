import type { JobTeam, JobCard, Job } from "#contract/job-shapes.ts";
import { shownWebsite } from "#server/domains/companies/index.ts";
import { sortsByAnswers, withoutKnockOuts } from "#shared/jobs/questions.ts";
import { wholeUnits } from "#shared/money/money.ts";
import type { CardRow, CompanyOnJob, JobRow } from "./queries.ts";

type OnWire<T> = { [K in keyof T]: K extends Instants ? Date | Extract<T[K], null> : T[K] };
type Instants =
  | "jobAddedDate"
  | "createdAt"
  | "publishedAt"
  | "closedAt"
  | "changedAt"
  | "heldAt"
  | "confirmedAt";

interface Shown<Row> {
  job: Row;
  company: CompanyOnJob;
  /** Budgets are the hiring team's own business. */
  own: boolean;
  /** For the hiring team and the employees of the company alone. */
  team?: JobTeam | null;
}

export function presentCard({ job, company, own, team }: Shown<CardRow>): OnWire<JobCard> {
  return {
    ...job,
    objectID: job.id,
    jobCompany: company.companyName,
    company: { id: job.companyId, ...company, website: shownWebsite(company) },
    companyGraph: {
      name: company.companyName,
      companySlug: company.slug,
      banner: company.companyPageBannerImage,
      logo: company.companyLogo,
    },
    isManaged: company.isManaged,
    companyCulture: company.companyCultureTags,
    companyCollections: company.collectionIds,
    jobLocation: job.locations,
    jobAddedDate: job.publishedAt ?? job.createdAt,
    jobBudgetData: own
      ? {
          budget: wholeUnits(job.budget, job.budgetCurrency),
          currency: job.budgetCurrency,
          qualificationScore: job.qualificationScore,
        }
      : null,
    heldReason: own ? job.heldReason : null,
    jobTeams: team ?? null,
  };
}

interface ShownJob extends Shown<JobRow> {
  employeeSummary: Job["employeeSummary"];
}
export function presentJob({ employeeSummary, ...shown }: ShownJob): OnWire<Job> {
  const { job, own, company } = shown;
  return {
    ...job,
    ...presentCard(shown),
    answersSort: sortsByAnswers(job.prompts),
    prompts: own ? job.prompts : withoutKnockOuts(job.prompts),
    requirementCorrections: own ? job.requirementCorrections : null,
    applyUrl: company.isManaged ? null : job.sourceUrl,
    employeeSummary,
  };
}
