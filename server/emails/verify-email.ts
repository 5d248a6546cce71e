import { defineEmail } from "./define-email.ts";

/** To a new account, and again when its owner asks for another link. */
export const verifyEmail = defineEmail("verify-email", {
  sample: { name: "Inês Carvalho", url: "https://parallel.example/verify-email?token=sample" },
  content: ({ name, url }: { name: string; url: string }) => ({
    subject: "Confirm your email address",
    preheader: "One click and your account is ready. The link expires in 24 hours.",
    name,
    paragraphs: [
      "Please confirm that this is your email address.",
      "The link works once and expires in 24 hours. If you didn’t create an account, you can ignore this email.",
    ],
    action: { label: "Confirm email address", url },
  }),
});
