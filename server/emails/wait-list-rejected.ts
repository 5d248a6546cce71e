import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  reason: string;
  url: string;
}

export const waitListRejected = defineEmail("wait-list-rejected", {
  sample: {
    name: "Marit Oakes",
    company: "Corner Cafe",
    reason: "We couldn’t find your company at the website you gave us.",
    url: "https://parallel.example/hire/wait-list",
  },
  content: ({ name, company, reason, url }: Data) => ({
    subject: `We couldn’t approve ${company}`,
    preheader: "Here’s why, and what you can do.",
    name,
    paragraphs: [
      `We couldn’t approve ${company}. Here’s why:`,
      reason,
      "You can change what you sent and ask again.",
    ],
    action: { label: "Change and ask again", url },
  }),
});
