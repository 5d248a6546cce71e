import { type Job, type JobFields, employmentTypes, seniorities } from "#contract/jobs.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { textOf } from "#shared/words/text-of.ts";
import { amountText, readAmount } from "#shared/money/amount.ts";
import { wholeUnits } from "#shared/money/money.ts";
import { salaryInUnits, type PayPeriod, type Salary } from "#shared/money/salary.ts";

/** What stands in the editor: numbers as they are typed. */
export interface JobDraft {
  jobTitle: string;
  department: string;
  jobDescription: string;
  requirementCorrections: JobFields["requirementCorrections"];
  locations: string[];
  remote: boolean;
  remoteLocations: string[];
  workplaceType: JobFields["workplaceType"];
  employmentType: JobFields["employmentType"];
  seniority: JobFields["seniority"];
  currency: string;
  period: PayPeriod;
  payFrom: string;
  payTo: string;
  prompts: JobFields["prompts"];
  internal: boolean;
  publishedToMarketplace: boolean;
  hiringManagerEmail: string;
  stages: string[];
  qualificationScore: number;
}

export const emptyDraft: JobDraft = {
  jobTitle: "",
  department: "",
  jobDescription: "",
  requirementCorrections: null,
  locations: [],
  remote: false,
  remoteLocations: [],
  workplaceType: null,
  employmentType: "Full Time",
  seniority: null,
  currency: "GBP",
  period: "year",
  payFrom: "",
  payTo: "",
  prompts: [],
  internal: false,
  publishedToMarketplace: true,
  hiringManagerEmail: "",
  stages: [],
  qualificationScore: 70,
};

/** A saved job as the editor shows it. */
export function draftOf(job: Job): JobDraft {
  const { salary, jobBudgetData } = job;
  return {
    jobTitle: job.jobTitle,
    department: job.department ?? "",
    jobDescription: job.jobDescription,
    requirementCorrections: job.requirementCorrections,
    locations: job.locations,
    remote: job.remote,
    remoteLocations: job.remoteLocations,
    workplaceType: job.workplaceType,
    employmentType: employmentTypes.find((type) => type === job.employmentType) ?? null,
    seniority: seniorities.find((level) => level === job.seniority) ?? null,
    currency: salary?.currency ?? emptyDraft.currency,
    period: salary?.period ?? emptyDraft.period,
    payFrom: amountText(unitsOf(salary, "min")),
    payTo: amountText(unitsOf(salary, "max")),
    prompts: job.prompts,
    internal: job.internal,
    publishedToMarketplace: job.publishedToMarketplace,
    hiringManagerEmail: job.jobTeams?.hiringManagerEmail ?? "",
    stages: job.stages ?? [],
    qualificationScore: jobBudgetData?.qualificationScore ?? emptyDraft.qualificationScore,
  };
}

function unitsOf(salary: Salary | null, end: "min" | "max") {
  const amount = salary?.[end] ?? null;
  return salary && amount !== null ? wholeUnits(amount, salary.currency) : null;
}

/** What has to be sent: only what differs from the saved job, so that nothing else is overwritten. */
export function changesOf(draft: JobDraft, saved: JobDraft): Partial<JobFields> {
  const now = fieldsOf(draft);
  const before = fieldsOf(saved);
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof JobFields]),
    ),
  );
}

/** Everything, for a job that is not saved yet. */
export function startOf(draft: JobDraft): Partial<JobFields> {
  return fieldsOf(draft);
}

function fieldsOf(draft: JobDraft): Partial<JobFields> {
  return {
    jobTitle: draft.jobTitle.trim(),
    department: draft.department.trim() || null,
    jobDescription: draft.jobDescription,
    requirementCorrections: draft.requirementCorrections,
    locations: draft.locations,
    remote: draft.remote,
    remoteLocations: draft.remote ? draft.remoteLocations : [],
    workplaceType: draft.workplaceType,
    employmentType: draft.employmentType,
    seniority: draft.seniority,
    salary: salaryOf(draft),
    prompts: draft.prompts.filter(({ question }) => question.trim()),
    internal: draft.internal,
    publishedToMarketplace: draft.publishedToMarketplace,
    hiringManagerEmail: draft.hiringManagerEmail || null,
    stages: draft.stages.length ? draft.stages : null,
    jobBudgetData: { qualificationScore: draft.qualificationScore },
  };
}

/** Null where no pay is written. */
export function salaryOf({ currency, period, payFrom, payTo }: JobDraft) {
  const min = readAmount(payFrom);
  const max = readAmount(payTo);
  return min === null && max === null ? null : salaryInUnits({ currency, period, min, max });
}

const requiredNames: Record<string, string> = {
  jobTitle: "Title",
  jobDescription: "Description",
  locations: "Place",
};

/** What nobody could apply without, in the order of the form. */
export function missingIn(draft: JobDraft) {
  const empty = {
    jobTitle: !draft.jobTitle.trim(),
    jobDescription: !textOf(draft.jobDescription),
    locations: !draft.locations.length && !draft.remote,
  };
  return Object.entries(empty).flatMap(([field, missing]) =>
    missing ? [{ field, name: requiredNames[field]! }] : [],
  );
}

/** What keeps the draft from being sent: a sentence, and one for each field to look at. */
export function problemIn(draft: JobDraft, { toPublish }: { toPublish: boolean }) {
  const mistakes = mistakesIn(draft);
  const missing = toPublish ? missingIn(draft) : [];
  const notice = requiredFieldsNotice(missing.map(({ name }) => name));
  if (!notice && Object.keys(mistakes).length === 0) return null;
  const empty = missing.map(({ field, name }) => [field, requiredFieldsNotice([name])!.text]);
  return {
    sentence: notice?.text ?? "Not saved. Fix the highlighted fields.",
    fields: { ...(Object.fromEntries(empty) as Record<string, string>), ...mistakes },
  };
}

type Problem = NonNullable<ReturnType<typeof problemIn>>;

/** Which answers a field's error is about, where it is not the answer of the same name. */
const errorOf: Partial<Record<keyof JobDraft, string>> = {
  remote: "locations",
  payFrom: "salary",
  payTo: "salary",
  currency: "salary",
  period: "salary",
  qualificationScore: "jobBudgetData",
};

/** The problem without what has just been answered anew; null once nothing is left of it. */
export function problemAfter(problem: Problem | null, part: Partial<JobDraft>): Problem | null {
  const answered = new Set(Object.keys(part).map((name) => errorOf[name as keyof JobDraft] ?? name));
  const fields = Object.entries(problem?.fields ?? {});
  const left = fields.filter(([field]) => !answered.has(field));
  if (!problem || left.length === fields.length) return problem;
  const names = left.map(([field]) => requiredNames[field]).filter((name) => name !== undefined);
  const sentence =
    (names.length === left.length && requiredFieldsNotice(names)?.text) || "Something still needs a look.";
  return left.length > 0 ? { sentence, fields: Object.fromEntries(left) } : null;
}

/** Why the pay cannot be as it is written; null where it can. */
export function payMistake(draft: JobDraft): string | null {
  return mistakesIn(draft).salary ?? null;
}

function mistakesIn(draft: JobDraft): Record<string, string> {
  const salary = salaryOf(draft);
  const turned = salary && salary.min !== null && salary.max !== null && salary.min > salary.max;
  return {
    ...(turned && { salary: "The lowest pay is above the highest" }),
    ...([draft.payFrom, draft.payTo].some(isNoNumber) && {
      salary: "Write each as one number, such as 62,000 or 62k",
    }),
  };
}

function isNoNumber(text: string) {
  return text.trim() !== "" && readAmount(text) === null;
}

export const savedSentence: Record<Job["status"], string> = {
  draft: "The draft is saved",
  live: "Your changes are live",
  closed: "Your changes are saved. The job stays closed.",
};

/** Why a job was not published, and where its words are. */
export function keptAsDraft(why: string) {
  return `${why.replace(/\.$/, "")}. It is kept as a draft.`;
}
