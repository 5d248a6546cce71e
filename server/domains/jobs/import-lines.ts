import { companiesNamed } from "#server/domains/companies/index.ts";
import type { Database } from "#server/database/open.ts";
import { type FeedJob, boardFor } from "#server/outside/ats/ats.ts";
import { type CompanyFeed, type SyncCounts, syncFeeds } from "./sync-feeds.ts";

/** A posting and the company it belongs to, by the name it has in the file. */
export interface CompanyJob {
  company: string;
  job: FeedJob;
}
interface Import {
  now: Date;
  /** False when lines could not be read: then jobs that are not in the file may be in those lines, and stay. */
  complete: boolean;
  onProgress(jobsDone: number): void;
}
interface Group {
  company: string;
  system: string;
  jobs: FeedJob[];
}
const jobsAtOnce = 2000;

/** Brings the jobs of many companies over, some companies in each transaction. */
export async function importLines(db: Database, lines: CompanyJob[], { now, complete, onProgress }: Import) {
  const total = { added: 0, changed: 0, closed: 0, unchanged: 0, merged: 0 };
  let done = 0;
  for (const groups of portions(grouped(lines))) {
    const counts = await db.transaction(async (tx) => {
      const names = [...new Set(groups.map(({ company }) => company))];
      const ids = await companiesNamed(tx, names, { now, system: groups[0]!.system });
      const feeds = groups.map(({ company, system, jobs }): CompanyFeed => ({
        companyId: ids.get(company)!,
        system,
        feed: "file",
        jobs,
        complete,
      }));
      return syncFeeds(tx, feeds, { now, announceAdded: false });
    });
    for (const name of Object.keys(total) as (keyof SyncCounts)[]) total[name] += counts[name];
    done += groups.reduce((sum, { jobs }) => sum + jobs.length, 0);
    onProgress(done);
  }
  return total;
}

/** The jobs of one company at one system together, wherever they stand in the file. */
function grouped(lines: CompanyJob[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { company, job } of lines) {
    const system = boardFor(job.url)?.system ?? "file";
    const key = `${company} ${system}`;
    const group = groups.get(key) ?? { company, system, jobs: [] };
    groups.set(key, group);
    group.jobs.push(job);
  }
  return [...groups.values()];
}

function* portions(groups: Group[]) {
  let portion: Group[] = [];
  let size = 0;
  for (const group of groups) {
    portion.push(group);
    size += group.jobs.length;
    if (size < jobsAtOnce) continue;
    yield portion;
    portion = [];
    size = 0;
  }
  if (portion.length) yield portion;
}
