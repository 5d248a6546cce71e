import type { AdvertisedJob } from "#server/domains/jobs/index.ts";
import { feedFiles } from "#shared/jobs/feed-files.data.ts";
import { htmlToText } from "#server/texts/safe-html.ts";
import { truncate } from "#shared/words/shorten.ts";
import { type Xml, beginXml, xml } from "../xml.ts";
import { type FeedFormat, addressOf, postedAt } from "./feed-format.ts";

const mostCharacters = 600;

/** RSS 2.0, for feed readers. */
export const rssFeed = {
  ...feedFiles.rss,
  newest: 100,
  begin: ({ title, home, address, description }) =>
    beginXml(xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${title}</title>
<link>${home}</link>
<atom:link rel="self" type="application/rss+xml" href="${address}"/>
<description>${description}</description>
`),
  job: (job, { publicUrl }) => rssItem(job, publicUrl).text,
  between: "\n",
  end: "\n</channel></rss>",
} satisfies FeedFormat;

function rssItem(job: AdvertisedJob, publicUrl: string): Xml {
  const address = addressOf(job, publicUrl);
  const places = [...job.locations, ...(job.remote ? ["Remote"] : [])].join("; ");
  const words = truncate(htmlToText(job.jobDescription), mostCharacters);
  const category = job.department ? [xml`<category>${job.department}</category>`] : [];
  return xml`<item>
<title>${places ? `${job.jobTitle} (${places})` : job.jobTitle}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${postedAt(job).toUTCString()}</pubDate>
<dc:creator>${job.companyName}</dc:creator>
${category}
<description>${words}</description>
</item>`;
}
