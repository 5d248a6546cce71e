import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  url: string;
}

export const waitListJoined = defineEmail("wait-list-joined", {
  sample: { name: "Marit Oakes", company: "Corner Cafe", url: "https://parallel.example/hire/wait-list" },
  content: ({ name, company, url }: Data) => ({
    subject: `${company} is on the waitlist`,
    preheader: "We’ll look at your company and email you what we decide.",
    name,
    paragraphs: [
      `${company} is on the waitlist. We’ll look at it and email you what we decide.`,
      "If your company gets an email at its own domain, you don’t need to wait.",
    ],
    action: { label: "See where you stand", url },
  }),
});
