import type { FeedJob } from "#server/outside/ats/ats.ts";

/** A job as a board lists it, a welder in Leeds unless said otherwise. */
export function aFeedJob(sourceId: string, more: Partial<FeedJob> = {}): FeedJob {
  return {
    sourceId,
    url: "",
    title: "Welder",
    department: null,
    descriptionHtml: "<p>Know how to weld.</p>",
    locations: ["Leeds, UK"],
    remote: false,
    remoteRegions: [],
    workplaceType: null,
    salary: null,
    employmentType: null,
    seniority: null,
    publishedAt: null,
    updatedAt: null,
    internal: false,
    ...more,
  };
}
