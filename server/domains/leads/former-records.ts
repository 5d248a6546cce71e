import { desc, eq, isNotNull, or, and, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { storedRow } from "#server/database/stored-row.ts";
import { findTakenOver } from "#server/domains/applications/index.ts";
import { type ExternalCandidate, findExternal } from "#server/domains/external-candidates/index.ts";
import { peopleMerges } from "./tables.ts";

/** The application that a link in an email is about, also after another of the same job took it over. */
export async function keptApplication(db: Reader, id: string): Promise<string> {
  const [merge] = await db
    .select({ lost: peopleMerges.lost })
    .from(peopleMerges)
    .where(sql`${peopleMerges.lost} @> ${JSON.stringify([{ id }])}::jsonb`);
  const next = merge?.lost.find((lost) => lost.id === id)?.keptId;
  const kept = next ?? (await findTakenOver(db, id));
  return kept ? keptApplication(db, kept) : id;
}

/** Whom an id in an email is about, also after their record was merged with another. */
export async function personBehind(db: Reader, id: string): Promise<ExternalCandidate | undefined> {
  const person = await findExternal(db, id);
  if (person) return person;
  const [merge] = await db.select().from(peopleMerges).where(eq(peopleMerges.goneId, id));
  if (!merge) return undefined;
  const [image] = merge.records?.record.gone ?? [];
  // Whoever is an applicant with an account now has their details kept for undo alone.
  return (await personBehind(db, merge.keptId)) ?? (image && asRecord(image));
}

function asRecord(image: Record<string, unknown>): ExternalCandidate {
  return storedRow<ExternalCandidate>(image) as ExternalCandidate;
}

/** The addresses that records had which were merged into this one. */
export async function formerAddresses(db: Reader, keptId: string) {
  const { formerEmail, formerLinkedIn } = peopleMerges;
  const rows = await db
    .select({ email: formerEmail, linkedIn: formerLinkedIn })
    .from(peopleMerges)
    .where(and(eq(peopleMerges.keptId, keptId), or(isNotNull(formerEmail), isNotNull(formerLinkedIn))))
    .orderBy(desc(peopleMerges.at));
  return rows;
}
