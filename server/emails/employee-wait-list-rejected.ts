import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  reason: string;
  url: string;
}

export const employeeWaitListRejected = defineEmail("employee-wait-list-rejected", {
  sample: {
    name: "Marit Oakes",
    company: "Moor Works",
    reason: "We couldn’t find a company at this domain.",
    url: "https://parallel.example/teams/wait-list",
  },
  content: ({ name, company, reason, url }: Data) => ({
    subject: `We couldn’t put you on the waitlist for ${company}`,
    preheader: "Here’s why, and what you can do.",
    name,
    paragraphs: [
      `We couldn’t put you on the waitlist for ${company}. Here’s why:`,
      reason,
      "You can correct what you sent and ask again.",
    ],
    action: { label: "Correct and ask again", url },
  }),
});
