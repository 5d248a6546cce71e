import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountOf } from "#server/domains/apply-credits/credits.ts";
import { balanceOf, transfer } from "#server/domains/ledger/index.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { aJobAtBoard } from "#server/testing/agent-applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { openLoopbackBoard } from "#server/testing/loopback-board.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import type { CandidatePerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { agentApplicationTasks } from "./tasks.ts";
import { agentApplications as forms } from "./tables.ts";

const world = openWorld(null, { ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
let board: Awaited<ReturnType<typeof openLoopbackBoard>>;
beforeAll(async () => {
  board = await openLoopbackBoard();
  world.dependencies.config.applyAgent = { standIn: board.address, keys: new Map() };
});
afterAll(() => void board.close());
beforeEach(() => void (board.faults.length = 0));

async function aPress({ api }: CandidatePerson) {
  const { id } = await aJobAtBoard(world);
  const params = { id };
  const form = await api.agentApplications.form({ params });
  const known = Object.fromEntries(form.fields.map((field) => [field.id, field.values]));
  const typed = {
    question_12: ["I like mornings."],
    question_13: ["1"],
    "data_compliance[gdpr_consent_given]": ["true"],
  };
  return { params, body: { answers: { ...known, ...typed } } };
}

test("apply credits: one is spent when an application arrives, and free again when the board refuses it", async () => {
  const person = await aDeveloper(world);
  const { agentApplications, applyCredits } = person.api;
  expect(await applyCredits.credits()).toMatchObject({ available: true, left: 20, held: 0, aMonth: 20 });
  expect((await agentApplications.send(await aPress(person))).stage).toBe("sent");
  expect(await applyCredits.credits()).toMatchObject({ left: 19, held: 0 });
  board.faults.push({ status: 422, body: '{"error":"Invalid attributes: phone"}' });
  expect((await agentApplications.send(await aPress(person))).stage).toBe("failed");
  expect(await applyCredits.credits()).toMatchObject({ left: 19, held: 0 });
  expect(await applyCredits.ledger()).toMatchObject([
    { amount: -1, balance: 19 },
    { amount: 20, balance: 20 },
  ]);
});

test("apply credits: what may have arrived is held, and costs nothing more when it is sent again", async () => {
  const person = await aDeveloper(world);
  const { agentApplications, applyCredits } = person.api;
  board.faults.push("hang");
  const { id } = await agentApplications.send(await aPress(person));
  expect(await applyCredits.credits()).toMatchObject({ left: 19, held: 1 });
  board.faults.push("hang");
  await agentApplications.retry({ body: { id, anyway: true } });
  expect(await applyCredits.credits()).toMatchObject({ left: 19, held: 1 });
  await agentApplications.arrived({ params: { id } });
  expect(await applyCredits.credits()).toMatchObject({ left: 19, held: 0 });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("apply credits: the month’s are taken once, and of five presses at once with the last one a single application is sent", async () => {
  const person = await aDeveloper(world);
  const { agentApplications, applyCredits } = person.api;
  await Promise.all([applyCredits.take(), applyCredits.take(), applyCredits.take()]);
  const entries = [
    { name: `credits:candidate:${person.candidateId}`, currency: "CREDIT", amount: -19 },
    { name: "credits:spent", currency: "CREDIT", amount: 19 },
  ];
  const spent = { key: person.candidateId, memo: "Before", at: world.now(), entries };
  await world.db.transaction((tx) => transfer(tx, spent));
  const presses = await Promise.all(Array.from({ length: 5 }, () => aPress(person)));
  const raced = await Promise.allSettled(presses.map((press) => agentApplications.send(press)));
  expect(raced.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await refusal(agentApplications.send(await aPress(person)))).code).toBe("NO_CREDITS");
  expect(await applyCredits.credits()).toMatchObject({ left: 0, held: 0 });
  await world.pass(10 * 86_400);
  expect(await applyCredits.credits()).toMatchObject({ left: 20 });
  expect(await applyCredits.take()).toMatchObject({ left: 20 });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("apply credits: what the person says didn’t arrive comes back once, and can be sent again", async () => {
  const person = await aDeveloper(world);
  const { agentApplications, applyCredits } = person.api;
  board.faults.push("hang");
  const { id } = await agentApplications.send(await aPress(person));
  const notArrived = () => agentApplications.notArrived({ params: { id } });
  expect(await notArrived()).toMatchObject({
    stage: "failed",
    reason: "You told us that it didn’t arrive. You can send it again.",
  });
  expect(await applyCredits.credits()).toMatchObject({ left: 20, held: 0 });
  expect((await refusal(notArrived())).code).toBe("KNOWN_ALREADY");
  expect(await applyCredits.credits()).toMatchObject({ left: 20, held: 0 });
  const stranger = await aDeveloper(world);
  const theirs = stranger.api.agentApplications.notArrived({ params: { id } });
  expect((await refusal(theirs)).statusCode).toBe(404);
  expect((await agentApplications.retry({ body: { id } })).stage).toBe("sent");
  expect(await applyCredits.credits()).toMatchObject({ left: 19, held: 0 });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("apply credits: who gets no code can start anew, and pays for neither", async () => {
  const person = await aDeveloper(world);
  const { agentApplications, applyCredits } = person.api;
  board.faults.push({ status: 422, body: '{"status":422,"error":"Invalid attributes: security_code"}' });
  const { id } = await agentApplications.send(await aPress(person));
  expect(await applyCredits.credits()).toMatchObject({ left: 19, held: 1 });
  expect(await agentApplications.notArrived({ params: { id } })).toMatchObject({ stage: "failed" });
  expect(await applyCredits.credits()).toMatchObject({ left: 20, held: 0 });
});

test("apply credits: what nobody speaks of comes back after 14 days, once", async () => {
  await fromStart(agentApplicationTasks.settle)(world.db, world.now());
  const person = await aDeveloper(world);
  const { agentApplications, applyCredits } = person.api;
  board.faults.push("hang", {
    status: 422,
    body: '{"status":422,"error":"Invalid attributes: security_code"}',
  });
  const silent = await agentApplications.send(await aPress(person));
  const waiting = await agentApplications.send(await aPress(person));
  const held = async () => (await applyCredits.credits()).held;
  await world.pass(13 * 86_400);
  expect(await held()).toBe(2);
  await world.pass(2 * 86_400);
  expect(await held()).toBe(0);
  await world.pass(86_400);
  expect(await problemsOf(world.db)).toEqual([]);
  const { applications } = await agentApplications.status({ query: {} });
  const stageOf = (id: string) => applications.find((each) => each.id === id)?.stage;
  // What a board wants a code for it has not taken; of the other nobody knows, and the person can still say.
  expect([stageOf(silent.id), stageOf(waiting.id)]).toEqual(["unknown", "failed"]);
  expect(await agentApplications.arrived({ params: { id: silent.id } })).toMatchObject({ stage: "sent" });
  expect(await held()).toBe(0);
});

test("apply credits: sending that was cut off holds nothing for longer than 14 days", async () => {
  const person = await aDeveloper(world);
  const { agentApplications, applyCredits } = person.api;
  board.faults.push("hang");
  const { id } = await agentApplications.send(await aPress(person));
  await world.db.update(forms).set({ stage: "sending" }).where(eq(forms.id, id));
  await world.pass(15 * 86_400);
  expect(await applyCredits.credits()).toMatchObject({ held: 0 });
  expect((await agentApplications.status({ query: {} })).applications).toMatchObject([{ stage: "unknown" }]);
});

test("apply credits: an account that ends holds nothing", async () => {
  const person = await withPassword(world, await aDeveloper(world));
  board.faults.push("hang");
  await person.api.agentApplications.send(await aPress(person));
  await person.api.privacy.deleteAccount({ body: { password } });
  expect(await balanceOf(world.db, accountOf(person.candidateId))).toMatchObject({ balance: 20, free: 20 });
});
