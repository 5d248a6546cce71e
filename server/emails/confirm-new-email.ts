import { defineEmail } from "./define-email.ts";

/** To the address a person wants to change to. */
export const confirmNewEmail = defineEmail("confirm-new-email", {
  sample: { name: "Inês Carvalho", url: "https://parallel.example/verify-email?token=sample" },
  content: ({ name, url }: { name: string; url: string }) => ({
    subject: "Confirm your new email address",
    preheader: "Until you confirm it, we’ll keep using your old address.",
    name,
    paragraphs: [
      "You asked to use this email address for your account. Confirm it to make the change.",
      "Until you do, we’ll keep using your old address. The link works once and expires in 24 hours.",
    ],
    action: { label: "Confirm new address", url },
  }),
});
