import { type SQL, and, eq, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/database/open.ts";
import { joinedAccounts } from "./tables.ts";

interface Two {
  companyId: string;
  goneId: string;
  keptId: string;
}
/** A company treats two accounts as one person: referrals of either count for both. */
export async function joinAccounts(tx: Transaction, { companyId, goneId, keptId }: Two) {
  await tx.insert(joinedAccounts).values({ companyId, candidateId: goneId, withId: keptId });
}

export async function partAccounts(tx: Transaction, { companyId, goneId }: Omit<Two, "keptId">) {
  await tx
    .delete(joinedAccounts)
    .where(and(eq(joinedAccounts.companyId, companyId), eq(joinedAccounts.candidateId, goneId)));
}

export async function forgetJoined(tx: Transaction, candidateId: string) {
  await tx
    .delete(joinedAccounts)
    .where(or(eq(joinedAccounts.candidateId, candidateId), eq(joinedAccounts.withId, candidateId)));
}

interface Person {
  companyId: PgColumn;
  candidateId: PgColumn;
}
/** Whether a column holds a person, or another account that the company treats as the same person. */
export function isSamePerson(column: PgColumn, { companyId, candidateId }: Person): SQL {
  return sql`${column} = any (array(
    with recursive same(id) as (
      select ${candidateId}
      union
      select case when joined.candidate_id = same.id then joined.with_id else joined.candidate_id end
      from joined_accounts joined join same on same.id in (joined.candidate_id, joined.with_id)
      where joined.company_id = ${companyId}
    )
    select id from same))`;
}
