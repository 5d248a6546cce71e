import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  /** Applications through job boards a month that the free plan includes. */
  applications: number;
  url: string;
}

/** To a job seeker whose Plus was not paid for in time. */
export const plusEnded = defineEmail("plus-ended", {
  sample: { name: "Inês Carvalho", applications: 20, url: "https://parallel.example/settings#plan" },
  content: ({ name, applications, url }: Data) => ({
    subject: "You’re on the free plan now",
    preheader: "We couldn’t collect the payment for Plus. You owe nothing.",
    name,
    paragraphs: [
      "We couldn’t collect the payment for Plus, so you’re on the free plan now. You owe nothing, and nothing you saved or sent is lost.",
      `The free plan includes ${applications} applications through job boards a month. You can choose Plus again at any time.`,
    ],
    action: { label: "View plan", url },
  }),
});
