import { defineEmail } from "./define-email.ts";
import { type KeptDetails, privacyWords } from "./privacy-words.ts";

interface Data extends KeptDetails {
  name: string;
  /** The team's own subject, where it wrote one. */
  subject: string | null;
  message: string;
  url: string;
}

/** A company asks someone without an account about a job, and says in the same email why it has their details. */
export const leadInvitation = defineEmail("lead-invitation", {
  optional: true,
  sample: {
    name: "Rosa Alder",
    company: "Saltmarsh",
    job: "Senior backend engineer",
    subject: null,
    message: "Your talk in Lisbon about queues was what we need. Would you like to hear more about the job?",
    held: ["name", "email address", "LinkedIn profile", "skills"],
    source: "Lisbon engineering meetup",
    addedAt: new Date("2026-11-02T09:00:00Z"),
    keptUntil: new Date("2027-11-02T09:00:00Z"),
    url: "https://parallel.example/invitation?token=sample",
  },
  content: ({ name, subject, message, url, ...kept }: Data) => ({
    subject: subject ?? `${kept.company} invites you to talk about a job: ${kept.job}`,
    preheader: `Answer without an account: interested, not interested, or never again.`,
    name,
    paragraphs: [
      message,
      `You don’t need an account to answer. Choose “I’m interested”, “Not interested” or “Never write to me again” on this page: ${url}`,
      ...privacyWords(kept),
    ],
    action: { label: "Read about the job and answer", url },
  }),
});
