import { sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";

/** The boards of a company stay as they are until the transaction ends; taken before people on them are held. */
export function holdBoards(tx: Transaction, companyId: string) {
  return tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${companyId}, 17))`);
}

/** A stage goes: whoever is being moved has arrived, and whoever moves next sees the new board. */
export function lockBoards(tx: Transaction, companyId: string) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 17))`);
}
