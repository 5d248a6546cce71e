import { defineEmail } from "./define-email.ts";

interface Data {
  company: string;
  url: string;
}

/** To the address at the company's domain, where it is not the address of the account. */
export const claimCompany = defineEmail("claim-company", {
  sample: { company: "Saltmarsh", url: "https://parallel.example/hire/claim?token=sample" },
  content: ({ company, url }: Data) => ({
    subject: `Take over ${company}’s page`,
    preheader: "Confirm this address to manage the page. The link expires in 24 hours.",
    paragraphs: [
      `Someone asked to manage the jobs and the careers page of ${company} and gave this address. If it was you, sign in and confirm it. The link works once and expires in 24 hours.`,
      "If you don’t recognize this request, you can ignore this email. Nothing has changed.",
    ],
    action: { label: "Confirm this address", url },
  }),
});
