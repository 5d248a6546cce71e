import { inArray } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { visitorEvents } from "./tables.ts";

/** A slug stands for its company until the row is written. */
export type VisitorEvent = Omit<typeof visitorEvents.$inferInsert, "id"> & { companySlug?: string };

export const mostWaiting = 5000;
const rowsAtOnce = 500;
const flushAfterMs = 500;
/** While the database is away, what waits is tried again for about 30 seconds. */
const mostTries = 60;

/** What is to be written, in memory: callers wait for nothing, and a process that dies loses half a second. */
export class EventBuffer {
  private readonly db: Database;
  private readonly report: Context["outside"]["report"];
  private waiting: VisitorEvent[] = [];
  private dropped = 0;
  private tries = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(db: Database, report: Context["outside"]["report"]) {
    this.db = db;
    this.report = report;
  }

  /** False where too much waits already: the event is lost, and counted. */
  add(event: VisitorEvent): boolean {
    const fits = this.waiting.length < mostWaiting;
    if (fits) this.waiting.push(event);
    else this.dropped += 1;
    this.writeSoon();
    return fits;
  }
  /** Nothing of this visitor is written anymore. */
  forget(visitorId: string) {
    this.waiting = this.waiting.filter((event) => event.visitorId !== visitorId);
  }
  /** Writes what waits, one batch after the other. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private writeSoon() {
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMs).unref();
  }

  private async write() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const lost = this.dropped;
    const rows = [
      ...this.waiting,
      ...(lost ? [{ kind: "dropped", at: new Date(), count: lost } as const] : []),
    ];
    if (rows.length === 0) return;
    this.waiting = [];
    this.dropped = 0;
    let written = 0;
    try {
      for (; written < rows.length; written += rowsAtOnce)
        await writeRows(this.db, rows.slice(written, written + rowsAtOnce));
      this.tries = 0;
    } catch (error) {
      const events = rows.slice(written).filter(({ kind }) => kind !== "dropped");
      this.takeBack(events, lost);
      this.report("writing what visitors did", error);
    }
  }

  private takeBack(events: VisitorEvent[], lost: number) {
    this.tries += 1;
    const kept = this.tries < mostTries ? events.slice(0, mostWaiting - this.waiting.length) : [];
    this.dropped += lost + events.length - kept.length;
    this.waiting = [...kept, ...this.waiting];
    if (this.tries < mostTries) this.writeSoon();
    else this.tries = 0;
  }
}

const buffers = new WeakMap<Database, EventBuffer>();
/** The buffer of this process. */
export function bufferOf({ db, outside }: Pick<Context, "db" | "outside">): EventBuffer {
  let buffer = buffers.get(db);
  if (!buffer) buffers.set(db, (buffer = new EventBuffer(db, outside.report)));
  return buffer;
}

/** Writes events with the companies they are about; one that names what is not there is about none. */
async function writeRows(db: Database, events: VisitorEvent[]) {
  const known = await companiesOf(db, events);
  await db.insert(visitorEvents).values(
    events.map(({ companySlug, jobId, companyId, ...event }) => {
      const job = jobId ? known.byJob.get(jobId) : undefined;
      const named = companySlug ? known.bySlug.get(companySlug) : companyId && known.ids.get(companyId);
      return { ...event, id: newId(), jobId: job ? jobId : null, companyId: job ?? (named || null) };
    }),
  );
}

async function companiesOf(db: Database, events: VisitorEvent[]) {
  const given = (name: "jobId" | "companyId" | "companySlug") => [
    ...new Set(events.flatMap((event) => event[name] ?? [])),
  ];
  const [byJob, bySlug, byId] = await Promise.all([
    db
      .select({ id: jobs.id, companyId: jobs.companyId })
      .from(jobs)
      .where(inArray(jobs.id, given("jobId"))),
    db
      .select({ id: companies.id, slug: companies.slug })
      .from(companies)
      .where(inArray(companies.slug, given("companySlug"))),
    db
      .select({ id: companies.id })
      .from(companies)
      .where(inArray(companies.id, given("companyId"))),
  ]);
  return {
    byJob: new Map(byJob.map((job) => [job.id, job.companyId])),
    bySlug: new Map(bySlug.map((company) => [company.slug, company.id])),
    ids: new Map(byId.map(({ id }) => [id, id])),
  };
}
