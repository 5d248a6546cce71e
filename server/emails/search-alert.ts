import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  search: string;
  /** How many jobs are new; the first of them are listed. */
  total: number;
  jobs: { title: string; about: string; url: string }[];
  url: string;
}

/** What is new in a saved search, daily or weekly. */
export const searchAlert = defineEmail("search-alert", {
  optional: true,
  sample: {
    name: "Inês Carvalho",
    search: "Backend in Lisbon",
    total: 12,
    jobs: [
      {
        title: "Senior backend engineer",
        about: "Saltmarsh, Lisbon or remote",
        url: "https://parallel.example/jobs/1?from=search",
      },
      {
        title: "Platform engineer",
        about: "Tessellate, Lisbon",
        url: "https://parallel.example/jobs/2?from=search",
      },
    ],
    url: "https://parallel.example/saved?search=1",
  },
  content: ({ name, search, total, jobs, url }: Data) => ({
    subject: `${counted(total, "new job")} for “${search}”`,
    preheader: preheaderOf(jobs, total),
    name,
    paragraphs: [
      total === 1
        ? "1 new job matches your saved search."
        : `${counted(total, "new job")} match your saved search.`,
    ],
    links: jobs.map(({ title, about, url: jobUrl }) => ({ label: title, text: about, url: jobUrl })),
    action: { label: "See all results", url },
  }),
});

function preheaderOf(jobs: Data["jobs"], total: number) {
  const named = jobs.slice(0, 2).map(({ title }) => title);
  const others = total - named.length;
  return sentenceList(others > 0 ? [...named, `${others.toLocaleString("en-US")} more`] : named);
}
