import { defineEmail } from "./define-email.ts";

export const passwordChanged = defineEmail("password-changed", {
  sample: { name: "Inês Carvalho", url: "https://parallel.example/recover-password" },
  content: ({ name, url }: { name: string; url: string }) => ({
    subject: "Your password was changed",
    preheader: "If this wasn’t you, reset your password now.",
    name,
    paragraphs: [
      "Your password was changed, and we signed you out on all your other devices.",
      "If this was you, there’s nothing to do. If it wasn’t, reset your password now.",
    ],
    action: { label: "Reset password", url },
  }),
});
