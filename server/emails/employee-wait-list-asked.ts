import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  employee: string;
  companyEmail: string;
  company: string;
  url: string;
}

/** To a hiring manager who has no account; sent once. */
export const employeeWaitListAsked = defineEmail("employee-wait-list-asked", {
  sample: {
    name: null,
    employee: "Marit Oakes",
    companyEmail: "marit@moorworks.example",
    company: "Moor Works",
    url: "https://parallel.example/hire/sign-up",
  },
  content: ({ name, employee, companyEmail, company, url }: Data) => ({
    subject: `${employee} would like to refer people to ${company}`,
    preheader: "Set up your company, and your employees can recommend people they know.",
    name,
    paragraphs: [
      `${employee} (${companyEmail}) named you as their hiring manager at ${company}, and would like to recommend people they know.`,
      "Once your company is set up, you see their referrals and decide yourself. We’ll email you about this only once.",
    ],
    action: { label: "Set up your company", url },
  }),
});
