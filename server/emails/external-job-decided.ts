import { externalJobKept } from "#contract/external-jobs.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  jobTitle: string;
  /** Null where it was published. */
  reason: string | null;
  url: string;
}

/** Tells who posted a job without an account whether it is published. */
export const externalJobDecided = defineEmail("external-job-decided", {
  sample: { jobTitle: "Night baker", reason: null, url: "https://parallel.example/post-a-job/sample" },
  content: ({ jobTitle, reason, url }: Data) =>
    reason === null
      ? {
          subject: `${jobTitle} is live`,
          preheader: "People can apply now. See who does on the job’s page.",
          paragraphs: [
            `We looked at ${jobTitle} and published it. People can find it and apply.`,
            "We’ll email you about each applicant, with a link to see them. To answer people here, turn the job into a company account.",
          ],
          action: { label: "See who applied", url },
        }
      : {
          subject: `We couldn’t publish ${jobTitle}`,
          preheader: "Here’s why, and what you can do.",
          paragraphs: [
            `We couldn’t publish ${jobTitle}. Here’s why:`,
            reason,
            `You can change the job and send it again. We delete it ${externalJobKept.unpublishedDays} days after its last change.`,
          ],
          action: { label: "Change the job", url },
        },
});
