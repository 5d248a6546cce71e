import { defineEmail } from "./define-email.ts";

interface Data {
  inviter: string;
  company: string;
  daysOpen: number;
  url: string;
}

export const teamInvitation = defineEmail("team-invitation", {
  sample: {
    inviter: "Marit Oakes",
    company: "Saltmarsh",
    daysOpen: 14,
    url: "https://parallel.example/team-invite/sample",
  },
  content: ({ inviter, company, daysOpen, url }: Data) => ({
    subject: `Join the hiring team at ${company}`,
    preheader: `${inviter} invited you. The invitation expires in ${daysOpen} days.`,
    paragraphs: [
      `${inviter} invited you to join the hiring team at ${company}. The invitation expires in ${daysOpen} days.`,
    ],
    action: { label: "Join the team", url },
  }),
});
