import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  url: string;
}

/** To who waits for our answer to their claim, when someone else’s was approved or proven. */
export const claimOvertaken = defineEmail("claim-overtaken", {
  sample: { name: "Marit Oakes", company: "Saltmarsh", url: "https://parallel.example/hire/claim" },
  content: ({ name, company, url }: Data) => ({
    subject: `Your claim for ${company}`,
    preheader: `${company} has a hiring team now. You can ask to join it.`,
    name,
    paragraphs: [
      `Someone else who claimed ${company} now manages its page, so we closed your claim.`,
      "If you work there, ask to join its hiring team. They’ll see your name and email, and can invite you.",
    ],
    action: { label: "Ask to join", url },
  }),
});
