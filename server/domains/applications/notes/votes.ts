import { inArray, sql } from "drizzle-orm";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { applicationVotes } from "./tables.ts";

export type Vote = "for" | "against";

/** How colleagues voted about one application. */
export async function countVotes(db: Reader, applicationId: string) {
  return (await tallyVotes(db, [applicationId], null)).get(applicationId) ?? noVotes;
}

export const noVotes = { for: 0, against: 0, mine: null };
/** How colleagues voted about each application, and how one of them did. */
export async function tallyVotes(db: Reader, ids: string[], employeeId: string | null) {
  const { applicationId, vote } = applicationVotes;
  const rows = ids.length
    ? await db
        .select({
          id: applicationId,
          for: sql<number>`(count(*) filter (where ${vote} = 'for'))::int`,
          against: sql<number>`(count(*) filter (where ${vote} = 'against'))::int`,
          mine: sql<Vote | null>`max(${vote}) filter (where ${applicationVotes.employeeId} = ${employeeId})`,
        })
        .from(applicationVotes)
        .where(inArray(applicationId, ids))
        .groupBy(applicationId)
    : [];
  return new Map(rows.map(({ id, ...tally }) => [id, tally]));
}

/** A colleague's vote; the last one counts. */
export function saveVote(tx: Transaction, row: Omit<typeof applicationVotes.$inferInsert, "id">) {
  const { vote, at } = row;
  return tx
    .insert(applicationVotes)
    .values({ id: newId(), ...row })
    .onConflictDoUpdate({
      target: [applicationVotes.applicationId, applicationVotes.employeeId],
      set: { vote, at },
    });
}
