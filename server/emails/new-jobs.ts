import { counted } from "#shared/words/sentence-list.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  companyName: string;
  /** How many jobs are new; the first of them are listed. */
  total: number;
  jobs: { title: string; about: string; url: string }[];
  url: string;
}

/** What a company posted, to whoever subscribed to its careers page. */
export const newJobs = defineEmail("new-jobs", {
  optional: true,
  sample: {
    companyName: "Saltmarsh",
    total: 2,
    jobs: [
      { title: "Senior backend engineer", about: "Lisbon or remote", url: "https://parallel.example/jobs/1" },
      { title: "Night baker", about: "Lisbon", url: "https://parallel.example/jobs/2" },
    ],
    url: "https://parallel.example/saltmarsh/careers",
  },
  content: ({ companyName, total, jobs, url }: Data) => ({
    subject: `${counted(total, "new job")} at ${companyName}`,
    preheader: jobs
      .slice(0, 3)
      .map(({ title }) => title)
      .join(", "),
    paragraphs: [`${companyName} posted ${counted(total, "new job")}.`],
    links: jobs.map(({ title, about, url: jobUrl }) => ({ label: title, text: about, url: jobUrl })),
    action: { label: "See all open jobs", url },
  }),
});
