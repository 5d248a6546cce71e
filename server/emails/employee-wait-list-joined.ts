import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  url: string;
}

export const employeeWaitListJoined = defineEmail("employee-wait-list-joined", {
  sample: { name: "Marit Oakes", company: "Moor Works", url: "https://parallel.example/teams/wait-list" },
  content: ({ name, company, url }: Data) => ({
    subject: `You’re on the waitlist for ${company}`,
    preheader: "We’ll email you when your company is here.",
    name,
    paragraphs: [
      `${company} isn’t on Parallel yet. We’ll look at your request, and email you when your hiring team is here.`,
      "Nothing is earned before that, and no one you know is contacted for you.",
    ],
    action: { label: "See where you stand", url },
  }),
});
