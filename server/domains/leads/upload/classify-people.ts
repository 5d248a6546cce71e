import type { ReportLine } from "#contract/imported-people.ts";
import type { UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { askedNotTo } from "#server/domains/do-not-contact/index.ts";
import { peopleWhoCame } from "../people-who-came.ts";
import type { ReadPerson, RefusedLine } from "#server/people-files/read-people-file.ts";
import { findKnown, withoutDuplicates } from "./uploaded-duplicates.ts";

export type Classified = Awaited<ReturnType<typeof classifyPeople>>;
/** Who objected, who applied themselves, whom the company has already, and who is new. */
export async function classifyPeople(
  tx: Transaction,
  { config }: Pick<UserContext, "config">,
  { companyId, people }: { companyId: string; people: ReadPerson[] },
) {
  const once = withoutDuplicates(people);
  const objected = new Set((await askedNotTo(tx, config, { companyId, people: once })).keys());
  const applied = await peopleWhoCame(tx, companyId, once);
  const open = once.filter((person) => !objected.has(person) && !applied.has(person));
  const known = await findKnown(tx, companyId, open);
  return { once, objected, applied, known, fresh: open.filter((person) => !known.has(person)) };
}

export function leftOut({ objected, applied }: Pick<Classified, "objected" | "applied">): RefusedLine[] {
  const lines = (people: ReadonlySet<ReadPerson>, why: string) =>
    [...people].map(({ line, fullName }) => ({ line, name: fullName, why }));
  return [
    ...lines(objected, "This person asked you not to store their details."),
    ...lines(applied, "This person has already applied. Find them in your network."),
  ];
}

interface TakenIn {
  people: ReadPerson[];
  skipped: RefusedLine[];
  classified: Classified;
  /** The ids of people who became leads of the job just now. */
  leadIds: ReadonlySet<string>;
}
/** What became of every line, in the order of the file. */
export function reportOf({ people, skipped, classified, leadIds }: TakenIn): ReportLine[] {
  const firstLines = new Map(classified.once.map((person) => [person.line, person]));
  const gone = new Set(skipped.map(({ line }) => line));
  const joined = new Set<string>();
  const lines = people
    .filter(({ line }) => !gone.has(line))
    .map(({ line, fullName: name }): ReportLine => {
      const person = firstLines.get(line);
      const twice = { line, name, outcome: "twice", why: "This person is in the file twice." } as const;
      if (!person) return twice;
      const known = classified.known.get(person);
      if (!known) return { line, name, outcome: "added", why: null };
      if (joined.has(known.id)) return twice;
      joined.add(known.id);
      return leadIds.has(known.id)
        ? { line, name, outcome: "joined", why: null }
        : { line, name, outcome: "duplicate", why: "This person is a lead of this job already." };
    });
  const skips = skipped.map((line): ReportLine => ({ ...line, outcome: "skipped" }));
  return [...lines, ...skips].toSorted((a, b) => a.line - b.line);
}
