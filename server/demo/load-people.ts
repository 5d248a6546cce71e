import { roles, users } from "#server/domains/accounts/tables.ts";
import { candidates } from "#server/domains/candidates/tables.ts";
import { employments } from "#server/domains/employees/tables.ts";
import { resumes } from "#server/domains/resumes/tables.ts";
import type { WorkPreferences } from "#contract/candidate-shapes.ts";
import type { Candidate } from "./world/candidate-shapes.ts";
import { newId } from "#server/database/ids.ts";
import { type Load, inChunks } from "./load.ts";

const seniorities = {
  "Early Career": "Early Career (0-5)",
  "Mid Career": "Mid Career (5-10)",
  Senior: "Senior (10+)",
};
export const seniorityWords = (word: string) => seniorities[word as keyof typeof seniorities] ?? word;

/** Accounts, their roles, profiles and resumes. */
export async function loadPeople({ tx, world, passwordHash }: Load) {
  const accounts = world.users.map(({ id, email, fullName, parallelTag, createdAt }) => ({
    id,
    email,
    fullName,
    parallelTag,
    passwordHash,
    emailVerifiedAt: createdAt,
    createdAt,
  }));
  await inChunks(tx, users, accounts);
  await inChunks(tx, roles, rolesIn(world));
  await inChunks(
    tx,
    employments,
    world.employees.map((employee) => employmentOf(world, employee)),
  );
  await inChunks(tx, candidates, world.candidates.map(profileOf));
  await inChunks(tx, resumes, world.candidates.map(resumeOf));
}

function rolesIn(world: Load["world"]) {
  return [
    ...world.candidates.map(({ id, userId, createdAt }) => ({
      id,
      userId,
      kind: "candidate" as const,
      createdAt,
    })),
    ...world.companyAdmins.map(({ id, userId, companyId, title, disabled }) => ({
      id,
      userId,
      kind: "companyAdmin" as const,
      companyId,
      title,
      disabled,
      createdAt: memberSince(world, userId),
    })),
    ...world.employees.map(({ id, userId, companyId, title }) => ({
      id,
      userId,
      kind: "employee" as const,
      companyId,
      title,
      createdAt: memberSince(world, userId),
    })),
  ];
}

function employmentOf(world: Load["world"], { userId, companyId }: Load["world"]["employees"][number]) {
  const startedAt = memberSince(world, userId);
  return { id: newId(), userId, companyId, createdAt: startedAt, startedAt };
}

function profileOf({
  preferences,
  hiddenFrom,
  resume,
  fullName,
  email,
  role,
  experienceYears,
  ...candidate
}: Candidate) {
  return {
    ...candidate,
    preferences: workPreferencesOf(preferences),
    profile: {},
    scoringNoticeSeenAt: candidate.createdAt,
    messagingChannelsCreated: true,
    changedAt: candidate.createdAt,
  };
}

function resumeOf(candidate: Candidate) {
  const { id, resume, createdAt } = candidate;
  return {
    id: resume.id,
    candidateId: id,
    name: resume.name,
    lines: resume.lines,
    content: contentOf(candidate),
    isDefault: true,
    createdAt,
    changedAt: createdAt,
  };
}

function contentOf(candidate: Candidate) {
  const { summary, skills, workExperience, education, projects, certification } = candidate;
  const personalInfo = {
    name: candidate.fullName,
    email: candidate.email,
    phone: candidate.phone ?? "",
    website: candidate.personalWebsite ?? "",
    location: candidate.location,
    linkedIn: candidate.linkedInUrl,
  };
  return {
    personalInfo,
    summary,
    skills,
    workExperience,
    education,
    projects,
    certification,
    languages: [],
    courseWorks: [],
    headline: candidate.headline,
    ownSections: [],
  };
}

function memberSince(world: Load["world"], userId: string) {
  return world.users.find((user) => user.id === userId)!.createdAt;
}

/** The world speaks in plain words; the profile keeps the constants of the contract. */
function workPreferencesOf(preferences: Candidate["preferences"]): WorkPreferences {
  return {
    ...preferences,
    anythingElseShown: preferences.anythingElse !== "",
    fundingStages: [],
    mayWorkIn: [],
    sharedHours: null,
    workplaceTypes: preferences.workplaceTypes as WorkPreferences["workplaceTypes"],
    jobTypes: preferences.jobTypes as WorkPreferences["jobTypes"],
    companySizes: preferences.companySizes as WorkPreferences["companySizes"],
    seniority: preferences.seniority.map(seniorityWords) as WorkPreferences["seniority"],
  };
}
