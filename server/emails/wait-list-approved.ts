import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  url: string;
}

export const waitListApproved = defineEmail("wait-list-approved", {
  sample: { name: "Marit Oakes", company: "Corner Cafe", url: "https://parallel.example/hire/jobs" },
  content: ({ name, company, url }: Data) => ({
    subject: `${company} can start hiring`,
    preheader: "You’re off the waitlist. Post your first job.",
    name,
    paragraphs: [`We approved ${company}. You can post jobs, invite your team and write to applicants.`],
    action: { label: "Start hiring", url },
  }),
});
