import { type SQL, and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { dataOf } from "#server/events/define-event.ts";
import { accountEvents, roles, users } from "#server/domains/accounts/index.ts";
import {
  type CandidateRow,
  candidateEvents,
  candidates,
  hiddenCompaniesOf,
} from "#server/domains/candidates/index.ts";
import { type IndexSource, type Which, batch, chosen, offerIndex } from "#server/domains/search/index.ts";
import { notLooking } from "#shared/profile/being-found.ts";
import { findPlace } from "#server/places/places.ts";
import type { IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import { employersOf } from "./layoffs.ts";
import { skillKeys } from "./skill-keys.ts";

/** Job seekers whom companies may find: asked by the talent pool only, never by anyone's own search. */
const definition: IndexDefinition = {
  name: "talent",
  version: 1,
  ofPeople: true,
  fields: {
    title: { weight: 8 },
    "experiences.title": { weight: 5 },
    skills: { weight: 4 },
    department: { weight: 1 },
  },
  attributes: {
    skillKeys: "string",
    employers: "string",
    hiddenFrom: "string",
    remote: "boolean",
    addedAt: "date",
    where: "point",
  },
  rank: [{ attribute: "addedAt", order: "descending" }],
  idleWords: ["in", "at", "for", "the", "a", "of", "and", "with"],
};

/** Whoever has not said that they do not look, and whose account is open. */
export const isLooking: SQL = and(
  sql`${candidates.jobStatus} is distinct from ${notLooking}`,
  isNull(users.deletedAt),
  isNull(users.disabledAt),
)!;

/** Colleagues of a company are none of its talent. */
export function notOnTeam(companyId: string): SQL {
  return sql`not exists (select 1 from ${roles} where ${and(
    eq(roles.userId, candidates.userId),
    eq(roles.companyId, companyId),
  )})`;
}

async function read(db: Reader, which: Which): Promise<SearchDocument[]> {
  const rows = await db
    .select({ candidate: candidates })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(isLooking, chosen(candidates.id, which)))
    .orderBy(asc(candidates.id))
    .limit(batch);
  const hidden = await companiesNotToKnow(
    db,
    rows.map(({ candidate }) => candidate),
  );
  return rows.map(({ candidate }) => documentOf(candidate, hidden.get(candidate.id) ?? []));
}

/** The companies each person hides from, and those they work for here. */
async function companiesNotToKnow(db: Reader, people: CandidateRow[]) {
  const found = new Map<string, string[]>();
  if (people.length === 0) return found;
  const [hidden, own] = await Promise.all([
    hiddenCompaniesOf(
      db,
      people.map(({ id }) => id),
    ).then((rows) => rows.map(({ candidateId: id, companyId }) => ({ id, companyId }))),
    db
      .select({ id: candidates.id, companyId: roles.companyId })
      .from(roles)
      .innerJoin(candidates, eq(candidates.userId, roles.userId))
      .where(
        inArray(
          candidates.id,
          people.map(({ id }) => id),
        ),
      ),
  ]);
  for (const { id, companyId } of [...hidden, ...own])
    if (companyId) found.set(id, [...(found.get(id) ?? []), companyId]);
  return found;
}

function documentOf(candidate: CandidateRow, hiddenFrom: string[]): SearchDocument {
  const { preferences, workExperience } = candidate;
  const places = [candidate.location, ...(preferences.locations ?? [])].flatMap((name) =>
    name ? (findPlace(name) ?? []) : [],
  );
  return {
    id: candidate.id,
    fields: {
      title: [candidate.headline ?? "", ...(preferences.titles ?? [])].filter(Boolean),
      "experiences.title": workExperience.map(({ title }) => title),
      skills: candidate.skills,
      department: candidate.department,
    },
    attributes: {
      skillKeys: skillKeys(candidate.skills),
      employers: employersOf(workExperience),
      hiddenFrom,
      remote: preferences.remote === true || (preferences.workplaceTypes?.includes("remote") ?? false),
      addedAt: candidate.changedAt,
      where: places.map(({ latitude, longitude }) => ({ latitude, longitude })),
    },
  };
}

const ofOnePerson = [candidateEvents.joined, candidateEvents.changed, candidateEvents.hidFromCompany];

async function candidatesOf(db: Reader, userIds: string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(inArray(candidates.userId, userIds));
  return rows.map(({ id }) => id);
}

const source: IndexSource = {
  index: "talent",
  definition,
  read,
  touchedBy: async (db, events) => [
    ...dataOf(events, ofOnePerson).map(({ candidateId }) => candidateId),
    ...(await candidatesOf(
      db,
      dataOf(events, [accountEvents.changed]).map(({ userId }) => userId),
    )),
  ],
  show: async () => new Map(),
};
offerIndex(source);
