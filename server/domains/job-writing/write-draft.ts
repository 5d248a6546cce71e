import type { Listener } from "#contract/endpoint.ts";
import type { WritingFacts, WrittenJob } from "#contract/job-writing.ts";
import type { CompanyContext } from "#server/context.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { writeJobText } from "#server/job-writer/write-job-text.ts";
import { notFound } from "#server/errors/refusal.ts";

/** A first draft from the title and the company's own profile. Nothing is kept. */
export async function writeDraft(
  { db, outside, viewer, listener }: CompanyContext & { listener: Listener<WrittenJob> | null },
  facts: WritingFacts,
): Promise<WrittenJob> {
  const company = await findCompany(db, viewer.companyId);
  if (!company) throw notFound("Company");
  return writeJobText({ outside, listener }, facts, company);
}
