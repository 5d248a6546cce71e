import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  reason: string;
  url: string;
}

export const claimDeclined = defineEmail("claim-declined", {
  sample: {
    name: "Marit Oakes",
    company: "Saltmarsh",
    reason: "This company already has a hiring team. Ask a teammate to invite you.",
    url: "https://parallel.example/hire/sign-up",
  },
  content: ({ name, company, reason, url }: Data) => ({
    subject: `Your claim for ${company}`,
    preheader: "We couldn’t approve it. Here’s why, and what you can do.",
    name,
    paragraphs: [
      `We couldn’t approve your claim for ${company}. Here’s why:`,
      reason,
      "You can still sign up as a new company.",
    ],
    action: { label: "Add a new company", url },
  }),
});
