import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText, unescapeHtml } from "./fields.ts";
import { jobPosting } from "./job-posting.ts";
import { record, records, said, text } from "./json-values.ts";

/** Its three public forms: the RSS feed, the JSON feed with schema.org postings, and the API's list. */
export const teamtailor: FeedMapping = {
  postings(body) {
    const items = rssItems(body);
    if (items) return items.map((item) => ({ ...item, id: text(item.guid) || text(item.link) }));
    const { items: listed, data } = record(body);
    if (records(listed).some((item) => "_jobposting" in item)) return records(listed);
    const isList = records(data).length > 0 && records(data).every(({ type }) => type === "jobs");
    return isList ? records(data) : null;
  },
  job(posting, board) {
    if ("_jobposting" in posting) return feedItem(posting, board);
    return "attributes" in posting ? apiJob(posting) : rssJob(posting);
  },
};

function rssItems(body: unknown) {
  const { channel } = record(record(body).rss);
  const { item } = record(channel);
  const items = records([item ?? []].flat());
  const isTeamtailor = items.some((each) => Object.keys(each).some((name) => name.startsWith("tt:")));
  return isTeamtailor || items.some((each) => "remoteStatus" in each) ? items : null;
}

function rssJob(item: Record<string, unknown>): FeedJob {
  const descriptionHtml = text(item.description);
  const html = descriptionHtml.includes("&lt;") ? unescapeHtml(descriptionHtml) : descriptionHtml;
  const locations = records([record(item["tt:locations"])["tt:location"] ?? []].flat()).map((place) =>
    [text(place["tt:city"]) || text(place["tt:name"]), text(place["tt:country"])].filter(Boolean).join(", "),
  );
  return {
    ...empty,
    sourceId: text(item.id),
    url: text(item.link),
    title: text(item.title),
    department: text(item["tt:department"]) || null,
    descriptionHtml: html,
    ...placement(locations, remoteOf(text(item.remoteStatus))),
    salary: salaryInText(html),
    employmentType: employmentTypeOf("", text(item.title)),
    publishedAt: dateOf(item.pubDate),
  };
}

function feedItem(item: Record<string, unknown>, board: Parameters<FeedMapping["job"]>[1]): FeedJob {
  const { date_published: published, date_modified: modified } = item;
  const job = jobPosting.job(record(item._jobposting), board);
  return {
    ...job,
    sourceId: text(item.id) || job.sourceId,
    url: text(item.url) || job.url,
    title: text(item.title) || job.title,
    descriptionHtml: text(item.content_html) || job.descriptionHtml,
    publishedAt: dateOf(published) ?? job.publishedAt,
    updatedAt: dateOf(modified),
  };
}

function apiJob(posting: Record<string, unknown>): FeedJob {
  const about = record(posting.attributes);
  const descriptionHtml = text(about.body);
  const links = record(posting.links);
  return {
    ...empty,
    sourceId: text(posting.id),
    url: text(links["careersite-job-url"]),
    title: text(about.title),
    descriptionHtml,
    ...placement([], remoteOf(text(about["remote-status"]))),
    salary: salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(text(about["employment-type"]), text(about.title)),
    publishedAt: dateOf(about["start-date"] ?? about["created-at"]),
    updatedAt: dateOf(about["updated-at"]),
    internal: said(about.internal),
  };
}

const empty = { department: null, seniority: null, updatedAt: null, internal: null };

function remoteOf(status: string) {
  return { remote: status === "fully", workplaceType: status === "hybrid" ? "hybrid" : "" };
}
