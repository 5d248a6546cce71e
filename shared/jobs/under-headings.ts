/** Jobs that share a heading; null heads those that have none, which stand last. */
export interface HeadedJobs<Job> {
  heading: string | null;
  jobs: Job[];
}

/** Heads the jobs without a heading of their own, where others have one. */
export const otherJobs = "Other jobs";

/** Jobs under their headings, which stand in the order of their first jobs; a job with several stands under each. */
export function underHeadings<Job>(
  jobs: readonly Job[],
  headingsOf: (job: Job) => readonly string[],
): HeadedJobs<Job>[] {
  const headed = new Map<string, Job[]>();
  const others: Job[] = [];
  for (const job of jobs) {
    const headings = headingsOf(job);
    if (headings.length === 0) others.push(job);
    for (const heading of new Set(headings)) {
      const own = headed.get(heading);
      if (own) own.push(job);
      else headed.set(heading, [job]);
    }
  }
  const groups: HeadedJobs<Job>[] = [...headed].map(([heading, own]) => ({ heading, jobs: own }));
  return others.length > 0 ? [...groups, { heading: null, jobs: others }] : groups;
}

/** Where a job is, each place by itself: what it is found by, and headed by. */
export function placesOf({ locations, remote }: { locations: readonly string[]; remote: boolean }): string[] {
  return remote ? [...locations, "Remote"] : [...locations];
}
