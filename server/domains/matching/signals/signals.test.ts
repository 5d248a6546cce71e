import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { MatchSignal } from "#contract/match-shapes.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { matchingTasks } from "#server/domains/matching/tasks.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { matchSignals } from "../tables.ts";

const world = openWorld();
type Developer = Awaited<ReturnType<typeof aDeveloper>>;
const asks = "<h3>Requirements</h3><ul><li>Experience with React</li><li>Knowledge of Docker</li></ul>";

beforeAll(async () => {
  for (const jobTitle of ["Software engineer", "Software engineer, maps", "Software engineer, search"])
    await aJob(world, { jobTitle, jobDescription: asks });
  await aJob(world, { jobTitle: "Software engineer in Tokyo", locations: ["Tokyo, Japan"] });
});

async function recommended({ api, candidateId }: Developer) {
  return (await api.matching.recommendations({ params: { id: candidateId }, query: { limit: 48 } })).jobs;
}
const ids = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);
const send = ({ api }: Developer, jobId: string, signal: MatchSignal) =>
  api.matching.signal({ body: { jobId, signal } });
const listed = ({ api, candidateId }: Developer) => api.matching.signals({ params: { id: candidateId } });

test("signals: a job that is passed over comes later, with the same score, and erasing brings the order back", async () => {
  const person = await aDeveloper(world);
  const before = await recommended(person);
  const first = before[0]!;
  for (let day = 0; day < 3; day++) {
    await send(person, first.id, "viewed");
    await send(person, first.id, "viewed");
    await world.pass(86_400);
  }
  const { signals, total } = await listed(person);
  expect(total).toBe(3);
  expect(signals[0]).toMatchObject({
    signal: "viewed",
    jobTitle: first.jobTitle,
    effect: "This job and similar ones come a little later.",
  });
  const after = await recommended(person);
  expect(ids(after)).not.toEqual(ids(before));
  expect(ids(after).indexOf(first.id)).toBeGreaterThan(0);
  expect(ids(after).toSorted()).toEqual(ids(before).toSorted());
  expect(after.find(({ id }) => id === first.id)!.score).toBe(first.score);

  await send(person, first.id, "opened");
  expect((await recommended(person))[0]!.id).toBe(first.id);
  await person.api.matching.eraseSignals({ params: { id: person.candidateId } });
  expect(await listed(person)).toEqual({ total: 0, signals: [] });
  expect(ids(await recommended(person))).toEqual(ids(before));
});

test("signals: what is saved brings its like first, and no signal breaks a wish", async () => {
  const person = await aDeveloper(world);
  const before = await recommended(person);
  const [maps, search] = ["maps", "search"].map((word) => before.find((job) => job.jobTitle.endsWith(word))!);
  const tokyo = await aJob(world, { jobTitle: "Software engineer in Tokyo", locations: ["Tokyo, Japan"] });
  await send(person, tokyo.id, "saved");
  for (const [liked, other] of [
    [maps!, search!],
    [search!, maps!],
  ] as const) {
    await send(person, liked.id, "saved");
    const after = ids(await recommended(person));
    expect(after.indexOf(liked.id)).toBeLessThan(after.indexOf(other.id));
    expect(after).not.toContain(tokyo.id);
    await send(person, liked.id, "unsaved");
  }
  await send(person, tokyo.id, "unsaved");
  expect(ids(await recommended(person))).toEqual(ids(before));
});

test("signals: each entry is erased by itself, and what took another back takes it along", async () => {
  const person = await aDeveloper(world);
  const [job] = await recommended(person);
  const params = { id: person.candidateId };
  const erase = async (place: number) => {
    const { signals } = await listed(person);
    await person.api.matching.eraseSignal({ params: { ...params, signalId: signals[place]!.id } });
    return (await listed(person)).signals.map(({ signal }) => signal);
  };
  for (const signal of ["hidden", "shown", "opened", "hidden"] as const) {
    await send(person, job!.id, signal);
    await send(person, job!.id, signal);
    await world.pass(1);
  }
  expect(ids(await recommended(person))).not.toContain(job!.id);
  expect(await erase(0)).toEqual(["opened", "shown", "hidden"]);
  expect(ids(await recommended(person))).toContain(job!.id);
  expect(await erase(1)).toEqual(["opened"]);
  expect(ids(await recommended(person))).toContain(job!.id);
});

test("signals: a job that is “not for me” on its page waits in today’s list no longer, until that is taken back", async () => {
  const person = await aDeveloper(world);
  const waiting = async () => (await person.api.matching.today()).matches.map(({ jobId }) => jobId);
  const [first, ...others] = await waiting();
  await send(person, first!, "hidden");
  expect(await waiting()).toEqual(others);
  expect(await person.api.matching.pendingCount()).toEqual({ count: others.length });
  await send(person, first!, "shown");
  expect(await waiting()).toEqual([first, ...others]);
});

test("signals: with scoring off only hiding counts, and the list says so", async () => {
  const person = await aDeveloper(world);
  const [job, other] = await recommended(person);
  await person.api.candidates.update({ params: { id: person.candidateId }, body: { scoring: false } });
  await send(person, job!.id, "hidden");
  await send(person, other!.id, "saved");
  const { signals } = await listed(person);
  expect(Object.fromEntries(signals.map(({ signal, effect }) => [signal, effect]))).toEqual({
    hidden: "We don’t suggest this job.",
    saved: "No effect while automated scoring is off.",
  });
  expect(ids(await recommended(person))).not.toContain(job!.id);
});

test("signals: after 180 days only hiding is kept", async () => {
  const person = await aDeveloper(world);
  const [job, other] = await recommended(person);
  await send(person, job!.id, "saved");
  await send(person, job!.id, "hidden");
  await send(person, other!.id, "opened");
  const longAgo = new Date(world.now().getTime() - 181 * 86_400_000);
  await world.db.update(matchSignals).set({ at: longAgo }).where(eq(matchSignals.jobId, job!.id));
  // Without the person doing anything more.
  await fromStart(matchingTasks.forgetSignals)(world.db, world.now());
  await world.settle();
  expect((await listed(person)).signals.map(({ signal }) => signal)).toEqual(["opened", "hidden"]);
});

test("signals: a stranger sees and erases none, and a job nobody may see takes none", async () => {
  const [person, stranger] = [await aDeveloper(world), await aCandidate(world)];
  const [job] = await recommended(person);
  await send(person, job!.id, "saved");
  const [{ id: signalId } = { id: "" }] = (await listed(person)).signals;
  const draft = await aJob(world, { status: "draft" });
  const calls = [
    stranger.api.matching.signals({ params: { id: person.candidateId } }),
    stranger.api.matching.eraseSignals({ params: { id: person.candidateId } }),
    stranger.api.matching.eraseSignal({ params: { id: stranger.candidateId, signalId } }),
    send(person, draft.id, "viewed"),
  ];
  const refused = await Promise.all(calls.map(refusal));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect((await listed(person)).total).toBe(1);
});
