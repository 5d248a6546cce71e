import { productName } from "#shared/product.ts";
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

interface Invited {
  company: string;
  job: string;
  from: keyof typeof origins;
  publicUrl: string;
}
/** Where a company has someone’s details from. */
const origins = {
  profile: `found your profile on ${productName}, which you let companies find`,
  earlier: `knows you from an earlier application on ${productName}`,
  records: "added you from its own records",
};
/** The same for someone with an account, whose profile the company read here. */
export function invitedWords({ company, job, from, publicUrl }: Invited): string[] {
  return [
    `${company} is considering you for a job: ${job}. It ${origins[from]}, and reads your name, your profile and the resume you share there. No decision about you is automated.`,
    `You don’t have to answer: an invitation you don’t answer ends automatically. You can hide your profile from ${company} or ask it not to write to you again: ${publicUrl}/preferences#do-not-contact. Your data, a copy of it and how to delete it are in your settings: ${publicUrl}/settings?tab=privacy. You can also complain to the data protection authority in your country.`,
  ];
}

function dayOf(at: Date) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);
}
