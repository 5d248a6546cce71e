import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { inHours } from "#server/testing/interviews.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const day = 86_400;
const depth = { name: "Depth", guidance: "Asks why before how" };
const care = { name: "Care", guidance: "" };

/** A team whose job says what its screen looks for, and someone who stands there. */
async function aScreening() {
  const team = await aHiringTeam(world);
  const params = { id: team.job.id };
  const kit = await team.marit.api.scorecards.setKit({
    params,
    body: { stage: "screen", guidance: "30 minutes by phone", attributes: [depth, care], version: 0 },
  });
  const application = await anApplication(world, team.job, { applicationState: "pipeline", stage: "screen" });
  return { ...team, kit, application, about: { params: { id: application.id } } };
}
type Screening = Awaited<ReturnType<typeof aScreening>>;
const found = ({ kit }: Screening, given: (1 | 2 | 3 | 4 | null)[], recommendation: "yes" | "strongNo") => ({
  stage: "screen",
  recommendation,
  ratings: kit.attributes.map(({ id }, at) => ({ attributeId: id, rating: given[at] ?? null })),
  notes: `Gave ${given.join(" and ")}`,
});
const screenOf = async ({ about }: Screening, { api }: Screening["marit"]) =>
  (await api.scorecards.list(about)).stages.find(({ kit }) => kit.stage === "screen")!;

test("scorecards: nobody reads what others found before their own is in", async () => {
  const screening = await aScreening();
  const { marit, dilip, about } = screening;
  await marit.api.scorecards.write({ ...about, body: found(screening, [4, 1], "yes") });
  const blind = await dilip.api.scorecards.list(about);
  expect(blind).toMatchObject({ current: "screen", open: true });
  expect(blind.stages[0]).toMatchObject({ mine: null, submitted: 1, others: null, summary: null });
  expect(JSON.stringify(blind)).not.toMatch(/Gave|Marit/);
  await dilip.api.scorecards.write({ ...about, body: found(screening, [2, null], "strongNo") });
  expect(await screenOf(screening, dilip)).toMatchObject({
    mine: { recommendation: "strongNo", notes: "Gave 2 and" },
    others: [
      { by: { fullName: "Marit Oakes" }, recommendation: "yes", ratings: [{ rating: 4 }, { rating: 1 }] },
    ],
    summary: {
      recommendations: [1, 0, 1, 0],
      attributes: [
        { name: "Depth", ratings: [0, 1, 0, 1], average: 3 },
        { name: "Care", ratings: [1, 0, 0, 0], average: 1 },
      ],
    },
  });
});

test("scorecards: one edits one's own, and what was rated keeps the name it had", async () => {
  const screening = await aScreening();
  const { marit, about, kit, job } = screening;
  await marit.api.scorecards.write({ ...about, body: found(screening, [4, 2], "yes") });
  await marit.api.scorecards.setKit({
    params: { id: job.id },
    body: {
      stage: "screen",
      guidance: "",
      attributes: [{ ...kit.attributes[0]!, name: "Rigor" }],
      version: 1,
    },
  });
  await marit.api.scorecards.write({ ...about, body: found(screening, [3, 2], "strongNo") });
  expect(await screenOf(screening, marit)).toMatchObject({
    submitted: 1,
    mine: {
      recommendation: "strongNo",
      ratings: [
        { name: "Rigor", rating: 3 },
        { name: "Care", rating: 2 },
      ],
    },
    others: [],
    summary: {
      attributes: [
        { name: "Rigor", average: 3 },
        { name: "Care", average: 2 },
      ],
    },
  });
  const foreign = {
    ...found(screening, [], "yes"),
    ratings: [{ attributeId: about.params.id, rating: 1 as const }],
  };
  expect(await refusal(marit.api.scorecards.write({ ...about, body: foreign }))).toMatchObject({
    code: "KIT_CHANGED",
  });
});

test("scorecards: who is asked is told, reminded twice until they answer, and left in peace then", async () => {
  const screening = await aScreening();
  const { marit, dilip, about, job } = screening;
  const third = await aCompanyAdmin(world, { companyId: job.companyId, fullName: "Inês Prado" });
  const titles = async ({ api }: typeof dilip) => {
    await world.settle();
    const { notifications } = await api.notifications.list({ query: {} });
    return notifications.map(({ title }) => title).toReversed();
  };
  const userIds = [dilip.userId, third.userId];
  await marit.api.scorecards.ask({ ...about, body: { stage: "screen", userIds } });
  expect(await titles(dilip)).toEqual([expect.stringMatching(/^What do you think of/)]);
  await dilip.api.scorecards.write({ ...about, body: found(screening, [3, 3], "yes") });
  await world.pass(day);
  await world.pass(2 * day);
  await world.pass(7 * day);
  expect(await titles(dilip)).toHaveLength(1);
  expect(await titles(third)).toEqual([
    expect.stringMatching(/^What do you think of/),
    expect.stringMatching(/is missing$/),
    expect.stringMatching(/is missing$/),
  ]);
  expect((await screenOf(screening, marit)).asked).toMatchObject([
    { userId: dilip.userId, answered: true },
    { userId: third.userId, answered: false },
  ]);
  expect(world.mailed.some(({ subject }) => subject.startsWith("What do you think of"))).toBe(true);
});

test("scorecards: who interviewed is asked when it is over, unless they wrote theirs during it", async () => {
  const team = await aHiringTeam(world);
  const interviewerIds = [team.marit.userId, team.dilip.userId];
  const inStage = { applicationState: "pipeline", stage: "interview" } as const;
  const application = await anApplication(world, team.job, inStage);
  const about = { params: { id: application.id } };
  const time = inHours(world, 24);
  const { id } = await team.marit.api.interviews.propose({
    ...about,
    body: { times: [time], sessions: [{ minutes: 60, interviewerIds }], place: "Our office" },
  });
  await application.candidate.api.interviews.answer({ params: { id }, body: { time } });
  await world.pass(day + 1800);
  const body = { stage: "interview", recommendation: "yes" as const, ratings: [] };
  await team.marit.api.scorecards.write({ ...about, body });
  await team.marit.api.applications.move({ body: { requestId: application.id, stage: "offer" } });
  await world.pass(3600);
  const asked = async (stage: string) =>
    (await team.marit.api.scorecards.list(about)).stages
      .find(({ kit }) => kit.stage === stage)!
      .asked.map(({ userId }) => userId);
  expect(await asked("interview")).toEqual([]);
  expect(await asked("offer")).toEqual([team.dilip.userId]);
});

test("scorecards: whom the team no longer asks is not reminded, and strangers cannot be asked", async () => {
  const { marit, dilip, about } = await aScreening();
  const { marit: stranger } = await aHiringTeam(world);
  const ask = (userIds: string[]) =>
    marit.api.scorecards.ask({ ...about, body: { stage: "screen", userIds } });
  expect(await refusal(ask([stranger.userId]))).toMatchObject({
    statusCode: 422,
    details: { userIds: expect.any(String) },
  });
  await ask([dilip.userId]);
  expect((await ask([])).stages[0]!.asked).toEqual([]);
  await world.pass(2 * day);
  const { notifications } = await dilip.api.notifications.list({ query: {} });
  expect(notifications).toHaveLength(1);
});

test("scorecards: once the application is decided nothing is filled in and the whole team reads", async () => {
  const screening = await aScreening();
  const { marit, dilip, about } = screening;
  await marit.api.scorecards.write({ ...about, body: found(screening, [4, 4], "yes") });
  await marit.api.applications.hire({ ...about, body: {} });
  const late = dilip.api.scorecards.write({ ...about, body: found(screening, [1, 1], "yes") });
  expect(await refusal(late)).toMatchObject({ statusCode: 409, code: "ASSESSMENT_OVER" });
  expect(await dilip.api.scorecards.list(about)).toMatchObject({
    open: false,
    stages: [{ others: [{ recommendation: "yes" }] }, {}, {}],
  });
});

test("scorecards: a copy of a job looks for what the job looks for", async () => {
  const { marit, job } = await aScreening();
  const copy = await marit.api.jobs.create({ query: { duplicateJobId: job.id }, body: {} });
  await world.settle();
  expect(await marit.api.scorecards.kits({ params: { id: copy.id } })).toMatchObject([
    { stage: "screen", guidance: "30 minutes by phone", attributes: [depth, care] },
    { stage: "interview", attributes: [], version: 0 },
    { stage: "offer", attributes: [] },
  ]);
});

test("scorecards: a kit names a stage of the job and each attribute once, and an old version is refused", async () => {
  const { marit, job, about } = await aScreening();
  const set = (changes: object, { api } = marit) =>
    refusal(
      api.scorecards.setKit({
        params: { id: job.id },
        body: { stage: "screen", guidance: "", attributes: [depth], version: 1, ...changes },
      }),
    );
  expect(await set({ stage: "hired" })).toMatchObject({
    statusCode: 422,
    details: { stage: expect.any(String) },
  });
  expect(await set({ attributes: [depth, { ...depth, name: "depth" }] })).toMatchObject({ statusCode: 422 });
  expect(await set({ version: 0 })).toMatchObject({ statusCode: 409, code: "CONFLICT" });
  const reader = await aCompanyAdmin(world, { companyId: job.companyId, without: ["jobs", "applicants"] });
  expect(await set({}, reader)).toMatchObject({ statusCode: 403 });
  const write = { stage: "screen", recommendation: "yes" as const, ratings: [] };
  expect(await refusal(reader.api.scorecards.write({ ...about, body: write }))).toMatchObject({
    statusCode: 403,
  });
  const { marit: stranger } = await aHiringTeam(world);
  expect(await refusal(stranger.api.scorecards.list(about))).toMatchObject({ statusCode: 404 });
});

test("scorecards: the log holds who wrote and asked, never what they found", async () => {
  const screening = await aScreening();
  const { marit, dilip, about, application } = screening;
  await marit.api.scorecards.write({ ...about, body: found(screening, [4, 4], "yes") });
  await marit.api.scorecards.ask({ ...about, body: { stage: "screen", userIds: [dilip.userId] } });
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, application.id))
    .orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual(["scorecard.written", "scorecard.asked"]);
  expect(JSON.stringify(kept)).not.toMatch(/Gave|Depth/);
  const kits = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, screening.job.id))
    .orderBy(auditLog.id);
  expect(kits).toMatchObject([{ action: "scorecardKit.changed", after: { stage: "screen" } }]);
});

test("scorecards: those of a stage that was removed stay readable under its old name", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip, job } = team;
  const setStages = (stages: string[], peopleTo?: Record<string, string>) =>
    marit.api.jobs.update({
      params: { id: job.id },
      query: {},
      body: { stages, ...(peopleTo && { peopleTo }) },
    });
  await setStages(["Trial day", "Case study"]);
  const inStage = { applicationState: "pipeline", stage: "trial-day" } as const;
  const { id } = await anApplication(world, job, inStage);
  const about = { params: { id } };
  const body = { stage: "trial-day", recommendation: "yes" as const, ratings: [], notes: "Steady hands" };
  await marit.api.scorecards.write({ ...about, body });
  await setStages(["Case study"], { "trial-day": "offer" });
  const { current, stages } = await dilip.api.scorecards.list(about);
  expect(current).toBe("offer");
  expect(stages.map(({ kit, removed }) => [kit.stageName, removed])).toContainEqual(["Trial day", true]);
  expect(stages.find(({ removed }) => removed)).toMatchObject({
    mine: null,
    submitted: 1,
    others: [{ notes: "Steady hands" }],
  });
  expect(await refusal(dilip.api.scorecards.write({ ...about, body }))).toMatchObject({ statusCode: 422 });
});
