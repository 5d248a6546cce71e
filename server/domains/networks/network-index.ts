import { eq, type SQL, sql } from "drizzle-orm";
import type { CompanyContext, Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { dataOf } from "#server/events/define-event.ts";
import { accountEvents } from "#server/domains/accounts/index.ts";
import { applicationEvents, applications } from "#server/domains/applications/index.ts";
import { candidateEvents, candidates } from "#server/domains/candidates/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import {
  type IndexSource,
  type SomeEvents,
  alphabetOrder,
  dayOf,
  offerIndex,
} from "#server/domains/search/index.ts";
import { forbidden } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed, refuseUnlessProven } from "#server/http/require-permission.ts";
import type { Filter, IndexDefinition, SearchDocument, Sort } from "#server/search-engine/index.ts";
import { groupRules } from "./network-groups.data.ts";
import {
  type Member,
  idOfPair,
  pairOfId,
  presentMember,
  readMembers,
  selectPairs,
} from "./network-people.ts";
import { skillKeys } from "./skill-keys.ts";

/** By the time beside each person in the list: when their last application changed. */
const byLastChange: Sort[] = [{ attribute: "changedAt", order: "descending" }];

/** Everyone who has an application at a company (docs/spec/search.md); answers about oneself are nowhere in it. */
const definition: IndexDefinition = {
  name: "candidates",
  version: 3,
  ofPeople: true,
  fields: {
    fullName: { weight: 10 },
    department: { weight: 2 },
    title: { weight: 6 },
    location: { weight: 3 },
    "experiences.title": { weight: 4 },
    "applicationGraphs.applications.jobTitle": { weight: 3 },
    skills: { weight: 4 },
  },
  attributes: {
    companyId: "string",
    department: "string",
    yearsOfExperience: "string",
    location: "string",
    source: "string",
    status: "string",
    job: "string",
    skills: "string",
    skillKeys: "string",
    groups: "string",
    saved: "boolean",
    addedAt: "date",
    changedAt: "date",
    day: "number",
    alphabet: "number",
  },
  rank: byLastChange,
  idleWords: ["in", "at", "near", "for", "the", "a", "of", "and", "with"],
};

function documentOf(member: Member): SearchDocument {
  const { applications: past, title, department, location, skills } = member;
  const addedAt = past[0]!.appliedAt;
  const each = (value: (one: (typeof past)[number]) => string) => [...new Set(past.map(value))];
  return {
    id: idOfPair(member),
    fields: {
      fullName: member.fullName,
      department,
      title,
      location,
      "experiences.title": member.workExperience.map((work) => work.title),
      "applicationGraphs.applications.jobTitle": each(({ jobTitle }) => jobTitle),
      skills,
    },
    attributes: {
      companyId: member.companyId,
      department,
      yearsOfExperience: member.experienceLength,
      location,
      source: each(({ source }) => source),
      status: each(({ status }) => status),
      job: each(({ jobTitle }) => jobTitle),
      skills,
      skillKeys: skillKeys(skills),
      groups: groupRules.filter(({ holds }) => holds(member)).map(({ key }) => key),
      saved: past.some(({ saved }) => saved),
      addedAt,
      changedAt: past[0]!.changedAt,
      day: dayOf(addedAt),
      alphabet: alphabetOrder(member.fullName),
    },
  };
}

/**
 * The people of a team's company who have a department; who looks is not one of them, though they may have applied
 * before they joined. Joined, so that no facet is counted without it.
 */
export function ownPeople({ companyId, candidateId }: TeamViewer): Filter {
  return {
    and: [
      { attribute: "companyId", is: companyId },
      { attribute: "department", given: true },
      ...(candidateId ? [{ not: { ids: [idOfPair({ companyId, candidateId })] } }] : []),
    ],
  };
}
type TeamViewer = Pick<CompanyContext["viewer"], "companyId" | "candidateId">;

async function pairsWhere(db: Reader, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: applications.companyId, candidateId: applications.candidateId })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(where);
  return rows.map(idOfPair);
}

/** Events about a person, a job or a whole company touch all pairs of it; one query for each kind, however many there are. */
function manyPairs(events: SomeEvents) {
  return [
    {
      by: applications.candidateId,
      ids: dataOf(events, [candidateEvents.changed]).map((data) => data.candidateId),
    },
    { by: candidates.userId, ids: dataOf(events, [accountEvents.changed]).map((data) => data.userId) },
    { by: applications.jobId, ids: dataOf(events, [jobEvents.changed]).map((data) => data.jobId) },
    {
      by: applications.companyId,
      ids: dataOf(events, [jobEvents.imported, jobEvents.stagesChanged]).map((data) => data.companyId),
    },
  ];
}

async function touchedBy(db: Reader, events: SomeEvents) {
  const ofApplications = dataOf(events, Object.values(applicationEvents)).flatMap((data) =>
    "candidateId" in data ? [data] : [],
  );
  const ofPair = [...dataOf(events, [candidateEvents.hidFromCompany]), ...ofApplications].map(idOfPair);
  const found = await Promise.all(
    manyPairs(events).map(({ by, ids }) =>
      ids.length ? pairsWhere(db, sql`${by} = any(${sql.param([...new Set(ids)])}::uuid[])`) : [],
    ),
  );
  return [...ofPair, ...found.flat()];
}

async function show({ db, viewer }: Context, ids: string[]) {
  const own = ids.filter((id) => pairOfId(id).companyId === viewer?.companyId);
  const members = await readMembers(db, await selectPairs(db, { ids: own }));
  return new Map(members.map((member) => [idOfPair(member), { person: presentMember(member) }]));
}

const source: IndexSource = {
  index: "candidates",
  definition,
  read: async (db, which) => (await readMembers(db, await selectPairs(db, which))).map(documentOf),
  touchedBy,
  show,
  usual: byLastChange,
  mayFind({ viewer }) {
    if (!viewer?.companyId) throw forbidden("You can only search people who belong to your own hiring team.");
    // One endpoint searches every index, and only this one is the team's.
    refuseUnlessAllowed(viewer, "sourcing");
    refuseUnlessProven(viewer);
    const { companyId, candidateId } = viewer;
    return [ownPeople({ companyId, candidateId })];
  },
};
offerIndex(source);
