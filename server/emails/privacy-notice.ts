import { defineEmail } from "./define-email.ts";
import { type KeptDetails, privacyWords } from "./privacy-words.ts";

interface Data extends KeptDetails {
  name: string;
  url: string;
}

/** To a person whose details a company keeps without their having come by themselves. */
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
  content: ({ name, url, ...kept }: Data) => ({
    subject: `${kept.company} has your contact details`,
    preheader: `For a job: ${kept.job}. See what it keeps, or have it removed.`,
    name,
    paragraphs: privacyWords(kept),
    action: { label: "See or remove my details", url },
  }),
});
