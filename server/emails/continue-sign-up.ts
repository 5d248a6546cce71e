import { defineEmail } from "./define-email.ts";

/** To a person who wants to finish signing up on another device. */
export const continueSignUp = defineEmail("continue-sign-up", {
  sample: { name: "Inês Carvalho", url: "https://parallel.example/sign-up?profile=sample", daysKept: 30 },
  content: ({ name, url, daysKept }: { name: string; url: string; daysKept: number }) => ({
    subject: "Continue your sign-up",
    preheader: "Pick up where you left off, on any device.",
    name,
    paragraphs: [
      `Pick up where you left off, on any device. We’ll keep what you’ve entered for ${daysKept} days.`,
      "If you didn’t ask for this link, you can ignore this email.",
    ],
    action: { label: "Continue sign-up", url },
  }),
});
