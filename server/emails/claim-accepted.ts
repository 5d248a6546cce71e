import { defineEmail } from "./define-email.ts";

interface Data {
  name: string | null;
  company: string;
  url: string;
}

export const claimAccepted = defineEmail("claim-accepted", {
  sample: { name: "Marit Oakes", company: "Saltmarsh", url: "https://parallel.example/hire/jobs" },
  content: ({ name, company, url }: Data) => ({
    subject: `You now manage ${company}`,
    preheader: "Your claim is approved. You can start hiring.",
    name,
    paragraphs: [`We approved your claim. You now manage the jobs and the careers page of ${company}.`],
    action: { label: "Start hiring", url },
  }),
});
