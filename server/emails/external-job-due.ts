import { counted } from "#shared/words/sentence-list.ts";
import { defineEmail } from "./define-email.ts";
import { mailedLinkNote } from "./external-job-applicant.ts";

interface Data {
  jobTitle: string;
  /** Until it closes; null where it has. */
  daysLeft: number | null;
  url: string;
}

/** Asks a person who posted a job without an account whether it is still open, or tells them that it closed. */
export const externalJobDue = defineEmail("external-job-due", {
  sample: {
    jobTitle: "Night baker",
    daysLeft: 7,
    url: "https://parallel.example/post-a-job/sample?token=sample&hiring=1",
  },
  content: ({ jobTitle, daysLeft, url }: Data) =>
    daysLeft === null
      ? {
          subject: `We closed ${jobTitle}`,
          preheader: "You didn’t confirm that you’re still hiring.",
          paragraphs: [
            `We asked twice whether you’re still hiring for ${jobTitle}. You didn’t confirm it, so we closed the job, and people no longer apply in vain.`,
            "If you’re still hiring, post the job again.",
          ],
          action: { label: "Post a job", url },
        }
      : {
          subject: `Still hiring for ${jobTitle}?`,
          preheader: `Confirm with one click within ${counted(daysLeft, "day")}.`,
          paragraphs: [
            `It has been a while since you confirmed ${jobTitle}. Confirm with one click within ${counted(daysLeft, "day")}. After that, we close the job, so people don’t apply in vain.`,
            mailedLinkNote,
          ],
          action: { label: "Confirm your job", url },
        },
});
