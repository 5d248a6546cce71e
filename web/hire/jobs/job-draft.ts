import type { JobInWriting } from "#contract/job-drafts.ts";
import { type Job, type JobFields, employmentTypes, seniorities } from "#contract/job-shapes.ts";
import { knownWorkStyle } from "#shared/profile/work-style.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { textOf } from "#shared/words/text-of.ts";
import { amountText } from "#shared/money/amount.ts";
import { wholeUnits } from "#shared/money/money.ts";
import type { Salary } from "#shared/money/salary.ts";
import { type Pay, isPartOfPay, payMistake, salaryOf } from "#web/shared/jobs/pay.ts";
import { type StageDraft, sentStages } from "#web/hire/shared/stages/stages-editor.tsx";
import { sentQuestions } from "#web/shared/jobs/questions/sent-questions.ts";
import { type Problem, bothOf, leftOf } from "#web/shared/editor/problem.ts";

/** What stands in the editor: numbers as they are typed. */
export interface JobDraft extends Pay {
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
  workStyle: JobFields["workStyle"];
  prompts: JobFields["prompts"];
  internal: boolean;
  publishedToMarketplace: boolean;
  hiringManagerEmail: string;
  /** A day as browsers write it; empty while the job has no end. */
  closesOn: string;
  stages: StageDraft[];
  qualificationScore: number;
}

/** What has a name of its own in the form, beside the pay as a whole. */
type DraftField = Exclude<keyof JobDraft, keyof Pay> | "salary" | "jobBudgetData";

/** What each field is called, in the form and where it is wrong. */
export const labels: Record<DraftField, string> = {
  jobTitle: "Title",
  department: "Department",
  jobDescription: "Description",
  requirementCorrections: "Requirements",
  locations: "Location",
  remote: "Remote work allowed",
  remoteLocations: "Remote from",
  workplaceType: "Workplace",
  employmentType: "Type",
  seniority: "Seniority",
  salary: "Salary",
  workStyle: "Work style",
  prompts: "Questions",
  internal: "Employees only",
  publishedToMarketplace: "Show on the marketplace",
  hiringManagerEmail: "Hiring manager",
  closesOn: "Last day to apply",
  stages: "Extra stages",
  qualificationScore: "Qualified at a score of",
  jobBudgetData: "Qualified at a score of",
};

/** The name of a field as the server or the draft calls it. */
export function labelOf(field: string): string | undefined {
  return (labels as Record<string, string>)[field];
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
  currency: "USD",
  period: "year",
  payFrom: "",
  payTo: "",
  workStyle: [],
  prompts: [],
  internal: false,
  publishedToMarketplace: true,
  hiringManagerEmail: "",
  closesOn: "",
  stages: [],
  qualificationScore: 70,
};

/** What a new job takes from its company. */
export type CompanyDefaults = Pick<JobDraft, "currency" | "publishedToMarketplace">;

/** A saved job as the editor shows it, with what waits; a new one begins empty but for what its company says. */
export function draftOf(known: JobInWriting | null, companyDefaults: CompanyDefaults): JobDraft {
  if (!known) return { ...emptyDraft, ...companyDefaults };
  const { stages, hiringManagerEmail, jobBudgetData, ...waiting } = known.waiting;
  return {
    ...draftOfJob({ ...known.job, ...waiting }, companyDefaults),
    ...(stages !== undefined && { stages: (stages ?? []).map(asStage) }),
    ...(hiringManagerEmail !== undefined && { hiringManagerEmail: hiringManagerEmail ?? "" }),
    ...(jobBudgetData?.qualificationScore !== undefined && {
      qualificationScore: jobBudgetData.qualificationScore,
    }),
  };
}
const asStage = (stage: string | StageDraft) => (typeof stage === "string" ? { name: stage } : stage);

/** The job itself, without what waits. */
export function draftOfJob(job: Job | null, companyDefaults: CompanyDefaults): JobDraft {
  if (!job) return { ...emptyDraft, ...companyDefaults };
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
    currency: salary?.currency ?? companyDefaults.currency,
    period: salary?.period ?? emptyDraft.period,
    payFrom: amountText(unitsOf(salary, "min")),
    payTo: amountText(unitsOf(salary, "max")),
    workStyle: knownWorkStyle(job.workStyle),
    prompts: job.prompts,
    internal: job.internal,
    publishedToMarketplace: job.publishedToMarketplace,
    hiringManagerEmail: job.jobTeams?.hiringManagerEmail ?? "",
    closesOn: job.closesOn ?? "",
    stages: job.stages ?? [],
    qualificationScore: jobBudgetData?.qualificationScore ?? emptyDraft.qualificationScore,
  };
}

function unitsOf(salary: Salary | null, end: "min" | "max") {
  const amount = salary?.[end] ?? null;
  return salary && amount !== null ? wholeUnits(amount, salary.currency) : null;
}

/** The draft as it is sent. */
export function fieldsOf(draft: JobDraft): JobFields {
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
    workStyle: draft.workStyle,
    prompts: sentQuestions(draft.prompts),
    internal: draft.internal,
    publishedToMarketplace: draft.publishedToMarketplace,
    hiringManagerEmail: draft.hiringManagerEmail || null,
    closesOn: draft.closesOn || null,
    stages: draft.stages.length ? sentStages(draft.stages) : null,
    jobBudgetData: { qualificationScore: draft.qualificationScore },
  };
}

/** What nobody could apply without, in the order of the form. */
export function missingIn(draft: JobDraft) {
  const empty = {
    jobTitle: !draft.jobTitle.trim(),
    jobDescription: !textOf(draft.jobDescription),
    locations: !draft.locations.length && !draft.remote,
  };
  return Object.entries(empty).flatMap(([field, missing]) =>
    missing ? [{ field, name: labels[field as DraftField] }] : [],
  );
}

/** What keeps the draft from being sent: a sentence, and one for each field to look at. */
export function problemIn(draft: JobDraft, { toPublish }: { toPublish: boolean }): Problem | null {
  const pay = payMistake(draft);
  return bothOf(
    toPublish ? missingProblem(draft) : null,
    pay ? { sentence: "Not saved. Fix the highlighted fields.", fields: { salary: pay } } : null,
  );
}

function missingProblem(draft: JobDraft): Problem | null {
  const missing = missingIn(draft);
  const notice = requiredFieldsNotice(missing.map(({ name }) => name));
  const empty = missing.map(({ field, name }) => [field, requiredFieldsNotice([name])!.text]);
  return notice && { sentence: notice.text, fields: Object.fromEntries(empty) as Record<string, string> };
}

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
  const answered = Object.keys(part).map((name) => errorOf[name as keyof JobDraft] ?? name);
  const left = leftOf(problem, answered);
  if (!left || left === problem) return left;
  const fields = Object.keys(left.fields);
  const names = fields.map((field) => labels[field as DraftField]).filter((name) => name !== undefined);
  const missing = names.length === fields.length ? requiredFieldsNotice(names)?.text : undefined;
  return { ...left, sentence: missing ?? "Fix the highlighted fields." };
}

/** What the editor sends of a part of the draft. */
export function sentName(name: keyof JobDraft): keyof JobFields {
  if (name === "qualificationScore") return "jobBudgetData";
  return isPartOfPay(name) ? "salary" : name;
}
