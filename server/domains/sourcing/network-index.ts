import { eq, type SQL } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import type { SeenFact } from "#server/events/feed.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { type IndexSource, alphabetOrder, dayOf, offerIndex } from "#server/domains/search/index.ts";
import { forbidden } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed, refuseUnlessProven } from "#server/http/require-permission.ts";
import type { Filter, IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import { groupRules } from "./network-groups.data.ts";
import {
  type Member,
  type Pair,
  idOfPair,
  pairOfId,
  presentMember,
  readMembers,
  selectPairs,
} from "./network-people.ts";
import { skillKeys } from "./skill-keys.ts";

/** Everybody who has an application at a company (core.md 3); answers about oneself are nowhere in it. */
const definition: IndexDefinition = {
  name: "candidates",
  version: 1,
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
    day: "number",
    alphabet: "number",
  },
  rank: [{ attribute: "addedAt", order: "descending" }],
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
      day: dayOf(addedAt),
      alphabet: alphabetOrder(member.fullName),
    },
  };
}

/** One's own company's people who have a department (core.md 5). Joined, so that no facet is counted without it. */
export function ownPeople(companyId: string): Filter {
  return {
    and: [
      { attribute: "companyId", is: companyId },
      { attribute: "department", given: true },
    ],
  };
}

async function pairsWhere(db: Reader, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: applications.companyId, candidateId: applications.candidateId })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(where);
  return rows.map(idOfPair);
}

async function touchedBy(db: Reader, { name, data }: Pick<SeenFact, "name" | "data">) {
  if (name.startsWith("application.") && data.candidateId) return [idOfPair(data as unknown as Pair)];
  switch (name) {
    case "candidate.hidFromCompany":
      return [idOfPair(data as unknown as Pair)];
    case "candidate.changed":
      return pairsWhere(db, eq(applications.candidateId, data.candidateId as string));
    case "account.changed":
      return pairsWhere(db, eq(candidates.userId, data.userId as string));
    case "job.changed":
      return pairsWhere(db, eq(applications.jobId, data.jobId as string));
    case "jobs.imported":
      return pairsWhere(db, eq(applications.companyId, data.companyId as string));
    default:
      return [];
  }
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
  mayFind({ viewer }) {
    if (!viewer?.companyId) throw forbidden("People are found only by the hiring team they belong to.");
    refuseUnlessAllowed(viewer, "sourcing");
    refuseUnlessProven(viewer);
    return [ownPeople(viewer.companyId)];
  },
};
offerIndex(source);
