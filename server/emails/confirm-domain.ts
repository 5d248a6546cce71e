import { defineEmail } from "./define-email.ts";

interface Data {
  company: string;
  domain: string;
  url: string;
}

/** To a mailbox at a domain that a company wants to add. */
export const confirmDomain = defineEmail("confirm-domain", {
  sample: {
    company: "Saltmarsh",
    domain: "saltmarsh.example",
    url: "https://parallel.example/hire/company?token=sample&domain=saltmarsh.example",
  },
  content: ({ company, domain, url }: Data) => ({
    subject: `Confirm ${domain} for ${company}`,
    preheader: `${company} wants to add this domain. The link expires in 24 hours.`,
    paragraphs: [
      `${company} wants to add ${domain} to its account. If you’re on the hiring team, sign in and confirm the domain. The link works once and expires in 24 hours.`,
      "If you don’t recognize this request, you can ignore this email. Nothing has changed.",
    ],
    action: { label: "Confirm domain", url },
  }),
});
