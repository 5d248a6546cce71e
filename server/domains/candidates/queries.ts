import { eq, sql } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";
import { type User, refuseIfLeft, users } from "#server/domains/accounts/index.ts";
import { notLooking } from "#shared/profile/being-found.ts";
import { spokenYears } from "#server/matching-engine/intervals.ts";
import { profilePercent as percentOf } from "#shared/profile/profile-percent.ts";
import { countedYears } from "#shared/profile/work-length.ts";
import { type CandidateRow, type ProfileExtras, candidates } from "./tables.ts";
import { candidateEvents } from "./events.ts";

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
export async function myCandidate({ db, viewer }: AuthenticatedContext, id: string): Promise<CandidateRow> {
  const row = id === viewer.candidateId ? await findCandidate(db, id) : undefined;
  if (!row) throw notFound("Candidate");
  return row;
}

/** Holds a profile and its account, so that what is changed of it and beside it follows from what is there. */
export async function lockCandidate(tx: Transaction, id: string): Promise<CandidateRow> {
  const owner = await findCandidate(tx, id);
  // The account first, as those do who delete it.
  if (owner) await refuseIfLeft(tx, owner.userId);
  const [row] = await tx.select().from(candidates).where(eq(candidates.id, id)).for("update");
  if (!row) throw notFound("Candidate");
  return row;
}

export type CandidateChanges = Partial<Omit<typeof candidates.$inferInsert, "id" | "userId" | "createdAt">>;
/** Changes a profile (of its extras only those that are named), counts its percent anew and announces it. */
export async function changeCandidate(
  tx: Transaction,
  { id, changes, now }: { id: string; changes: CandidateChanges; now: Date },
) {
  const { profile, workExperience } = changes;
  const before = workExperience && (await findCandidate(tx, id));
  await tx
    .update(candidates)
    .set({
      ...changes,
      ...(profile && { profile: withExtras(profile) }),
      ...(changes.jobStatus === notLooking && { jobStatusBefore: lookingBefore }),
      changedAt: now,
    })
    .where(eq(candidates.id, id));
  await countProfile(tx, id, now, before);
  await publish(tx, candidateEvents.changed, { data: { candidateId: id }, at: now });
}

/** In the change to “Not looking”: what stands until then. */
const lookingBefore = sql`case when ${candidates.jobStatus} = ${notLooking} then ${candidates.jobStatusBefore} else ${candidates.jobStatus} end`;

function withExtras(extras: ProfileExtras) {
  return sql`${candidates.profile} || ${JSON.stringify(extras)}::jsonb`;
}

/** Keeps what is counted true: the percent of a profile, and the years of work. Whether it changed. */
export async function countProfile(
  tx: Transaction,
  id: string,
  now: Date,
  /** As it was, where positions have changed. */
  before?: CandidateRow,
): Promise<boolean> {
  const profile = await findProfile(tx, id);
  if (!profile) return false;
  const { candidate, user } = profile;
  const profilePercent = percentOf({ ...candidate, profilePicture: user.profilePicture });
  // Years that were counted go with the positions they were counted of; years that were said stay.
  const said =
    before && experienceOf(before, now) === candidate.experienceLength ? null : candidate.experienceLength;
  const experienceLength = experienceOf(candidate, now) ?? said;
  if (profilePercent === candidate.profilePercent && experienceLength === candidate.experienceLength)
    return false;
  await tx.update(candidates).set({ profilePercent, experienceLength }).where(eq(candidates.id, id));
  return true;
}

/** The years of work that the dates of a person's positions add up to; null where none has dates. */
function experienceOf({ workExperience }: CandidateRow, now: Date): string | null {
  const years = countedYears(workExperience, now.toISOString());
  return years === null ? null : spokenYears(years);
}
