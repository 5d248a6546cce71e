import { eq } from "drizzle-orm";
import type { Known } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/refusal.ts";
import { type User, users } from "#server/domains/accounts/index.ts";
import { profilePercent } from "#shared/profile/profile-percent.ts";
import { type CandidateRow, candidates } from "./tables.ts";

export async function findCandidate(db: Reader, id: string): Promise<CandidateRow | undefined> {
  const [row] = await db.select().from(candidates).where(eq(candidates.id, id));
  return row;
}

/** A job seeker with the person behind the profile. */
export async function findProfile(
  db: Reader,
  id: string,
): Promise<{ candidate: CandidateRow; user: User } | undefined> {
  const [row] = await db
    .select({ candidate: candidates, user: users })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(eq(candidates.id, id));
  return row;
}

/** The only door to a profile: one's own. */
export async function myCandidate({ db, viewer }: Known, id: string): Promise<CandidateRow> {
  const row = id === viewer.candidateId ? await findCandidate(db, id) : undefined;
  if (!row) throw notFound("Candidate");
  return row;
}

export type CandidateChanges = Partial<Omit<typeof candidates.$inferInsert, "id" | "userId" | "createdAt">>;
/** Changes a profile, counts its percent anew and announces it. */
export async function changeCandidate(
  tx: Transaction,
  { id, changes, now }: { id: string; changes: CandidateChanges; now: Date },
) {
  await tx
    .update(candidates)
    .set({ ...changes, changedAt: now })
    .where(eq(candidates.id, id));
  await countPercent(tx, id);
  await publish(tx, { name: "candidate.changed", data: { candidateId: id }, at: now });
}

/** Keeps the percent true after the profile or the person changed. */
export async function countPercent(tx: Transaction, id: string) {
  const profile = await findProfile(tx, id);
  if (!profile) return;
  const percent = profilePercent({ ...profile.candidate, profilePicture: profile.user.profilePicture });
  if (percent === profile.candidate.profilePercent) return;
  await tx.update(candidates).set({ profilePercent: percent }).where(eq(candidates.id, id));
}
