import { candidates } from "#server/domains/candidates/tables.ts";
import { resumes } from "#server/domains/resumes/tables.ts";
import { jobMatches } from "#server/domains/matching/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aCandidate, type CandidatePerson } from "./people.ts";
import type { World } from "./world.ts";

/** Lines that show five years of web development, for fits with something to find. */
export const developerLines = [
  "Dana Developer",
  "Experience",
  "Software engineer, Kestrel, 2019-01 – present",
  "Built booking services with TypeScript, Node.js and PostgreSQL.",
  "Moved forty thousand lines of React to server rendering.",
  "Skills",
  "TypeScript, React, PostgreSQL, Docker",
];

/** A job seeker with a resume, preferences and a profile that match software work in Bristol. */
export async function aDeveloper(
  world: World,
  profile: Partial<typeof candidates.$inferInsert> = {},
): Promise<CandidatePerson & { resumeId: string }> {
  const person = await aCandidate(world, {
    profile: {
      skills: ["TypeScript", "React", "PostgreSQL"],
      preferences: { titles: ["Software engineer"], locations: ["Bristol, United Kingdom"] },
      ...profile,
    },
  });
  const resumeId = await aResume(world, person.candidateId);
  return { ...person, resumeId };
}

export async function aResume(world: World, candidateId: string, lines = developerLines) {
  const id = newId();
  const now = world.now();
  await world.db
    .insert(resumes)
    .values({ id, candidateId, name: "Resume", lines, isDefault: true, createdAt: now, changedAt: now });
  return id;
}

/** A job put before someone today. */
export async function aMatch(world: World) {
  const id = newId();
  const { candidateId } = await aCandidate(world);
  const choice = { day: "2026-11-21", place: 0, chosenFrom: "" };
  await world.db.insert(jobMatches).values({ id, candidateId, jobId: newId(), ...choice, at: world.now() });
  return id;
}
