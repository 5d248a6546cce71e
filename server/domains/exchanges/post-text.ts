import { salaryText } from "#shared/money/salary.ts";
import { truncate } from "#shared/words/shorten.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { htmlToText } from "#server/texts/safe-html.ts";
import type { Exchange } from "#contract/exchanges.ts";

const most = 900;

/** A job as an advertisement to paste: what it is, where, for what pay, its first words, and the link. */
export function postText(job: JobRow, { companyName, link }: { companyName: string; link: string }) {
  const places = [...job.locations.slice(0, 3), ...(job.remote ? ["Remote"] : [])].join("; ");
  const pay = job.salary ? salaryText(job.salary) : "";
  const facts = [places, job.employmentType, pay].filter(Boolean).join(" | ");
  const words = truncate(htmlToText(job.jobDescription), most);
  return [`${job.jobTitle} at ${companyName}\n${facts}`.trim(), words, `Read more and apply: ${link}`]
    .filter(Boolean)
    .join("\n\n");
}

/** What a person must do so that the job stands there. */
export function toDo({ name, paid, type }: Pick<Exchange, "name" | "paid" | "type">) {
  const where = type === "Newsletter" ? `Ask ${name} to post it` : `Open ${name} and post it there`;
  const pay = paid ? ` ${name} charges for posts.` : "";
  return `We haven’t posted anything. ${where}, with this text and its link, so we can count who comes from there.${pay}`;
}
