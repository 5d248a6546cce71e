import { and, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import { companies, companiesNamed, slugify } from "#server/domains/companies/index.ts";
import { type FeedJob, boardFor, boardKey } from "#server/outside/ats/ats.ts";
import { jobs } from "../tables.ts";
import { type CompanyFeed, type SyncCounts, syncFeeds } from "./sync-feeds.ts";

/** A posting and the company it belongs to, by the name it has in the file. */
export interface CompanyJob {
  company: string;
  job: FeedJob;
  inactive?: boolean;
}
interface Import {
  now: Date;
  /** What the list is known by: it closes only what a list of this name brought. */
  source: string;
  /** False when lines could not be read: then jobs that are not in the file may be in those lines, and stay. */
  complete: boolean;
  onProgress(jobsDone: number): void;
}
interface Group {
  company: string;
  system: string;
  jobs: FeedJob[];
  ended: Set<string>;
}
const jobsAtOnce = 1000;
/** While the database writes one portion, the next one is read. */
const portionsAtOnce = 2;

/** Brings the jobs of many companies over, some companies in each transaction. */
export async function importLines(db: Database, lines: CompanyJob[], { onProgress, ...about }: Import) {
  const total = { added: 0, changed: 0, closed: 0, unchanged: 0, merged: 0 };
  let done = 0;
  const waiting = portions(grouped(lines));
  await Promise.all(Array.from({ length: portionsAtOnce }, takePortions));
  return total;

  async function takePortions() {
    for (const groups of waiting) {
      const counts = await importGroups(db, groups, about);
      for (const name of Object.keys(total) as (keyof SyncCounts)[]) total[name] += counts[name];
      done += groups.reduce((sum, { jobs, ended }) => sum + jobs.length + ended.size, 0);
      onProgress(done);
    }
  }
}

function importGroups(db: Database, groups: Group[], { now, source, complete }: Omit<Import, "onProgress">) {
  return db.transaction(async (tx) => {
    const names = [...new Set(groups.map(({ company }) => company))];
    const boards = boardsOf(groups);
    const ids = await companiesNamed(tx, names, { now, system: groups[0]!.system, boards });
    const feed = `file ${source}`;
    const foreign = await onlyNamedAlike(tx, { ids, boards, feed });
    const feeds = groups
      .filter(({ company }) => !foreign.has(company))
      .map(({ company, ...group }): CompanyFeed => ({
        ...group,
        companyId: ids.get(company)!,
        feed,
        complete,
      }));
    return syncFeeds(tx, feeds, { now, announceAdded: false });
  });
}

interface Named {
  ids: ReadonlyMap<string, string>;
  boards: ReadonlyMap<string, readonly string[]>;
  feed: string;
}
/**
 * The names that lead to a company whose team may have chosen the name: another employer's jobs and their applicants
 * are not theirs. Its board is known from before, or the list brought it jobs before.
 */
async function onlyNamedAlike(tx: Transaction, { ids, boards, feed }: Named): Promise<Set<string>> {
  const run = await tx
    .select({ id: companies.id, boards: companies.boards })
    .from(companies)
    .where(and(inArray(companies.id, [...ids.values()]), eq(companies.isManaged, true)));
  if (run.length === 0) return new Set();
  const runIds = run.map(({ id }) => id);
  const brought = await tx
    .selectDistinct({ id: jobs.companyId })
    .from(jobs)
    .where(and(eq(jobs.feed, feed), inArray(jobs.companyId, runIds)));
  const known = new Set(brought.map(({ id }) => id));
  const boardsOfId = new Map(run.map((company) => [company.id, company.boards]));
  const isForeign = ([name, id]: [string, string]) => {
    const own = boardsOfId.get(id);
    return own && !known.has(id) && !boards.get(name)?.some((board) => own.includes(board));
  };
  return new Set([...ids].filter(isForeign).map(([name]) => name));
}

/** The boards of systems that give each employer its own; other addresses say nothing of who is behind them. */
function boardsOf(groups: Group[]) {
  const boards = new Map<string, string[]>();
  for (const { company, jobs } of groups)
    boards.set(company, [
      ...new Set([...(boards.get(company) ?? []), ...jobs.flatMap(({ url }) => boardKey(url) ?? [])]),
    ]);
  return boards;
}

/** The jobs of each company by system, wherever they stand in the file. */
function grouped(lines: CompanyJob[]): Iterable<Group[]> {
  const companies = new Map<string, Map<string, Group>>();
  for (const { company, job, inactive } of lines) {
    const name = slugify(company);
    const groups = companies.get(name) ?? new Map<string, Group>();
    companies.set(name, groups);
    const system = boardFor(job.url)?.system ?? "file";
    const key = `${company} ${system}`;
    const group = groups.get(key) ?? { company, system, jobs: [], ended: new Set() };
    groups.set(key, group);
    if (inactive) group.ended.add(job.sourceId);
    else group.jobs.push(job);
  }
  return companies.values().map((groups) => [...groups.values()]);
}

/** A company stays in one portion, so that portions written at the same time never wait for each other. */
function* portions(companies: Iterable<Group[]>) {
  let portion: Group[] = [];
  let size = 0;
  for (const groups of companies) {
    portion.push(...groups);
    for (const { jobs } of groups) size += jobs.length;
    if (size < jobsAtOnce) continue;
    yield portion;
    portion = [];
    size = 0;
  }
  if (portion.length) yield portion;
}
