import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  url: string;
}

export const employeeWaitListHere = defineEmail("employee-wait-list-here", {
  sample: { name: "Marit Oakes", company: "Moor Works", url: "https://parallel.example/teams/sign-up" },
  content: ({ name, company, url }: Data) => ({
    subject: `${company} is here`,
    preheader: "Confirm where you work, then refer people you know.",
    name,
    paragraphs: [
      `${company} hires on Parallel now. Confirm your email there, and you can refer people you know.`,
    ],
    action: { label: "Confirm where you work", url },
  }),
});
