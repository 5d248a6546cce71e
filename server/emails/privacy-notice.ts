import { sentenceList } from "#shared/words/sentence-list.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  company: string;
  job: string;
  /** What the company holds: "name", "phone number". */
  held: string[];
  /** Where the company has the details from, if it said so. */
  source: string | null;
  addedAt: Date;
  keptUntil: Date;
  url: string;
}

/** To a person whose details a company uploaded: who holds what, from where, what for, how long (GDPR, Article 14). */
export const privacyNotice = defineEmail("privacy-notice", {
  sample: {
    name: "Rosa Alder",
    company: "Saltmarsh",
    job: "Senior backend engineer",
    held: ["name", "email address", "LinkedIn profile", "skills"],
    source: "Lisbon engineering meetup",
    addedAt: new Date("2026-11-02T09:00:00Z"),
    keptUntil: new Date("2027-11-02T09:00:00Z"),
    url: "https://parallel.example/api/uploaded-people/objection?token=sample",
  },
  content: ({ name, company, job, held, source, addedAt, keptUntil, url }: Data) => ({
    subject: `${company} has your contact details`,
    preheader: `For a job: ${job}. See what it keeps, or have it removed.`,
    name,
    paragraphs: [
      `${company} is considering you for a job: ${job}. To do that, it keeps your ${sentenceList(held)}.`,
      `${company} got your details from ${source ? `this source: ${source}` : "its own records"}, and uploaded them here on ${dayOf(addedAt)}. Only ${company} can see them. We don’t score them, and no decision about you is automated.`,
      `Your details will be removed by ${dayOf(keptUntil)}. You can see them or have them removed today, without giving a reason. You can also complain to the data protection authority in your country.`,
    ],
    action: { label: "See or remove my details", url },
  }),
});

function dayOf(at: Date) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);
}
