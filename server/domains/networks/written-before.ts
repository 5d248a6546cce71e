import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { peopleByIds } from "#server/domains/accounts/index.ts";
import { lastInvitations } from "#server/domains/applications/index.ts";
import { askedNotToByIds } from "#server/domains/do-not-contact/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { eitherOf } from "#shared/words/sentence-list.ts";
import { wroteWords } from "#shared/leads/wrote-words.ts";

const dayMs = 86_400_000;
/** So long a person is a teammate's who wrote to them; writing to them too needs a second thought. */
const recentDays = 30;

interface Writing {
  viewer: Pick<CompanyContext["viewer"], "companyId" | "userId">;
  now: () => Date;
}
export interface Earlier {
  name: string;
  mine: boolean;
  days: number;
  planned?: boolean;
}

/** The last time someone of the team wrote first to each of some people, by name. */
export async function writtenBefore(
  db: Reader,
  { viewer, now }: Writing,
  ids: string[],
): Promise<Map<string, Earlier>> {
  if (ids.length === 0) return new Map();
  const last = await lastInvitations(db, { companyId: viewer.companyId, candidateIds: ids });
  const names = await peopleByIds(
    db,
    last.flatMap(({ byUserId }) => byUserId ?? []),
  );
  return new Map(
    last.map(({ candidateId, byUserId, at }) => [
      candidateId,
      {
        name: (byUserId && names.get(byUserId)?.fullName) || "A former teammate",
        mine: byUserId === viewer.userId,
        days: Math.floor((now().getTime() - at.getTime()) / dayMs),
      },
    ]),
  );
}

/** Whether a teammate has written to this person lately. */
export function isTeammates({ mine, days }: Earlier) {
  return !mine && days <= recentDays;
}

/** Refuses to write to people a teammate wrote to lately, naming who did. */
export async function refuseIfTeammateWrote(db: Reader, context: Writing, ids: string[]) {
  const recent = [...(await writtenBefore(db, context, ids)).values()].filter(isTeammates);
  if (recent.length === 0) return;
  const [first] = recent;
  const sentence =
    ids.length === 1
      ? wroteWords(first!)
      : `${eitherOf([...new Set(recent.map(({ name }) => name))])} wrote to ${recent.length} of them in the last ${recentDays} days.`;
  throw conflict("TEAMMATE_WROTE", `${sentence} Write anyway?`);
}

/** What to know before writing to people: who asked not to be written to, and who of the team wrote last. */
export async function listContacts(context: CompanyContext, ids: string[]) {
  const { db, config, viewer } = context;
  const [refused, earlier] = await Promise.all([
    askedNotToByIds(db, config, { companyId: viewer.companyId, ids }),
    writtenBefore(db, context, ids),
  ]);
  return ids.map((candidateId) => {
    const before = earlier.get(candidateId) ?? null;
    return {
      candidateId,
      doNotContactSince: refused.get(candidateId)?.at ?? null,
      earlier: before,
      asksFirst: before !== null && isTeammates(before),
    };
  });
}
