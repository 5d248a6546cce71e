import { createHash } from "node:crypto";
import { and, asc, eq, gt, gte, sql } from "drizzle-orm";
import { inBatches } from "#server/database/in-batches.ts";
import type { Reader } from "#server/database/open.ts";
import type { Sense, ToSense } from "#server/matching-engine/index.ts";
import { senses } from "../tables.ts";

/** What changed since a moment; everything for who has nothing yet. */
export async function sensedSince(db: Reader, since: Date | null) {
  const rows = await inBatches(
    (after, most) =>
      db
        .select({ about: senses.about, sense: senses.sense, at: senses.at })
        .from(senses)
        .where(and(since ? gte(senses.at, since) : undefined, after ? gt(senses.about, after) : undefined))
        .orderBy(asc(senses.about))
        .limit(most),
    ({ about }) => about,
  );
  return rows.map(({ sense, ...row }) => ({ ...row, sense: sense && fromBytes(sense) }));
}

/** Which work a job or a person is about; null until a model has read it, or where none can. */
export async function findSense(db: Reader, about: string): Promise<Sense | null> {
  const [row] = await db.select({ sense: senses.sense }).from(senses).where(eq(senses.about, about));
  return row?.sense ? fromBytes(row.sense) : null;
}

/** What was told before of the same words. */
export async function sensedBefore(db: Reader, model: string, hashes: string[]) {
  const rows = await db
    .selectDistinctOn([senses.hash], { hash: senses.hash, sense: senses.sense })
    .from(senses)
    .where(sql`${senses.model} = ${model} and ${senses.hash} = any(${sql.param(hashes)}::text[])`);
  return new Map(rows.map(({ hash, sense }) => [hash, sense]));
}

export function hashOf(text: ToSense | null): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("base64url");
}

function fromBytes(bytes: Buffer): Sense {
  return Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
