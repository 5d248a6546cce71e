import { defineEmail } from "./define-email.ts";

interface Data {
  /** As the team wrote it; null where it gave the address alone. */
  name: string | null;
  inviter: string;
  company: string;
  daysOpen: number;
  url: string;
}

/** To someone who works at a company that asks its employees to refer people. */
export const employeeInvitation = defineEmail("employee-invitation", {
  sample: {
    name: "Ann Weaver",
    inviter: "Marit Oakes",
    company: "Saltmarsh",
    daysOpen: 14,
    url: "https://parallel.example/teams/invite?token=sample",
  },
  content: ({ name, inviter, company, daysOpen, url }: Data) => ({
    ...(name && { name }),
    subject: `Refer people to ${company}`,
    preheader: `${inviter} invited you. The invitation expires in ${daysOpen} days.`,
    paragraphs: [
      `${inviter} invited you to refer people you know to ${company}. You see its open jobs, and what a referral earns when someone is hired.`,
      `The invitation expires in ${daysOpen} days. If you don’t work at ${company}, you can ignore this email.`,
    ],
    action: { label: "Accept invitation", url },
  }),
});
