import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#server/domains/applications/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aDeveloper, developerLines } from "#server/testing/candidates.ts";
import { anApiKey } from "#server/testing/integrations.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
let seeker: Awaited<ReturnType<typeof aDeveloper>>;

/** Stands in the resume alone, and shows what the job asks for. */
const inResume = developerLines[3]!;
const pay = { min: 9_000_000, max: 10_000_000, currency: "GBP" as const, period: "year" as const };

openSearch(world, async () => {
  team = await aHiringTeam(world, {
    jobTitle: "Software engineer",
    jobDescription: "<h3>What you bring</h3><ul><li>Node.js</li><li>React</li><li>PostgreSQL</li></ul>",
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
    profile: { myersBriggs: "INTJ" },
    preferences: {
      titles: ["Software engineer"],
      locations: ["Bristol, United Kingdom"],
      salary: 109,
      salaryCurrency: "GBP",
    },
  });
});

const jobId = () => team.job.id;
const keepsBack = (answer: unknown) => {
  const text = JSON.stringify(answer);
  expect(text).toContain("requirements");
  expect(text).not.toContain(inResume);
  expect(text).not.toContain("you asked");
  expect(text).not.toContain("less than");
  expect(text).not.toContain("109");
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
      story: {},
    },
  };
  expect(await open()).toMatchObject([cut, cut]);
  await seeker.api.applications.answerInvitation({ params: { id }, body: { accept: false } });
  expect(await open()).toMatchObject([cut, cut]);
  await seeker.api.applications.apply({ params: { id: jobId() }, body: {} });
  const [shown] = await open();
  expect(shown).toMatchObject({
    candidate: {
      linkedInUrl: "https://linkedin.com/in/dana-developer",
      asks: { salary: 109 },
      story: { myersBriggs: "INTJ" },
    },
  });
  expect(JSON.stringify(shown)).toContain("a year less than they asked.");
  expect(JSON.stringify((shown as { fit: object }).fit)).toContain(inResume);
});

async function idOf() {
  const [row] = await world.db.select().from(applications).where(eq(applications.jobId, jobId()));
  return row!.id;
}
