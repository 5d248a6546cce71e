import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  title: string;
  /** Paragraphs are parted by an empty line. */
  text: string;
  action: { label: string; url: string };
}

/** A notification of the product, for people who want it by email too. */
export const notificationEmail = defineEmail("notification", {
  optional: true,
  sample: {
    name: "Inês Carvalho",
    title: "Saltmarsh wants to talk to you",
    text: "You’ve been shortlisted for Senior backend engineer. You can now message each other.",
    action: { label: "View application", url: "https://parallel.example/applications/1" },
  },
  content: ({ name, title, text, action }: Data) => ({
    subject: title,
    preheader: text,
    name,
    paragraphs: text.split(/\n{2,}/),
    action,
  }),
});
