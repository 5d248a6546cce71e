import { sentenceList } from "#shared/words/sentence-list.ts";

export interface KeptDetails {
  company: string;
  job: string;
  /** What the company holds: "name", "phone number". */
  held: string[];
  /** Where the company has the details from, if it said so. */
  source: string | null;
  addedAt: Date;
  keptUntil: Date;
}

/** Who holds what, from where, what for, how long, and what its owner may do (GDPR, Article 14). */
export function privacyWords({ company, job, held, source, addedAt, keptUntil }: KeptDetails): string[] {
  return [
    `${company} is considering you for a job: ${job}. To do that, it keeps your ${sentenceList(held)}.`,
    `${company} got your details from ${source ? `this source: ${source}` : "its own records"}, and added them here on ${dayOf(addedAt)}. Only ${company} can see them. We don’t score them, and no decision about you is automated.`,
    `Your details will be removed by ${dayOf(keptUntil)}. You can see them or have them removed today, without giving a reason. You can also complain to the data protection authority in your country.`,
  ];
}

function dayOf(at: Date) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);
}
