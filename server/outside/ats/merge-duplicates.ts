import { worldwide } from "#shared/places/worldwide.ts";
import type { FeedJob } from "./feed-job.ts";
import { withoutTags } from "./fields.ts";
import { distinct } from "./json-values.ts";

/** One job for postings of one company that differ in nothing but their place. */
export function mergeDuplicates(jobs: readonly FeedJob[]): FeedJob[] {
  const postings = mergePlaces(jobs).map((job) => ({
    job,
    title: `${plainTitle(job)}|${plain(job.department ?? "")}`,
  }));
  const titled = new Map<string, number>();
  for (const { title } of postings) titled.set(title, (titled.get(title) ?? 0) + 1);
  const keys = new Map(
    postings.map(({ job, title }) => [job, titled.get(title) === 1 ? title : `${title}|${opening(job)}`]),
  );
  return mergeBy([...keys.keys()], (job) => keys.get(job)!);
}

/** One job for rows that carry the same id, as Workable lists a job once for every place. */
export function mergePlaces(jobs: readonly FeedJob[]): FeedJob[] {
  return mergeBy(jobs, ({ sourceId }) => sourceId);
}

function mergeBy(jobs: readonly FeedJob[], keyOf: (job: FeedJob) => string): FeedJob[] {
  const merged = new Map<string, FeedJob>();
  for (const job of jobs) {
    const key = keyOf(job);
    const first = merged.get(key);
    merged.set(key, first ? together(first, job) : job);
  }
  return [...merged.values()];
}

/** The first posting stays; it gains the places, and the pay and dates it did not have. */
function together(first: FeedJob, other: FeedJob): FeedJob {
  return {
    ...first,
    locations: distinct([...first.locations, ...other.locations]),
    remote: first.remote || other.remote,
    remoteRegions: regionsOf([first, other]),
    workplaceType: first.workplaceType ?? other.workplaceType,
    salary: first.salary ?? other.salary,
    employmentType: first.employmentType ?? other.employmentType,
    publishedAt: earliest(first.publishedAt, other.publishedAt),
    updatedAt: latest(first.updatedAt, other.updatedAt),
    closesOn: latest(first.closesOn ?? null, other.closesOn ?? null),
    internal: first.internal === other.internal ? first.internal : false,
  };
}

/** One posting that may be done from anywhere says so for all; one that doesn’t say from where limits none. */
function regionsOf(jobs: FeedJob[]): string[] {
  const remote = jobs.filter((job) => job.remote).map(({ remoteRegions }) => remoteRegions);
  if (remote.flat().includes(worldwide)) return [worldwide];
  return remote.every((regions) => regions.length > 0) ? distinct(remote.flat()) : [];
}

/** A title without the place that stands behind it: "Emergency Veterinarian - Omaha, NE" in Omaha, NE. */
function plainTitle({ title, locations }: FeedJob): string {
  const cities = locations.flatMap((location) => plain(location.split(",")[0] ?? "") || []);
  const parts = title.split(/\s[-–—|]\s|\s*[(),]\s*/).map(plain);
  const kept = parts.filter(
    (part, index) => index === 0 || !(cities.includes(part) || /^(?:[a-z]{2}|remote|hybrid)$/.test(part)),
  );
  return kept.filter(Boolean).join(" ");
}

/** Postings of one text for several places differ where the place is named, so only the length and the start count. */
function opening({ descriptionHtml, locations }: FeedJob): string {
  const cities = locations.map((location) => plain(location.split(",")[0] ?? "")).filter(Boolean);
  const start = withoutCities(descriptionHtml.slice(0, 4000), cities);
  const whole = start.length > 600 ? start : withoutCities(descriptionHtml, cities);
  return whole.slice(0, 400);
}

function withoutCities(html: string, cities: string[]): string {
  let words = plain(withoutTags(html));
  for (const city of cities) words = words.replaceAll(city, "");
  return words.replace(/\s+/g, " ");
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

function earliest(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b < a) ? b : a;
}

function latest(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a;
}
