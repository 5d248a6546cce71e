/** The headings of the jobs page; one may appear more than once, such as for each of several departments. */
export const jobSections = [
  "recommended",
  "trending",
  "company",
  "vibe",
  "remote",
  "interest",
  "recent",
  "department",
] as const;
export type JobSectionId = (typeof jobSections)[number];
