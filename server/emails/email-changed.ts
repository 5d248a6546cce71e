import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  /** Enough of the new address for its owner to recognize it. */
  newEmail: string;
  supportUrl: string;
}

/** To the old address: its reader may be the owner of an account that was taken. */
export const emailChanged = defineEmail("email-changed", {
  sample: {
    name: "Inês Carvalho",
    newEmail: "i…@people.example",
    supportUrl: "https://help.parallel.example/",
  },
  content: ({ name, newEmail, supportUrl }: Data) => ({
    subject: "Your email address was changed",
    preheader: "If this wasn’t you, contact us right away.",
    name,
    paragraphs: [
      `Your account now uses ${newEmail} instead of this address, and we signed you out on all your other devices.`,
      "If this was you, there’s nothing to do. If it wasn’t, contact us right away so we can help you get your account back.",
    ],
    action: { label: "Contact support", url: supportUrl },
  }),
});
