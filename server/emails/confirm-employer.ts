import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  /** The address the account signs in with. */
  account: string;
  company: string;
  url: string;
}

/** To a mailbox at the company someone says they work at. */
export const confirmEmployer = defineEmail("confirm-employer", {
  sample: {
    name: "Ann Weaver",
    account: "ann@people.example",
    company: "Saltmarsh",
    url: "https://parallel.example/teams/confirm?token=sample",
  },
  content: ({ name, account, company, url }: Data) => ({
    name,
    subject: `Confirm that you work at ${company}`,
    preheader: "The link works once and expires in 24 hours.",
    paragraphs: [
      `The account ${account} says you work at ${company}. If that account is yours, confirm your work email to refer people and see what referrals earn. The link works once and expires in 24 hours.`,
      "If it isn’t yours, you can ignore this email. Nothing has changed.",
    ],
    action: { label: "Confirm work email", url },
  }),
});
