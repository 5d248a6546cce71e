import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  hiringManager: string;
  url: string;
}

export const employeeWaitListApproved = defineEmail("employee-wait-list-approved", {
  sample: {
    name: "Marit Oakes",
    company: "Moor Works",
    hiringManager: "head@moorworks.example",
    url: "https://parallel.example/teams/wait-list",
  },
  content: ({ name, company, hiringManager, url }: Data) => ({
    subject: `We asked ${company} to join`,
    preheader: "You’ll hear from us when your hiring team is here.",
    name,
    paragraphs: [
      `We asked ${hiringManager} to bring ${company} to Parallel, and said that you’d like to refer people.`,
      "We’ll email you when your hiring team is here. A word from you to them may help.",
    ],
    action: { label: "See where you stand", url },
  }),
});
