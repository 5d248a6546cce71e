import { defineEmail } from "./define-email.ts";

interface Data {
  /** "new jobs at Saltmarsh", "new stories from Life Work" */
  what: string;
  /** "when Saltmarsh posts new jobs, at most once a day" */
  often: string;
  url: string;
}

/** To an address that asked for a company's new jobs or for new stories. */
export const confirmSubscription = defineEmail("confirm-subscription", {
  sample: {
    what: "new jobs at Saltmarsh",
    often: "when Saltmarsh posts new jobs, at most once a day",
    url: "https://parallel.example/api/page-subscriptions/confirm?key=sample",
  },
  content: ({ what, often, url }: Data) => ({
    subject: `Confirm that you want ${what}`,
    preheader: "Nothing is sent to you until you confirm.",
    paragraphs: [
      `Someone asked us to send ${what} to this address. If it was you, confirm it. We’ll email you ${often}, and each email has a link to stop.`,
      "If it wasn’t you, ignore this email. We’ll delete your address within a week.",
    ],
    action: { label: "Confirm", url },
  }),
});
