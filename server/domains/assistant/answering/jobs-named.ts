import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { listMine } from "#server/domains/applications/index.ts";
import { findCandidate, fullPreferences } from "#server/domains/candidates/index.ts";
import { salaryText } from "#shared/money/salary.ts";
import { jobAskedAbout } from "../documents/job-documents.ts";
import { askedPayText, readAskedPay } from "./asked-pay.ts";
import { namedIn, wordsNaming } from "./named-in.ts";
import { jobPart, linkPart, textPart } from "./parts.ts";
import { searchJobs } from "./search-jobs.ts";

const mostShown = 5;

/** Jobs as the search finds them, with the way to all of them. */
export async function answerJobs(context: CandidateContext, about: string): Promise<MessagePart[]> {
  const pay = readAskedPay(about, await ownCurrency(context));
  const { jobs, total } = await searchJobs(context, pay?.words ?? about, { most: mostShown, pay });
  if (jobs.length === 0) return [textPart("I found no open jobs like that."), linkPart("All jobs", "/jobs")];
  const found = total === 1 ? "I found 1 job" : `I found ${total.toLocaleString("en-US")} jobs`;
  const paying = pay ? `, paying ${askedPayText(pay)} a year or more, or not saying what they pay` : "";
  const all = { q: pay?.words ?? about, ...(pay && { salary: `${pay.currency}${pay.min}` }) };
  return [
    textPart(`${found}${paying}:`),
    ...jobs.map(({ id, jobTitle, company, salary }) =>
      jobPart({ id, jobTitle }, company.companyName, (salary && salaryText(salary)) || null),
    ),
    linkPart("See all results", `/jobs?${new URLSearchParams(all)}`),
  ];
}

/** What amounts without a currency are in. */
async function ownCurrency({ db, viewer }: CandidateContext): Promise<string> {
  const candidate = await findCandidate(db, viewer.candidateId);
  return fullPreferences(candidate?.preferences ?? {}).salaryCurrency;
}

export async function answerPay(context: CandidateContext, asked: Asked): Promise<MessagePart[] | null> {
  const jobId = await jobMeant(context, asked);
  if (!jobId) return null;
  const { job, company } = await jobAskedAbout(context, jobId);
  const pay = job.salary && salaryText(job.salary);
  return [
    textPart(pay ? `It pays ${pay}.` : "The job doesn’t say what it pays."),
    jobPart(job, company.companyName),
  ];
}

export interface Asked {
  about: string;
  /** The job that the whole thread is about. */
  jobId: string | null;
}
/** The thread's own job, or one that the question names: applied for, or found without loosening the search. */
export async function jobMeant(context: CandidateContext, { about, jobId }: Asked): Promise<string | null> {
  if (jobId) return jobId;
  const [applied] = namedIn(about, await listMine(context)) ?? [];
  if (applied) return applied.job.id;
  const words = wordsNaming(about);
  if (!words) return null;
  const { jobs } = await searchJobs(context, words, { most: mostShown });
  const found = jobs.map((job) => ({ job, company: job.company }));
  return namedIn(about, found)?.[0]?.job.id ?? null;
}
