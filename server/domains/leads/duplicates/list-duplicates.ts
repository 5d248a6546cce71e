import { and, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { DuplicatePair, DuplicatePerson, PeopleMerge } from "#contract/duplicate-people.ts";
import type { CompanyContext, CompanyViewer } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { peopleByIds } from "#server/domains/accounts/index.ts";
import { applications, nameOf, sameJobs, shownToTeam } from "#server/domains/applications/index.ts";
import { countNotesOf } from "#server/domains/candidate-notes/index.ts";
import { jobs, ownStages } from "#server/domains/jobs/index.ts";
import { peopleKeptApart, peopleMerges } from "../tables.ts";
import { upToLast } from "../up-to-last.ts";
import { decidedFor, peopleOfCompany } from "./people-of-company.ts";
import { duplicatesAmong } from "./rules.ts";

type OnWire<T> = { [K in keyof T]: K extends "addedAt" ? Date | null : T[K] };
type Person = Awaited<ReturnType<typeof peopleOfCompany>>[number];

interface Pages {
  skip: number;
  limit: number;
  mergesSkip: number;
}
/** Pairs that may be one person, and the merges that can still be undone; past the last page of either, the last. */
export async function listDuplicates(context: CompanyContext, { skip, limit, mergesSkip }: Pages) {
  const { db, viewer } = context;
  const people = await peopleOfCompany(db, viewer);
  const decided = await pairsDecided(db, viewer.companyId);
  const found = duplicatesAmong(people).filter(({ ids }) => !decided.has(keyOf(ids)));
  const from = upToLast(skip, { total: found.length, limit });
  const shown = found.slice(from, from + limit);
  const byId = new Map(people.map((person) => [person.id, person]));
  const wanted = [...new Set(shown.flatMap(({ ids }) => ids))];
  const standing = await applicationsOf(db, viewer, wanted);
  const notes = await countNotesOf(db, viewer.companyId, wanted);
  const present = (person: Person) =>
    presentPerson(person, { standing: standing.get(person.id) ?? [], notes: notes.get(person.id) ?? 0 });
  const pairs = shown.map(({ ids, reasons }) => {
    const [kept, gone] = inOrder(byId.get(ids[0])!, byId.get(ids[1])!);
    const both = gone.record
      ? sameJobs(standing.get(gone.id) ?? [], standing.get(kept.id) ?? [], kept.userId !== null)
      : [];
    return {
      people: [present(kept), present(gone)] as [OnWire<DuplicatePerson>, OnWire<DuplicatePerson>],
      reasons,
      sameJobs: both.map(({ stays, leaves }) => ({
        jobTitle: stays.jobTitle,
        kept: stays.shownAs,
        other: leaves.shownAs,
      })) satisfies DuplicatePair["sameJobs"],
    };
  });
  return { pairs, total: found.length, ...(await listMerges(context, { skip: mergesSkip, limit })) };
}

/** Who has an account is kept; otherwise the record that was there first. */
function inOrder(a: Person, b: Person): [Person, Person] {
  return b.userId && !a.userId ? [b, a] : [a, b];
}

/** In the order in which pairs that are kept apart are stored. */
export const ordered = ([a, b]: [string, string]): [string, string] => (a < b ? [a, b] : [b, a]);
const keyOf = (ids: [string, string]) => ordered(ids).join(" ");
/** Who was decided about: found to be two, or merged and still two accounts. */
async function pairsDecided(db: Reader, companyId: string) {
  const apart = await db.select().from(peopleKeptApart).where(eq(peopleKeptApart.companyId, companyId));
  const { keptId, goneId } = peopleMerges;
  const merged = await db
    .select({ keptId, goneId })
    .from(peopleMerges)
    .where(eq(peopleMerges.companyId, companyId));
  const pairs = [
    ...apart.map(({ oneId, otherId }) => keyOf([oneId, otherId])),
    ...merged.map((merge) => keyOf([merge.keptId, merge.goneId])),
  ];
  return new Set(pairs);
}

interface Standing {
  id: string;
  jobId: string;
  jobTitle: string;
  applicationState: (typeof applications.$inferSelect)["applicationState"];
  shownAs: string;
}
async function applicationsOf(
  db: Reader,
  viewer: CompanyViewer,
  ids: string[],
): Promise<Map<string, Standing[]>> {
  if (ids.length === 0) return new Map();
  const { id, jobId, candidateId, applicationState, stage, withdrawn } = applications;
  const rows = await db
    .select({
      id,
      jobId,
      candidateId,
      applicationState,
      stage,
      withdrawn,
      jobTitle: jobs.jobTitle,
      ownStages,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .where(and(eq(applications.companyId, viewer.companyId), inArray(candidateId, ids), shownToTeam(viewer)))
    .orderBy(desc(applications.lastActivityAt), id);
  return Map.groupBy(
    rows.map((row) => ({ ...row, shownAs: nameOf(row, row.ownStages) })),
    (row) => row.candidateId,
  );
}

/** The address and the number of who has an account are theirs to give; the reason says what agrees. */
function presentPerson(
  { id, external, fullName, profilePicture, title, employer, location, record, addedAt }: Person,
  { standing, notes }: { standing: Standing[]; notes: number },
): OnWire<DuplicatePerson> {
  return {
    id,
    external,
    fullName,
    profilePicture,
    title,
    employer,
    location,
    addedAt,
    email: record?.email ?? null,
    phone: record?.phone ?? null,
    linkedIn: record?.linkedIn ?? null,
    skills: record?.skills ?? [],
    source: record?.source ?? null,
    notesCount: notes,
    applications: standing.map((each) => ({
      id: each.id,
      jobId: each.jobId,
      jobTitle: each.jobTitle,
      shownAs: each.shownAs,
    })),
  };
}

type MergeOnWire = Omit<PeopleMerge, "at" | "undoUntil"> & { at: Date; undoUntil: Date };
async function listMerges({ db, viewer, now }: CompanyContext, { skip, limit }: Omit<Pages, "mergesSkip">) {
  const which = and(
    eq(peopleMerges.companyId, viewer.companyId),
    decidedFor(db, viewer, [peopleMerges.keptId, peopleMerges.goneId]),
    gt(peopleMerges.undoUntil, now()),
    isNotNull(peopleMerges.records),
  );
  const mergesTotal = await db.$count(peopleMerges, which);
  const rows = await db
    .select()
    .from(peopleMerges)
    .where(which)
    .orderBy(desc(peopleMerges.at), peopleMerges.id)
    .limit(limit)
    .offset(upToLast(skip, { total: mergesTotal, limit }));
  return { merges: await presentMerges(db, rows), mergesTotal };
}

export async function showMerge(db: Reader, id: string) {
  const rows = await db.select().from(peopleMerges).where(eq(peopleMerges.id, id));
  return (await presentMerges(db, rows))[0]!;
}

async function presentMerges(db: Reader, rows: (typeof peopleMerges.$inferSelect)[]): Promise<MergeOnWire[]> {
  const names = await peopleByIds(
    db,
    rows.map(({ byUserId }) => byUserId),
  );
  return rows.map(({ byUserId, lost, ...row }) => ({
    id: row.id,
    keptId: row.keptId,
    keptName: row.keptName,
    goneName: row.goneName,
    at: row.at,
    undoUntil: row.undoUntil,
    by: names.get(byUserId)?.fullName ?? "A former teammate",
    sameJobs: lost.map(({ jobTitle, kept }) => ({ jobTitle, kept })),
  }));
}
