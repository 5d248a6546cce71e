import { defineEmail } from "./define-email.ts";

interface Data {
  companyName: string;
  url: string;
}

/** To an address that asked for a company's new jobs. */
export const confirmSubscription = defineEmail("confirm-subscription", {
  sample: {
    companyName: "Saltmarsh",
    url: "https://parallel.example/api/page-subscriptions/confirm?key=sample",
  },
  content: ({ companyName, url }: Data) => ({
    subject: `Confirm that you want new jobs at ${companyName}`,
    preheader: "Nothing is sent to you until you confirm.",
    paragraphs: [
      `Someone asked us to send new jobs at ${companyName} to this address. If it was you, confirm it. We’ll email you at most once a day, and each email has a link to stop.`,
      "If it wasn’t you, ignore this email. We’ll delete your address within a week.",
    ],
    action: { label: "Email me new jobs", url },
  }),
});
