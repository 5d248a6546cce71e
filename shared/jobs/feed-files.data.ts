/** The feeds of open jobs, of each company and of the whole site: the end of their addresses and what they are. */
export const feedFiles = {
  indeed: { file: "jobs.indeed.xml", type: "application/xml", name: "Indeed" },
  linkedIn: { file: "jobs.linkedin.xml", type: "application/xml", name: "LinkedIn" },
  rss: { file: "jobs.rss", type: "application/rss+xml", name: "RSS" },
  json: { file: "jobs.json", type: "application/feed+json", name: "JSON Feed" },
} as const;
