import { expect, test } from "vitest";
import type { WrittenStage } from "#contract/job-stages.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** A company with two stages of its own and one person in the first, by way of the company or of the job alone. */
async function aBoard(of: "company" | "job") {
  const { marit, job } = await aHiringTeam(world);
  const params = { id: job.companyId };
  const setCompany = (stages: WrittenStage[], peopleTo?: Record<string, string>) =>
    marit.api.jobs.setCompanyStages({ params, body: { stages, peopleTo } });
  const setJob = (stages: WrittenStage[] | null, peopleTo?: Record<string, string>) =>
    marit.api.jobs.update({ params: { id: job.id }, body: { stages, peopleTo } });
  const set = of === "company" ? setCompany : setJob;
  await set(["Trial day", "Case study"]);
  const person = await anApplication(world, job, { applicationState: "pipeline", stage: "trial-day" });
  const where = async () => {
    const detail = await marit.api.applications.get({ params: { id: person.id } });
    return detail.stage;
  };
  const board = () => marit.api.jobs.stages({ params: { id: job.id } });
  return { marit, job, person, set, setJob, setCompany, where, board };
}

test.each(["company", "job"] as const)(
  "stages of a %s: one that goes asks where its people go, and they go there with their history",
  async (of) => {
    const { marit, person, set, where, board } = await aBoard(of);
    expect(await refusal(set(["Case study"]))).toMatchObject({
      statusCode: 409,
      code: "STAGE_OCCUPIED",
      message: "Choose where people go first: 1 person in “Trial day”.",
      details: { stages: [{ id: "trial-day", name: "Trial day", people: 1 }] },
    });
    expect((await refusal(set(["Case study"], { "trial-day": "hired" }))).statusCode).toBe(422);
    expect((await refusal(set(["Case study"], { "trial-day": "trial-day" }))).statusCode).toBe(422);
    expect([await where(), (await board()).length]).toEqual(["trial-day", 6]);

    await set(["Case study"], { "trial-day": "Case study" });
    expect(await where()).toBe("case-study");
    const history = await marit.api.applications.history({ params: { id: person.id } });
    expect(history.at(-1)).toMatchObject({
      by: "Marit Oakes",
      fromStage: "trial-day",
      toStage: "case-study",
      why: "“Trial day” was removed from the board",
    });
  },
);

test.each(["company", "job"] as const)(
  "stages of a %s: one that is renamed or moved keeps its people and what it looks for",
  async (of) => {
    const { marit, job, set, where, board } = await aBoard(of);
    const params = { id: job.id };
    const attributes = [{ name: "Care" }];
    await marit.api.scorecards.setKit({
      params,
      body: { stage: "trial-day", guidance: "Look", attributes, version: 0 },
    });
    await set(["Case study", { id: "trial-day", name: "Trial week" }, "Trial day"]);
    expect((await board()).map(({ id, name }) => [id, name])).toEqual([
      ["screen", "Screen"],
      ["interview", "Interview"],
      ["case-study", "Case study"],
      ["trial-day", "Trial week"],
      ["trial-day-2", "Trial day"],
      ["offer", "Offer"],
      ["hired", "Hired"],
    ]);
    expect(await where()).toBe("trial-day");
    const kits = await marit.api.scorecards.kits({ params });
    expect(kits.find(({ stage }) => stage === "trial-day")).toMatchObject({
      stageName: "Trial week",
      guidance: "Look",
    });
    expect((await refusal(set([{ id: "unknown", name: "Other" }]))).statusCode).toBe(422);
  },
);

test.each(["company", "job"] as const)(
  "stages of a %s: both sides read a stage as its team writes it today, also in the history and of one that is gone",
  async (of) => {
    const { marit, job, set } = await aBoard(of);
    const { id, candidate } = await anApplication(world, job);
    const params = { id };
    await marit.api.applications.accept({ params, body: {} });
    await marit.api.applications.move({ body: { requestId: id, stage: "trial-day" } });
    await set([{ id: "trial-day", name: "Take-home (SQL)" }, "Case study"]);
    await world.pass(60);
    const mine = await candidate.api.applications.get({ params });
    expect(mine).toMatchObject({ view: "candidate", stage: "trial-day", shownAs: "Take-home (SQL)" });
    expect("tellsWhenSeen" in mine && mine.stages.map(({ name }) => name)).toEqual([
      "Screen",
      "Interview",
      "Take-home (SQL)",
      "Case study",
      "Offer",
      "Hired",
    ]);
    const { items } = await candidate.api.messaging.conversations({ query: { applicationId: id } });
    expect(items).toMatchObject([{ shownAs: "Take-home (SQL)" }]);
    expect(await marit.api.applications.get({ params })).toMatchObject({ shownAs: "Take-home (SQL)" });
    const lastName = async () => (await candidate.api.applications.history({ params })).at(-1)?.toStageName;
    expect(await lastName()).toBe("Take-home (SQL)");
    await set(["Case study"], { "trial-day": "screen" });
    const history = await marit.api.applications.history({ params });
    expect(history.slice(-2).map(({ toStageName }) => toStageName)).toEqual(["Trial day", "Screen"]);
  },
);

test("stages of a job: going to the company’s board and back asks as well, and stages of both keep their people", async () => {
  const { setJob, setCompany, where } = await aBoard("company");
  expect((await refusal(setJob(["Case study"]))).code).toBe("STAGE_OCCUPIED");
  await setJob(["Trial day"]);
  expect(await where()).toBe("trial-day");
  await setCompany(["Team day"]);
  expect((await refusal(setJob(null))).code).toBe("STAGE_OCCUPIED");
  await setJob(null, { "trial-day": "team-day" });
  expect(await where()).toBe("team-day");
});

test("stages: who is to be passed later moves along and is still passed then", async () => {
  const { marit, person, set, where } = await aBoard("company");
  await marit.api.applications.pass({ params: { id: person.id }, body: { delayDays: 1 } });
  await set([], { "trial-day": "interview", "case-study": "interview" });
  expect(await where()).toBe("interview");
  await world.pass(2 * 86_400);
  const detail = await marit.api.applications.get({ params: { id: person.id } });
  expect(detail.applicationState).toBe("denied");
});

test("stages of a job: a member who may edit jobs but not change stages leaves them as they are", async () => {
  const { job, setJob } = await aBoard("job");
  const limited = await aCompanyAdmin(world, {
    companyId: job.companyId,
    without: ["stages"],
  });
  const update = (stages: WrittenStage[] | null) =>
    limited.api.jobs.update({ params: { id: job.id }, body: { stages, department: "Docks" } });
  expect(await refusal(update(["Trial day"]))).toMatchObject({ statusCode: 403 });
  expect((await refusal(limited.api.jobs.create({ body: { stages: ["Talk"] } }))).statusCode).toBe(403);
  expect(await update(["Trial day", "Case study"])).toMatchObject({ department: "Docks" });
  expect((await setJob(["Trial day", "Talk"])).stages).toHaveLength(2);
});

test.each(["company", "job"] as const)(
  "stages of a %s: who is moved into one while it is removed goes on with its people, or stays where they were",
  async (of) => {
    const { marit, job, person, set } = await aBoard(of);
    const others = await Promise.all(
      Array.from({ length: 20 }, () =>
        anApplication(world, job, { applicationState: "pipeline", stage: "screen" }),
      ),
    );
    const moves = others.map(({ id }) =>
      marit.api.applications.move({ body: { requestId: id, stage: "trial-day" } }),
    );
    const removal = set(["Case study"], { "trial-day": "Case study" });
    const [removed, ...moved] = await Promise.allSettled([removal, ...moves]);
    expect(removed!.status).toBe("fulfilled");
    const stages = await Promise.all(
      others.map(async ({ id }) => (await marit.api.applications.get({ params: { id } })).stage),
    );
    expect(stages).toEqual(moved.map(({ status }) => (status === "fulfilled" ? "case-study" : "screen")));
    expect((await marit.api.applications.get({ params: { id: person.id } })).stage).toBe("case-study");
  },
);

test.each(["company", "job"] as const)(
  "stages of a %s: one that goes is no place to undo into, so what could still be undone stands",
  async (of) => {
    const { marit, person, set, where } = await aBoard(of);
    const { id } = await marit.api.applications.startBatch({ body: { move: "move", stage: "offer" } });
    await marit.api.applications.moveBatch({ params: { id }, body: { requestIds: [person.id] } });
    await set(["Case study"]);
    expect(await refusal(marit.api.applications.undoBatch({ params: { id } }))).toMatchObject({
      code: "UNDO_OVER",
    });
    expect(await where()).toBe("offer");
  },
);
