import { inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { findExternal } from "#server/domains/external-candidates/index.ts";
import { findReachable } from "#server/domains/networks/index.ts";
import { Refusal, notFound } from "#server/errors/refusal.ts";
import { clockOf } from "./clock-of.ts";

export interface PersonToWrite {
  candidateId: string;
  fullName: string;
  profilePicture: string | null;
  external: boolean;
  email: string | null;
  timeZone: string;
}
interface Pair {
  companyId: string;
  candidateId: string;
}

/** The people with their clocks; whoever hides from the company does not exist for it. */
export async function peopleToWrite(
  db: Reader,
  { companyId, ids, now }: { companyId: string; ids: string[]; now: Date },
): Promise<PersonToWrite[]> {
  const found = [];
  for (const candidateId of ids) {
    const person = await personToWrite(db, { companyId, candidateId });
    if (person) found.push(person);
  }
  if (found.length === 0) throw notFound("Candidate");
  const userIds = found.flatMap(({ userId }) => userId ?? []);
  const clocks = userIds.length
    ? await db
        .select({ id: users.id, timeZone: users.timeZone, timeZoneChosen: users.timeZoneChosen })
        .from(users)
        .where(inArray(users.id, userIds))
    : [];
  const accounts = new Map(clocks.map((account) => [account.id, account]));
  return Promise.all(
    found.map(async ({ userId, location, ...person }) => {
      const account = userId ? accounts.get(userId) : null;
      return { ...person, timeZone: await clockOf(db, { account, location, companyId, now }) };
    }),
  );
}

/** Someone a company may write to; null for all others. */
export async function personToWrite(db: Reader, pair: Pair) {
  const member = await reachable(db, pair);
  if (member) {
    const { candidateId, userId, fullName, profilePicture, location } = member;
    return { candidateId, userId, fullName, profilePicture, location, external: false, email: null };
  }
  const external = await findExternal(db, pair.candidateId);
  if (external?.companyId !== pair.companyId) return null;
  const { id: candidateId, fullName, email, location } = external;
  return { candidateId, userId: null, fullName, profilePicture: null, location, external: true, email };
}

function reachable(db: Reader, pair: Pair) {
  return findReachable(db, pair).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}
