import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#server/domains/applications/tables.ts";
import { judgeOwnFit } from "#server/domains/matching/index.ts";
import { applicationScores } from "#server/domains/applications/decision-log/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aDeveloper, developerLines } from "#server/testing/candidates.ts";
import { anApiKey } from "#server/testing/integrations.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
let seeker: Awaited<ReturnType<typeof aDeveloper>>;

const jobDescription =
  "<h3>What you bring</h3><ul><li>Node.js</li><li>React</li><li>PostgreSQL</li><li>Kubernetes</li></ul>";
/** Stands in the resume alone, and shows what the job asks for. */
const inResume = developerLines[3]!;
/** Stands in a part of the profile that no network shows. */
const inProject = "Kubernetes for ninety lighthouses";
const pay = { min: 9_000_000, max: 10_000_000, currency: "GBP" as const, period: "year" as const };

openSearch(world, async () => {
  team = await aHiringTeam(world, {
    jobTitle: "Software engineer",
    jobDescription,
    skills: ["Node.js", "React"],
    locations: ["Bristol, United Kingdom"],
    salary: pay,
    qualificationScore: 10,
  });
  seeker = await aDeveloper(world, {
    headline: "Software engineer",
    department: "Engineering",
    jobStatus: "Open to offers",
    linkedInUrl: "https://linkedin.com/in/dana-developer",
    projects: [{ name: "Beacons", description: inProject, link: null, start: null, end: null }],
    profile: { myersBriggs: "INTJ" },
    preferences: {
      titles: ["Software engineer"],
      locations: ["Bristol, United Kingdom"],
      salary: 109,
      salaryCurrency: "GBP",
      anythingElse: "Fridays off for the choir.",
    },
  });
});

const jobId = () => team.job.id;
const keepsBack = (answer: unknown) => {
  const text = JSON.stringify(answer);
  expect(text).toContain("requirements");
  expect(text).not.toContain(inResume);
  expect(text).not.toContain(inProject);
  expect(text).not.toContain("you asked");
  expect(text).not.toContain("less than");
  expect(text).not.toContain("109");
  expect(text).not.toContain("choir");
};

test("found people: no answer to a team quotes a resume that nobody sent it, or tells what they want to be paid", async () => {
  const { networks, leads, applications: calls } = team.marit.api;
  const params = { id: jobId() };
  keepsBack(await networks.talentPool({ params, query: {} }));
  keepsBack(await networks.openRoles({ query: { candidateId: seeker.candidateId } }));
  await networks.startAutoSourcing({ params, body: { autoSourcingType: "once" } });
  await world.settle();
  const sourced = await networks.autoSourcingSummary({ params });
  expect(sourced.leads).toHaveLength(1);
  keepsBack(sourced);
  keepsBack(await leads.list({ query: { jobId: jobId(), tab: 0 } }));
  const id = sourced.leads[0]!.applicationId;
  const { candidateId } = seeker;
  const invited = await networks.invite({ body: { candidates: [{ candidateId, jobId: jobId() }] } });
  expect(invited.refused).toEqual([]);
  keepsBack(await leads.list({ query: { jobId: jobId(), tab: 2 } }));
  keepsBack(await calls.get({ params: { id } }));
});

test("an invitation: a team and its API keys open of the person what its network shows, whatever they answer", async () => {
  const id = await idOf();
  const key = world.client((await anApiKey(team.marit, ["applications:read"])).key);
  const open = async () => [
    await team.marit.api.applications.get({ params: { id } }),
    await key.applications.get({ params: { id } }),
  ];
  const cut = {
    resume: null,
    candidate: {
      skills: ["TypeScript", "React", "PostgreSQL"],
      linkedInUrl: null,
      parallelTag: null,
      asks: { salary: null, salaryCurrency: null },
      anythingElse: null,
      story: {},
    },
  };
  expect(await open()).toMatchObject([cut, cut]);
  await seeker.api.applications.answerInvitation({ params: { id }, body: { accept: false } });
  expect(await open()).toMatchObject([cut, cut]);
  await seeker.api.applications.apply({ params: { id: jobId() }, body: {} });
  // What they wrote before they had the choice, or without choosing, stays private; saving other preferences shares nothing.
  const change = (body: object) =>
    seeker.api.candidates.setPreferences({ params: { candidateId: seeker.candidateId }, body });
  await change({ salary: 109 });
  expect(await open()).toMatchObject([
    { candidate: { asks: { salary: 109 }, anythingElse: null } },
    { candidate: { anythingElse: null } },
  ]);
  await change({ anythingElseShown: true });
  const [shown] = await open();
  expect(shown).toMatchObject({
    candidate: {
      linkedInUrl: "https://linkedin.com/in/dana-developer",
      asks: { salary: 109 },
      anythingElse: "Fridays off for the choir.",
      story: { myersBriggs: "INTJ" },
    },
  });
  expect(JSON.stringify(shown)).toContain("a year less than they asked.");
  const applied = JSON.stringify((shown as { fit: object }).fit);
  expect(applied).toContain(inResume);
  expect(applied).toContain(inProject);
});

test("a yes to an invitation: it sends the profile and no resume, and neither the application nor its log quotes one", async () => {
  const found = await aHiringTeam(world, {
    jobTitle: "Software engineer",
    jobDescription,
    skills: ["Node.js", "React"],
    salary: pay,
  });
  const invitation = await anInvitation(found, seeker.candidateId);
  // As it was kept while default resumes counted.
  const fit = await judgeOwnFit(world.db, {
    job: found.job,
    candidateId: seeker.candidateId,
    now: world.now(),
  });
  expect(JSON.stringify(fit)).toContain(inResume);
  await world.db.update(applications).set({ fit }).where(eq(applications.id, invitation));
  await world.db
    .update(applicationScores)
    .set({ fit })
    .where(eq(applicationScores.applicationId, invitation));
  const params = { id: invitation };
  const readLog = async () =>
    JSON.stringify(
      await found.marit.api.applications.downloadDecisionLog({ params, query: { format: "json" } }),
    );
  await world.pass(60);
  await seeker.api.applications.answerInvitation({ params, body: { accept: true } });
  const shown = (await found.marit.api.applications.get({ params })) as { fit: object; resume: unknown };
  expect(shown.resume).toBeNull();
  expect(JSON.stringify(shown.fit)).not.toContain(inResume);
  expect(JSON.stringify(shown.fit)).toContain("than they asked");
  const log = await readLog();
  expect(log).toContain("Pay is compared once they apply.");
  expect(log).not.toContain(inResume);
});

test("decision log: of who was invited and applied, scores of before quote nothing that was sent later", async () => {
  const found = await aHiringTeam(world, {
    jobTitle: "Software engineer",
    jobDescription,
    skills: ["Node.js", "React"],
    salary: pay,
  });
  const id = await anInvitation(found, seeker.candidateId);
  const fit = await judgeOwnFit(world.db, {
    job: found.job,
    candidateId: seeker.candidateId,
    now: world.now(),
  });
  await world.db.update(applicationScores).set({ fit }).where(eq(applicationScores.applicationId, id));
  await seeker.api.applications.answerInvitation({ params: { id }, body: { accept: false } });
  await world.pass(60);
  await seeker.api.applications.apply({ params: { id: found.job.id }, body: {} });
  const log = (await found.marit.api.applications.downloadDecisionLog({
    params: { id },
    query: { format: "json" },
  })) as { scores: object[] };
  const quotes = log.scores.map((score) => JSON.stringify(score).includes(inResume));
  expect(quotes).toEqual([false, true]);
});

async function anInvitation({ marit, job }: typeof team, candidateId: string) {
  await marit.api.networks.invite({ body: { candidates: [{ candidateId, jobId: job.id }] } });
  const [row] = await world.db.select().from(applications).where(eq(applications.jobId, job.id));
  return row!.id;
}

async function idOf() {
  const [row] = await world.db.select().from(applications).where(eq(applications.jobId, jobId()));
  return row!.id;
}
