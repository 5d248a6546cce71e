import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  job: string | null;
  /** In sentences; each line stands by itself. */
  why: string;
  url: string;
  label?: string;
}

/** To whoever answered a conversation by email, when the answer could not be taken as it was. */
export const replyNotAdded = defineEmail("reply-not-added", {
  sample: {
    name: "Inês Carvalho",
    job: "Senior backend engineer",
    why: "This conversation is closed.",
    url: "https://parallel.example/messages?application=1",
  },
  content: ({ name, job, why, url, label = "Open the conversation" }: Data) => ({
    subject: "We couldn’t add your email to the conversation",
    preheader: why,
    name,
    paragraphs: [`We got your email${job ? ` about ${job}` : ""}. ${why}`],
    action: { label, url },
  }),
});
