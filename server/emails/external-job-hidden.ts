import { defineEmail } from "./define-email.ts";
import { mailedLinkNote } from "./external-job-applicant.ts";

interface Data {
  jobTitle: string;
  /** Named where all of its jobs are hidden. */
  company: string | null;
  /** Null where people find the job again. */
  reason: string | null;
  url: string;
}

/** Tells who posted a job without an account that we took it, or its company, out of everything public, or that it is back. */
export const externalJobHidden = defineEmail("external-job-hidden", {
  sample: {
    jobTitle: "Night baker",
    company: "Rye House",
    reason: "The company says that it isn’t hiring.",
    url: "https://parallel.example/post-a-job/sample",
  },
  content: (data: Data) => (data.reason === null ? back(data) : hidden(data, data.reason)),
});

function hidden({ jobTitle, company, url }: Data, reason: string) {
  return {
    subject: `People can’t find ${jobTitle} for now`,
    preheader: "Here’s why. The applications you have stay.",
    paragraphs: [
      company
        ? `We disabled ${company} on Parallel, so no one finds its jobs, ${jobTitle} among them. Here’s why:`
        : `We put ${jobTitle} on hold, so no one finds it. Here’s why:`,
      reason,
      "The applications you have stay as they are. If you think that’s a mistake, write to our support.",
      mailedLinkNote,
    ],
    action: { label: "See the job", url },
  };
}

function back({ jobTitle, company, url }: Data) {
  return {
    subject: `People can find ${jobTitle} again`,
    preheader: company ? "It’s open for another 30 days." : "We took it off hold.",
    paragraphs: [
      company
        ? `We enabled ${company} again, and people find ${jobTitle} as before.`
        : `We looked at ${jobTitle}, and people find it as before.`,
      mailedLinkNote,
    ],
    action: { label: "See the job", url },
  };
}
