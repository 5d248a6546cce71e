import { and, eq, ne } from "drizzle-orm";
import type { SpendColumn } from "#contract/ad-spend.ts";
import type { Reader } from "#server/database/open.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { jobExchanges, jobTrackers } from "../tables.ts";

interface Job {
  id: string;
  publicJobId: string;
  jobTitle: string;
}
interface Exchange {
  id: string;
  name: string;
}
/** One ad: a job on an exchange. */
export interface Place {
  job: Job;
  exchange: Exchange;
}
interface Wanted {
  cells: readonly string[];
  job: string;
  exchange: string;
  /** Chosen for rows that name none. */
  jobId: string | undefined;
  exchangeId: string | undefined;
}
type Missing = { column: SpendColumn; why: string };

/** The jobs and exchanges that rows of a company's file may name, and its links. */
export async function placesOfCompany(db: Reader, companyId: string) {
  const { id, publicJobId, jobTitle } = jobs;
  const [own, exchanges, links] = await Promise.all([
    db
      .select({ id, publicJobId, jobTitle })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), ne(jobs.status, "draft"))),
    db.select({ id: jobExchanges.id, name: jobExchanges.name, slug: jobExchanges.slug }).from(jobExchanges),
    db.select().from(jobTrackers).where(eq(jobTrackers.companyId, companyId)),
  ]);
  return {
    links: new Map(links.map((link) => [link.code, link])),
    titles: Map.groupBy(own, (job) => plain(job.jobTitle)),
    jobs: new Map(own.flatMap((job) => [job.id, job.publicJobId].map((key) => [key, job]))),
    exchanges: new Map(
      exchanges.flatMap(({ slug, ...exchange }) =>
        [exchange.id, plain(exchange.name), plain(slug)].map((key) => [key, exchange]),
      ),
    ),
  };
}
export type Places = Awaited<ReturnType<typeof placesOfCompany>>;

/** The ad that a row is about. */
export function findPlace(places: Places, wanted: Wanted): Place | Missing {
  const job = findJob(places, wanted);
  if ("why" in job) return job;
  const exchange = findExchange(places, wanted);
  return "why" in exchange ? exchange : { job, exchange };
}

function findJob(places: Places, { job: text, jobId, cells }: Wanted): Job | Missing {
  const named = places.titles.get(plain(text)) ?? [];
  if (named.length > 1)
    return no("job", `${named.length} jobs are called “${text}”. Use its link or its ID instead.`);
  const key = linkAmong(places, [text, ...cells])?.jobId ?? (text ? "" : (jobId ?? ""));
  const found = places.jobs.get(text) ?? named[0] ?? places.jobs.get(key);
  return found ?? no("job", text ? `You have no job called “${text.slice(0, 60)}”.` : "No job. Choose one.");
}

function findExchange(places: Places, { exchange: text, exchangeId, cells }: Wanted): Exchange | Missing {
  const key = text ? plain(text) : (linkAmong(places, cells)?.exchangeId ?? exchangeId ?? "");
  const why = text
    ? `We don’t know the job board “${text.slice(0, 60)}”.`
    : "No job board. Choose one for the whole file.";
  return places.exchanges.get(key) ?? no("exchange", why);
}

const linkIn = /\/via\/([a-z0-9]+)/;
function linkAmong({ links }: Places, cells: readonly string[]) {
  return cells.map((cell) => links.get(linkIn.exec(cell)?.[1] ?? "")).find((link) => link !== undefined);
}

function no(column: SpendColumn, why: string): Missing {
  return { column, why };
}
function plain(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
