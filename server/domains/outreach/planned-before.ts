import { and, eq, inArray, ne } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { peopleByIds } from "#server/domains/accounts/index.ts";
import { type Earlier, isTeammates, writtenBefore } from "#server/domains/networks/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { eitherOf } from "#shared/words/sentence-list.ts";
import { wroteWords } from "#shared/leads/wrote-words.ts";
import { outreachPeople, outreaches } from "./tables.ts";

/** Who of the team wrote to each of some people last, or is about to, about whichever job. */
export async function writtenOrPlanned(db: Reader, context: CompanyContext, ids: string[]) {
  const earlier = await writtenBefore(db, context, ids);
  for (const [candidateId, name] of await plannedByTeammates(db, context, ids)) {
    const before = earlier.get(candidateId);
    if (!before || !isTeammates(before))
      earlier.set(candidateId, { name, mine: false, days: 0, planned: true });
  }
  return earlier;
}

async function plannedByTeammates(db: Reader, { viewer }: CompanyContext, ids: string[]) {
  const rows = await db
    .select({ candidateId: outreachPeople.candidateId, byUserId: outreaches.byUserId })
    .from(outreachPeople)
    .innerJoin(outreaches, eq(outreaches.id, outreachPeople.outreachId))
    .where(
      and(
        eq(outreachPeople.companyId, viewer.companyId),
        eq(outreachPeople.state, "planned"),
        inArray(outreachPeople.candidateId, ids),
        ne(outreaches.byUserId, viewer.userId),
      ),
    );
  const people = await peopleByIds(
    db,
    rows.map(({ byUserId }) => byUserId),
  );
  return rows.map(
    ({ candidateId, byUserId }) =>
      [candidateId, people.get(byUserId)?.fullName ?? "A former teammate"] as const,
  );
}

/** Refuses to plan words to people whom a teammate is about to write to, naming who. */
export function refuseIfTeammatePlanned(people: readonly { earlier: Earlier | null }[]) {
  const planned = people.flatMap(({ earlier }) => (earlier?.planned ? [earlier] : []));
  const [first] = planned;
  if (!first) return;
  const sentence =
    people.length === 1
      ? wroteWords(first)
      : `${eitherOf([...new Set(planned.map(({ name }) => name))])} is about to write to ${planned.length} of them.`;
  throw conflict("TEAMMATE_WROTE", `${sentence} Write anyway?`);
}
