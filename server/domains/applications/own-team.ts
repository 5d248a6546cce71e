import type { Viewer } from "#server/context.ts";
import { conflict } from "#server/errors/refusal.ts";

interface Found {
  job: { companyId: string };
  company: { companyName: string };
}
/** People who decide about a company’s applicants can’t be one of them. */
export function refuseOwnTeam({ companyId }: Viewer, { job, company }: Found) {
  if (companyId !== job.companyId) return;
  throw conflict(
    "OWN_COMPANY",
    `You’re on the hiring team of ${company.companyName}, which decides about this job. Ask a teammate to remove you from the team, then apply.`,
  );
}
