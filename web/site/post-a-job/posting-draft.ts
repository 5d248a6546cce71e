import { type ExternalJob, type ExternalJobFields } from "#contract/external-jobs.ts";
import { amountText } from "#shared/money/amount.ts";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { wholeUnits } from "#shared/money/money.ts";
import { sentQuestions } from "#web/shared/jobs/questions/sent-questions.ts";
import { type Pay, isPartOfPay, salaryOf } from "#web/shared/jobs/pay.ts";

/** What stands in the form: pay as it is typed. */
export type PostingDraft = Omit<ExternalJobFields, "salary"> & Pay;

export function draftOf(job: ExternalJob): PostingDraft {
  const { salary } = job;
  const units = (end: "min" | "max") => {
    const amount = salary?.[end] ?? null;
    return amountText(salary && amount !== null ? wholeUnits(amount, salary.currency) : null);
  };
  return {
    jobTitle: job.jobTitle,
    department: job.department,
    jobDescription: job.jobDescription,
    locations: job.locations,
    remote: job.remote,
    workplaceType: job.workplaceType,
    employmentType: job.employmentType,
    seniority: job.seniority,
    prompts: job.prompts,
    companyName: job.companyName,
    companyWebsite: job.companyWebsite,
    currency: salary?.currency ?? currencyOfPlace(job.locations[0] ?? null),
    period: salary?.period ?? "year",
    payFrom: units("min"),
    payTo: units("max"),
  };
}

/** Other places, and what is paid there while no pay is written. */
export function placedAt({ payFrom, payTo }: PostingDraft, locations: string[]): Partial<PostingDraft> {
  const written = payFrom !== "" || payTo !== "";
  return { locations, ...(!written && { currency: currencyOfPlace(locations[0] ?? null) }) };
}

export function fieldsOf({ currency, period, payFrom, payTo, ...fields }: PostingDraft): ExternalJobFields {
  return {
    ...fields,
    prompts: sentQuestions(fields.prompts),
    salary: salaryOf({ currency, period, payFrom, payTo }),
  };
}

/** What is sent of a part of the draft. */
export function sentNames(part: Partial<PostingDraft>): (keyof ExternalJobFields)[] {
  const names = Object.keys(part) as (keyof PostingDraft)[];
  return names.map((name) => (isPartOfPay(name) ? "salary" : name));
}
