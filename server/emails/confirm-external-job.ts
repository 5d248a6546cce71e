import { externalJobKept } from "#contract/external-jobs.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  jobTitle: string;
  url: string;
}

/** To who posts a job without an account. */
export const confirmExternalJob = defineEmail("confirm-external-job", {
  sample: { jobTitle: "Night baker", url: "https://parallel.example/post-a-job/sample?token=sample" },
  content: ({ jobTitle, url }: Data) => ({
    subject: `Confirm your email to post ${jobTitle}`,
    preheader: "The link works once and expires in 24 hours.",
    paragraphs: [
      `Confirm this address to go on with ${jobTitle}. The link opens the job on any device, works once and expires in 24 hours.`,
      `If you don’t confirm this address, we delete the job ${externalJobKept.unconfirmedDays} days after its last change. A confirmed job that is never published is deleted after ${externalJobKept.unpublishedDays} days.`,
      "If you didn’t ask for this, you can ignore this email. Nothing is published without the link.",
    ],
    action: { label: "Confirm and open the job", url },
  }),
});
