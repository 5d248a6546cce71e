import type { z } from "zod";
import type { CandidateChanges as Wanted } from "#contract/candidate-shapes.ts";
import type { UserContext } from "#server/context.ts";
import { updateAccount } from "#server/domains/accounts/index.ts";
import { readCandidate } from "./present.ts";
import { type CandidateChanges, changeCandidate, myCandidate } from "./queries.ts";
import { refuseEmptied } from "./required-fields.ts";

/** Changes one's own profile; required fields may be filled later but not emptied. */
export async function updateCandidate(context: UserContext, id: string, wanted: z.infer<typeof Wanted>) {
  const { db, viewer, now } = context;
  const candidate = await myCandidate(context, id);
  const { fullName, profilePicture, scoringNoticeSeen, profile, skills, ...columns } = wanted;
  refuseEmptied({ name: fullName, location: columns.location, linkedIn: columns.linkedInUrl });

  if (fullName !== undefined || profilePicture !== undefined)
    await updateAccount(context, viewer.userId, {
      ...(fullName !== undefined && { fullName }),
      ...(profilePicture !== undefined && { profilePicture }),
    });
  const changes: CandidateChanges = {
    ...columns,
    ...(skills && { skills: distinct(skills) }),
    ...(profile && { profile }),
    ...(scoringNoticeSeen && { scoringNoticeSeenAt: candidate.scoringNoticeSeenAt ?? now() }),
  };
  if (Object.keys(wanted).length)
    await db.transaction((tx) => changeCandidate(tx, { id, changes, now: now() }));
  return readCandidate(context, id);
}

/** "React" and "react" are one skill. */
export function distinct(names: string[]) {
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();
}
