import { defineEmail } from "./define-email.ts";

export const resetPassword = defineEmail("reset-password", {
  sample: { name: "Inês Carvalho", url: "https://parallel.example/reset-password?token=sample" },
  content: ({ name, url }: { name: string; url: string }) => ({
    subject: "Reset your password",
    preheader: "Choose a new password. The link expires in 1 hour.",
    name,
    paragraphs: [
      "You asked to reset your password. Choose a new one with the link below. It works once and expires in 1 hour.",
      "If this wasn’t you, you can ignore this email. Your password hasn’t changed.",
    ],
    action: { label: "Reset password", url },
  }),
});
