import { defineEmail } from "./define-email.ts";

interface Data {
  company: string;
  url: string;
}

/** To the address at the company's domain, where it is not the address of the account that asks to join the team. */
export const askToJoin = defineEmail("ask-to-join", {
  sample: { company: "Saltmarsh", url: "https://parallel.example/hire/claim?token=sample" },
  content: ({ company, url }: Data) => ({
    subject: `Ask to join ${company}’s hiring team`,
    preheader: "Confirm this address, and the team will see your request. The link expires in 24 hours.",
    paragraphs: [
      `Someone asked to join the hiring team of ${company} and gave this address. If it was you, sign in and confirm it, and the team will see your request. The link works once and expires in 24 hours.`,
      "If you don’t recognize this request, you can ignore this email. Nothing has changed.",
    ],
    action: { label: "Confirm this address", url },
  }),
});
