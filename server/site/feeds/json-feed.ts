import type { AdvertisedJob } from "#server/domains/jobs/index.ts";
import { feedFiles } from "#shared/jobs/feed-files.data.ts";
import { type Feed, type FeedFormat, addressOf, postedAt } from "./feed-format.ts";

/** JSON Feed 1.1, for feed readers and programs. */
export const jsonFeed: FeedFormat = {
  ...feedFiles.json,
  newest: 100,
  begin: ({ title, home, address, description }) => {
    const head = { title, home_page_url: home, feed_url: address, description, language: "en" };
    const opened = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", ...head });
    return `${opened.slice(0, -1)},"items":[`;
  },
  job: (job, feed) => JSON.stringify(itemOf(job, feed)),
  between: ",",
  end: "]}",
};

function itemOf(job: AdvertisedJob, { publicUrl }: Feed) {
  const address = addressOf(job, publicUrl);
  return {
    id: address,
    url: address,
    title: job.jobTitle,
    content_html: job.jobDescription,
    date_published: postedAt(job).toISOString(),
    date_modified: job.changedAt.toISOString(),
    authors: [{ name: job.companyName }],
    tags: [job.department, ...job.locations, job.remote ? "Remote" : null].filter(Boolean),
  };
}
