import { and, desc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import { candidates, findProfile } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";
import { defaultResume } from "#server/domains/resumes/index.ts";
import { cancelLater, later } from "#server/jobs/later.ts";
import type { Handle } from "#server/jobs/worker.ts";
import {
  candidateToSense,
  jobToSense,
  openSenses,
  type Senses,
  type ToSense,
} from "#server/matching-engine/index.ts";
import type { Embeddings } from "#server/outside/models/models.ts";
import { candidateText } from "./candidate-text.ts";
import { jobText } from "./job-features.ts";
import { hashOf, sensedBefore } from "./senses.ts";
import { senses } from "./tables.ts";

interface Unsensed {
  about: string;
  text: ToSense | null;
  seen: Date;
}
/** Few at once: other work that is due gets its turn in between. */
const atOnce = 8;
/** Changes come in bursts. */
const patienceMs = 2000;
const work = { kind: "matching.sense", key: "matching.sense" };

/** Jobs or people have changed: a model reads them soon. */
export async function senseSoon(tx: Transaction, at: Date) {
  await later(tx, { ...work, data: {}, at: new Date(at.getTime() + patienceMs) });
}

/** What was written while nobody read is read after a start. */
export function startSensing(db: Database, now: Date) {
  return db.transaction((tx) => senseSoon(tx, now));
}

/** Reads a few jobs and people that no model has read since they changed, and goes on until there are none; a stop in between loses nothing. */
export function senseWork(embeddings: Embeddings | null): Handle {
  const model = embeddings && openSenses(embeddings);
  return async (tx, _data, now) => {
    if (!model) return;
    const unsensed = [...(await peopleToSense(tx, model)), ...(await jobsToSense(tx, model))];
    await keep(tx, { unsensed, model, now });
    if (unsensed.length < atOnce) return;
    await cancelLater(tx, work.key);
    await later(tx, { ...work, data: {}, at: now });
  };
}

async function jobsToSense(tx: Transaction, { model, languages }: Senses): Promise<Unsensed[]> {
  const rows = await tx
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

async function peopleToSense(tx: Transaction, { model, languages }: Senses): Promise<Unsensed[]> {
  const rows = await tx
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
    const profile = await findProfile(tx, id);
    const resume = await defaultResume(tx, id);
    const text = profile && candidateText({ ...profile, resume: resume?.lines ?? [], day: "2000-01-01" });
    people.push({ about: id, text: text ? candidateToSense(text, languages) : null, seen: changedAt });
  }
  return people;
}

/** Somebody has another resume: what was read of them is old. */
export async function senseAnew(tx: Transaction, about: string, at: Date) {
  await tx
    .update(senses)
    .set({ seen: new Date(0) })
    .where(eq(senses.about, about));
  await senseSoon(tx, at);
}

async function keep(
  tx: Transaction,
  { unsensed, model, now }: { unsensed: Unsensed[]; model: Senses; now: Date },
) {
  const hashed = unsensed.map((each) => ({ ...each, hash: hashOf(each.text) }));
  const known = await sensedBefore(
    tx,
    model.model,
    hashed.map(({ hash }) => hash),
  );
  const fresh = hashed.filter(({ hash, text }) => text !== null && !known.has(hash));
  const told = await model.senseOf(fresh.map(({ text }) => text!));
  for (const [nth, { hash }] of fresh.entries()) known.set(hash, Buffer.from(told[nth]!));
  for (const { about, hash, seen } of hashed) {
    const row = { model: model.model, hash, sense: known.get(hash) ?? null, seen, at: now };
    await tx
      .insert(senses)
      .values({ about, ...row })
      .onConflictDoUpdate({ target: senses.about, set: { ...row, at: sql`excluded.at` } });
  }
}
