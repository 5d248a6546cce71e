import { inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { findExternal } from "#server/domains/external-candidates/index.ts";
import { findReachable } from "#server/domains/networks/index.ts";
import { Refusal, notFound } from "#server/errors/refusal.ts";

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
  { companyId, ids }: { companyId: string; ids: string[] },
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
        .select({ id: users.id, timeZone: users.timeZone })
        .from(users)
        .where(inArray(users.id, userIds))
    : [];
  const zones = new Map(clocks.map(({ id, timeZone }) => [id, timeZone]));
  // Of who has no account no clock is known; the company's is used instead.
  const usual = await timeZoneOf(db, companyId);
  return found.map(({ userId, ...person }) => ({
    ...person,
    timeZone: (userId && zones.get(userId)) || usual,
  }));
}

/** Someone a company may write to; null for all others. */
export async function personToWrite(db: Reader, pair: Pair) {
  const member = await reachable(db, pair);
  if (member) {
    const { candidateId, userId, fullName, profilePicture } = member;
    return { candidateId, userId, fullName, profilePicture, external: false, email: null };
  }
  const external = await findExternal(db, pair.candidateId);
  if (external?.companyId !== pair.companyId) return null;
  const { id: candidateId, fullName, email } = external;
  return { candidateId, userId: null, fullName, profilePicture: null, external: true, email };
}

function reachable(db: Reader, pair: Pair) {
  return findReachable(db, pair).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}
