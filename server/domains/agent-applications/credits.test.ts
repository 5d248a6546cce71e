import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transfer } from "#server/domains/ledger/index.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { aJobAtBoard } from "#server/testing/agent-applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { openLoopbackBoard } from "#server/testing/loopback-board.ts";
import type { CandidatePerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

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

test("apply credits: the month’s are taken once, of many who race for the last one a single one is sent", async () => {
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
