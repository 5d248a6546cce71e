import { type ExternalJob, externalJobKept } from "#contract/external-jobs.ts";
import { defineEmail } from "./define-email.ts";

interface Data extends Pick<ExternalJob, "jobTitle" | "jobStatus" | "heldReason"> {
  /** Null where it was published. */
  reason: string | null;
  url: string;
}

/** Tells who posted a job without an account whether it is published. */
export const externalJobDecided = defineEmail("external-job-decided", {
  sample: {
    jobTitle: "Night baker",
    reason: null,
    jobStatus: "live",
    heldReason: null,
    url: "https://parallel.example/post-a-job/sample",
  },
  content: (data: Data) => {
    if (data.reason !== null) return refused(data, data.reason);
    return data.jobStatus === "held" ? stillHidden(data) : published(data);
  },
});

function published({ jobTitle, url }: Data) {
  return {
    subject: `${jobTitle} is live`,
    preheader: "People can apply now. See who does on the job’s page.",
    paragraphs: [
      `We looked at ${jobTitle} and published it. People can find it and apply.`,
      "We’ll email you about each applicant, with a link to see them. To answer people here, turn the job into a company account.",
    ],
    action: { label: "See who applied", url },
  };
}

function stillHidden({ jobTitle, heldReason, url }: Data) {
  return {
    subject: `${jobTitle} is updated, but still hidden`,
    preheader: "Here’s why people can’t find it now.",
    paragraphs: [
      `We published your changes to ${jobTitle}. People still can’t find it. Here’s why:`,
      heldReason ?? "We’re taking a closer look at it.",
    ],
    action: { label: "See the job", url },
  };
}

/** What is live already stays as it was. */
function refused({ jobTitle, jobStatus, url }: Data, reason: string) {
  const isChange = jobStatus === "live" || jobStatus === "held";
  const what = isChange ? `your changes to ${jobTitle}` : jobTitle;
  return {
    subject: `We couldn’t publish ${what}`,
    preheader: "Here’s why, and what you can do.",
    paragraphs: [
      isChange
        ? `We couldn’t publish ${what}, so the job stays as it was. Here’s why:`
        : `We couldn’t publish ${what}. Here’s why:`,
      reason,
      jobStatus === null
        ? `You can change the job and send it again. We delete it ${externalJobKept.unpublishedDays} days after its last change.`
        : "You can change the job and send it again.",
    ],
    action: { label: "Change the job", url },
  };
}
