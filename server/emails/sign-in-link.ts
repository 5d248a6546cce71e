import { defineEmail } from "./define-email.ts";

export const signInLink = defineEmail("sign-in-link", {
  sample: { name: "Inês Carvalho", url: "https://parallel.example/sign-in/link?token=sample" },
  content: ({ name, url }: { name: string; url: string }) => ({
    subject: "Your link to sign in",
    preheader: "It works once and expires in 15 minutes.",
    name,
    paragraphs: [
      "You asked for a link to sign in. It works once and expires in 15 minutes.",
      "If this wasn’t you, you can ignore this email. No one can sign in without it.",
    ],
    action: { label: "Sign in", url },
  }),
});
