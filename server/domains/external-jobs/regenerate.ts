import type { Listener } from "#contract/endpoint.ts";
import type { WrittenJob } from "#contract/job-writing.ts";
import type { Context } from "#server/context.ts";
import { invalid } from "#server/errors/refusal.ts";
import { writeJobText } from "#server/job-writer/write-job-text.ts";
import { findMyExternalJob } from "./queries.ts";

/** Writes the description anew; of the company only its name is known. */
export async function regenerate(context: Context & { listener: Listener<WrittenJob> | null }, id: string) {
  const { outside, listener } = context;
  const { fields } = await findMyExternalJob(context, id);
  if (fields.jobTitle === "") throw invalid("Enter a title first", { jobTitle: "Enter a title first" });
  const company = { companyName: fields.companyName || "The company" };
  return writeJobText({ outside, listener }, fields, company);
}
