import { and, desc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database, Reader, Transaction } from "#server/database/open.ts";
import { candidates, findProfile } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";
import { defaultResume } from "#server/domains/resumes/index.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import {
  candidateToSense,
  jobToSense,
  openSenses,
  type Senses,
  type ToSense,
} from "#server/matching-engine/index.ts";
import { candidateText } from "./candidate-text.ts";
import { jobText } from "./job-features.ts";
import { hashOf, sensedBefore } from "./senses.ts";
import { senses } from "../tables.ts";
import { matchingTasks } from "../tasks.ts";

interface Unsensed {
  about: string;
  text: ToSense | null;
  seen: Date;
}
/** Few at once: other work that is due gets its turn in between. */
const atOnce = 8;
/** Changes come in bursts. */
const patienceMs = 2000;

/** Jobs or people have changed: a model reads them soon. */
export async function senseSoon(tx: Transaction, at: Date) {
  await enqueue(tx, matchingTasks.sense, {
    data: {},
    at: new Date(at.getTime() + patienceMs),
    key: matchingTasks.sense.kind,
  });
}

/** What was written while nobody read is read after a start. */
export function startSensing(db: Database, now: Date) {
  return db.transaction((tx) => senseSoon(tx, now));
}

/** The reading of one database by this process, and whether something changed since it began. */
interface Sensing {
  reading: Promise<void> | null;
  again: boolean;
}
const sensingOf = new WeakMap<Database, Sensing>();

/**
 * Reads the jobs and people that no model has read since they changed, a few at a time, until there are none.
 * It goes on beside the other work, never inside a transaction, since a model takes its time; a stop in between loses nothing.
 */
export async function senseTask(_tx: Transaction, _data: object, { database: { db }, outside }: TaskContext) {
  const { embeddings, report } = outside;
  if (!embeddings) return;
  const sensing = sensingOf.get(db) ?? { reading: null, again: false };
  sensingOf.set(db, sensing);
  sensing.again = true;
  sensing.reading ??= readOn(db, openSenses(embeddings), sensing)
    .catch((error: unknown) => report("reading what jobs and people are about", error))
    .finally(() => (sensing.reading = null));
}

async function readOn(db: Database, model: Senses, sensing: Sensing) {
  while (sensing.again) {
    sensing.again = false;
    while (await senseSome(db, model));
  }
}

/** Whether there was anything to read. */
async function senseSome(db: Database, model: Senses) {
  const unsensed = [...(await peopleToSense(db, model)), ...(await jobsToSense(db, model))];
  const read = await readBy(db, model, unsensed);
  await db.transaction((tx) => saveSenses(tx, read, model.model));
  return unsensed.length > 0;
}

async function jobsToSense(db: Reader, { model, languages }: Senses): Promise<Unsensed[]> {
  const rows = await db
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(senses, eq(senses.about, jobs.id))
    .where(and(isListed, or(isNull(senses.about), ne(senses.model, model), lt(senses.seen, jobs.changedAt))))
    .orderBy(desc(jobs.publishedAt))
    .limit(atOnce);
  return rows.map(({ job }) => ({
    about: job.id,
    text: jobToSense(jobText(job), languages),
    seen: job.changedAt,
  }));
}

async function peopleToSense(db: Reader, { model, languages }: Senses): Promise<Unsensed[]> {
  const rows = await db
    .select({ id: candidates.id, changedAt: candidates.changedAt })
    .from(candidates)
    .leftJoin(senses, eq(senses.about, candidates.id))
    .where(
      and(
        eq(candidates.scoring, true),
        or(isNull(senses.about), ne(senses.model, model), lt(senses.seen, candidates.changedAt)),
      ),
    )
    .limit(atOnce);
  const people: Unsensed[] = [];
  for (const { id, changedAt } of rows) {
    const profile = await findProfile(db, id);
    const resume = await defaultResume(db, id);
    const text = profile && candidateText({ ...profile, resume: resume?.lines ?? [], day: "2000-01-01" });
    people.push({ about: id, text: text ? candidateToSense(text, languages) : null, seen: changedAt });
  }
  return people;
}

/** Someone has another resume: what was read of them is old. */
export async function senseAnew(tx: Transaction, about: string, at: Date) {
  await tx
    .update(senses)
    .set({ seen: new Date(0) })
    .where(eq(senses.about, about));
  await senseSoon(tx, at);
}

interface Read {
  about: string;
  hash: string;
  sense: Buffer | null;
  seen: Date;
}
/** What the model says of each text; the same text is read once. */
async function readBy(db: Reader, model: Senses, unsensed: Unsensed[]): Promise<Read[]> {
  const hashed = unsensed.map((each) => ({ ...each, hash: hashOf(each.text) }));
  const known = await sensedBefore(
    db,
    model.model,
    hashed.map(({ hash }) => hash),
  );
  const fresh = hashed.filter(({ hash, text }) => text !== null && !known.has(hash));
  const told = await model.senseOf(fresh.map(({ text }) => text!));
  for (const [nth, { hash }] of fresh.entries()) known.set(hash, Buffer.from(told[nth]!));
  return hashed.map(({ about, hash, seen }) => ({ about, hash, seen, sense: known.get(hash) ?? null }));
}

async function saveSenses(tx: Transaction, read: Read[], model: string) {
  for (const { about, ...each } of read) {
    const row = { model, ...each, at: sql`now()` };
    await tx
      .insert(senses)
      .values({ about, ...row })
      .onConflictDoUpdate({ target: senses.about, set: { ...row, at: sql`excluded.at` } });
  }
}
