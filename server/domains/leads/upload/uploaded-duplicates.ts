import { and, eq, inArray, or } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import {
  type ExternalCandidate,
  changeExternal,
  externalCandidates,
} from "#server/domains/external-candidates/index.ts";
import { publish } from "#server/events/events.ts";
import type { ReadPerson } from "#server/people-files/read-people-file.ts";
import { leadEvents } from "../events.ts";

/** Whose each address and profile is. */
export type Taken = ReadonlyMap<string, ExternalCandidate>;

/** People of a file, or named by a teammate, whom the company has already, with the addresses that are taken. */
export async function findKnown<P extends Pick<ReadPerson, "email" | "linkedIn">>(
  tx: Transaction,
  companyId: string,
  people: P[],
) {
  const known = new Map<P, ExternalCandidate & { taken: Taken }>();
  const emails = people.flatMap(({ email }) => email ?? []);
  const profiles = people.flatMap(({ linkedIn }) => linkedIn ?? []);
  if (people.length === 0) return known;
  const rows = await tx
    .select()
    .from(externalCandidates)
    .where(
      and(
        eq(externalCandidates.companyId, companyId),
        or(inArray(externalCandidates.email, emails), inArray(externalCandidates.linkedIn, profiles)),
      ),
    );
  const taken = new Map<string, ExternalCandidate>();
  for (const row of rows) {
    if (row.email) taken.set(`e:${row.email}`, row);
    if (row.linkedIn) taken.set(`l:${row.linkedIn}`, row);
  }
  for (const person of people) {
    const row = taken.get(`e:${person.email}`) ?? taken.get(`l:${person.linkedIn}`);
    if (row) known.set(person, { ...row, taken });
  }
  return known;
}

/** The same address or profile twice in a file is one person; what the second line adds is kept. */
export function withoutDuplicates(people: ReadPerson[]): ReadPerson[] {
  const byKey = new Map<string, ReadPerson>();
  const once: ReadPerson[] = [];
  for (const person of people) {
    const keys = [person.email && `e:${person.email}`, person.linkedIn && `l:${person.linkedIn}`].filter(
      (key) => key !== null,
    );
    const duplicate = keys.map((key) => byKey.get(key)).find((found) => found !== undefined);
    const kept = duplicate ?? { ...person };
    if (duplicate) Object.assign(duplicate, gapsOf(duplicate, person, byKey));
    else once.push(kept);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, kept);
  }
  return once;
}

/** A file has one source for all of its people. */
type Details = Omit<ReadPerson, "line" | "fullName"> & { source?: string | null };
const filled = ["email", "linkedIn", "title", "employer", "location", "phone", "source"] as const;
/** What the newer knows and the older lacks; an address that is someone else's is left out. */
function gapsOf(older: Details, newer: Details, taken: ReadonlyMap<string, unknown>): Partial<Details> {
  const gaps = filled.filter((field) => !older[field] && newer[field]);
  const free = gaps.filter(
    (field) =>
      !(field === "email" && taken.has(`e:${newer.email}`)) &&
      !(field === "linkedIn" && taken.has(`l:${newer.linkedIn}`)),
  );
  const skills = older.skills.length === 0 && newer.skills.length > 0 ? { skills: newer.skills } : {};
  return { ...Object.fromEntries(free.map((field) => [field, newer[field]])), ...skills };
}

type Known = Details & { id: string; taken: ReadonlyMap<string, unknown> };
/** Adds to people whom the company knows what their records lack and was told anew. */
export async function fillGaps(
  tx: Transaction,
  known: Iterable<readonly [told: Details, Known]>,
  { companyId, now }: { companyId: string; now: Date },
) {
  let filledAny = false;
  for (const [told, row] of known) {
    const gaps = gapsOf(row, told, row.taken);
    if (Object.keys(gaps).length === 0) continue;
    await changeExternal(tx, row.id, gaps);
    filledAny = true;
  }
  if (filledAny) await publish(tx, leadEvents.peopleChanged, { data: { companyId }, at: now });
}
