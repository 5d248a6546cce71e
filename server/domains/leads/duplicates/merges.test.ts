import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { twoRecords } from "#server/testing/duplicate-people.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Two = Awaited<ReturnType<typeof twoRecords>>;
const merge = ({ marit, oneId, otherId }: Two) =>
  marit.api.duplicatePeople.merge({ body: { keptId: oneId, goneId: otherId } });
const undo = ({ marit }: Pick<Two, "marit">, id: string) =>
  marit.api.duplicatePeople.undo({ params: { id } });
const list = ({ marit }: Pick<Two, "marit">) => marit.api.duplicatePeople.list({ query: {} });

test("merges: those of one person are undone from the last, and for a month", async () => {
  const two = await twoRecords(world);
  const { marit, job, oneId } = two;
  const body = { fullName: "Rosa Alder", email: `third-${oneId}@people.example` };
  const third = await marit.api.leads.add({ params: { id: job.id }, body });
  const first = await merge(two);
  await world.pass(1);
  const last = await merge({ ...two, otherId: third.person.id });
  expect(await refusal(undo(two, first.id))).toMatchObject({ code: "LATER_MERGE" });
  await undo(two, last.id);
  expect((await list(two)).merges).toMatchObject([{ id: first.id }]);
  await world.pass(31 * 86_400);
  const later = { marit: await aCompanyAdmin(world, { companyId: job.companyId }) };
  expect((await list(later)).merges).toEqual([]);
  // Nobody notified the person within a month, so nothing is left of them.
  expect(await refusal(undo(later, first.id))).toMatchObject({ statusCode: 404 });
  expect(world.failures).toEqual([]);
});

test("merges: once the person says yes and has an account, the merge stands", async () => {
  const two = await twoRecords(world);
  const { marit, one } = two;
  const done = await merge(two);
  await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [one.id] } });
  await world.settle();
  const { text } = (await lastEmailTo(world, one.person.email!))!;
  const token = /\/invitation\?token=([\w.-]+)/.exec(text)![1]!;
  await world.client().leads.answerInvitation({ body: { token, answer: "interested" } });
  await world.settle();
  expect(await refusal(undo(two, done.id))).toMatchObject({ code: "TOO_LATE" });
  expect((await list(two)).merges).toEqual([]);
  expect(world.failures).toEqual([]);
});

test("merges: someone of whom both records are written to gets one of the two outreaches, and both again after undo", async () => {
  const two = await twoRecords(world);
  const { marit, job, oneId, otherId } = two;
  await world.db
    .update(externalCandidates)
    .set({ email: `other-${oneId}@people.example` })
    .where(eq(externalCandidates.id, otherId));
  const body = { jobId: job.id, candidateIds: [oneId, otherId], text: "Hello", followUps: [] };
  await marit.api.outreach.start({ body });
  const planned = async () => (await marit.api.outreach.list({ params: { id: job.id } })).people;
  const states = async () => (await planned()).map(({ state }) => state).toSorted();
  expect(await states()).toEqual(["planned", "planned"]);
  const { id } = await merge(two);
  expect(await states()).toEqual(["planned", "stopped"]);
  await undo(two, id);
  expect(await states()).toEqual(["planned", "planned"]);
  const lastAt = Math.max(...(await planned()).map(({ nextAt }) => Date.parse(nextAt!)));
  await world.pass((lastAt - world.now().getTime()) / 1000);
  expect(await lastEmailTo(world, `other-${oneId}@people.example`)).toBeTruthy();
  expect(world.failures).toEqual([]);
});

test("merges: of two accounts the applications stay theirs, and what the team noted is joined", async () => {
  const team = await aHiringTeam(world);
  const people = [];
  for (const fullName of ["Karl Weber", "K. Weber"]) {
    const person = await aCandidate(world, { fullName });
    const phone = "+49 731 555 0100";
    await world.db.update(candidates).set({ phone }).where(eq(candidates.id, person.candidateId));
    await anApplication(world, team.job, { candidate: person });
    people.push(person);
  }
  const [karl, other] = people as [(typeof people)[0], (typeof people)[0]];
  const { candidateNotes, duplicatePeople } = team.marit.api;
  await candidateNotes.write({ body: { candidateId: other.candidateId, noteText: "Called" } });
  const [pair] = (await list(team)).pairs;
  expect(pair).toMatchObject({ reasons: expect.arrayContaining(["phone"]), sameJobs: [] });
  const done = await duplicatePeople.merge({
    body: { keptId: karl.candidateId, goneId: other.candidateId },
  });
  const where = { candidateId: karl.candidateId };
  const notes = () => candidateNotes.list({ query: { filter: JSON.stringify({ where }) } });
  expect(await notes()).toHaveLength(1);
  expect(await other.api.applications.mine()).toMatchObject([{ applicationState: "pending" }]);
  expect((await list(team)).pairs).toEqual([]);
  await undo(team, done.id);
  expect(await notes()).toEqual([]);
  expect((await list(team)).pairs).toHaveLength(1);
});

test("merges: of three accounts, who was merged into another is kept by no later merge", async () => {
  const { marit, job } = await aHiringTeam(world);
  const ids: string[] = [];
  for (const fullName of ["Karl Weber", "K. Weber", "Karl W."]) {
    const candidate = await aCandidate(world, { fullName });
    await anApplication(world, job, { candidate });
    ids.push(candidate.candidateId);
  }
  const [a, b, c] = ids as [string, string, string];
  const into = (keptId: string, goneId: string) =>
    marit.api.duplicatePeople.merge({ body: { keptId, goneId } });
  await into(b, a);
  await into(c, b);
  expect(await refusal(into(a, c))).toMatchObject({ code: "ALREADY_MERGED" });
});

test("merges: who may not see applicants merges the company's own records only", async () => {
  const two = await twoRecords(world);
  const { marit, job, oneId } = two;
  const karl = await aCandidate(world, { fullName: "Rosa Alder" });
  const phone = "+44 113 496 0000";
  await world.db.update(candidates).set({ phone }).where(eq(candidates.id, karl.candidateId));
  await anApplication(world, job, { candidate: karl });
  expect((await list(two)).total).toBe(3);
  const { companyAdminId, companyId } = marit;
  const boss = await aCompanyAdmin(world, { companyId });
  await boss.api.companies.setPermissions({ body: { companyAdminId, permissions: { applicants: false } } });
  expect((await list(two)).total).toBe(1);
  const body = { keptId: karl.candidateId, goneId: oneId };
  expect(await refusal(marit.api.duplicatePeople.merge({ body }))).toMatchObject({ statusCode: 404 });
});

test("merges: one of someone with an account isn’t there for who may not see applicants, nor is a pair kept apart", async () => {
  const two = await twoRecords(world);
  const { marit, job, oneId, otherId } = two;
  const clerk = await aCompanyAdmin(world, { companyId: job.companyId, without: ["applicants"] });
  const accounts = [];
  for (const fullName of ["Karl Weber", "K. Weber", "Karl W."]) {
    const candidate = await aCandidate(world, { fullName });
    await anApplication(world, job, { candidate });
    accounts.push(candidate.candidateId);
  }
  const [karl, other, third] = accounts as [string, string, string];
  const into = (keptId: string, goneId: string) =>
    marit.api.duplicatePeople.merge({ body: { keptId, goneId } });
  const ofAccounts = [await into(karl, other), await into(third, oneId)];
  const apart = await marit.api.duplicatePeople.keepApart({ body: { ids: [karl, third] } });
  expect((await list(two)).mergesTotal).toBe(2);
  expect(await list({ marit: clerk })).toMatchObject({ merges: [], mergesTotal: 0 });
  for (const { id } of ofAccounts)
    expect(await refusal(undo({ marit: clerk }, id))).toMatchObject({ statusCode: 404 });
  const again = clerk.api.duplicatePeople.offerAgain({ params: { id: apart.id } });
  expect(await refusal(again)).toMatchObject({ statusCode: 404 });

  for (const { id } of ofAccounts.toReversed()) await undo(two, id);
  const own = await into(oneId, otherId);
  expect((await list({ marit: clerk })).merges).toMatchObject([{ id: own.id }]);
  await undo({ marit: clerk }, own.id);
});

test(
  "merges: pairs among 5,000 people are listed quickly, by an index of the company",
  { timeout: 60_000 },
  async () => {
    const team = await aHiringTeam(world);
    const { companyId } = team.job;
    const at = { addedAt: world.now(), keptUntil: new Date(world.now().getTime() + 86_400_000 * 30) };
    const people = Array.from({ length: 5000 }, (_, n) => ({
      ...at,
      id: newId(),
      companyId,
      byUserId: team.marit.userId,
      fullName: `Rosa Alder${n % 4990}`,
      email: `rosa${n}@people.example`,
      phone: `+44 113 ${1_000_000 + (n % 4990)}`,
      employer: `Clinic ${n % 50}`,
    }));
    for (let from = 0; from < people.length; from += 1000)
      await world.db.insert(externalCandidates).values(people.slice(from, from + 1000));
    const before = performance.now();
    expect((await list(team)).total).toBe(10);
    expect(performance.now() - before).toBeLessThan(3000);
    await world.db.execute(sql`analyze external_candidates`);
    const { rows } = await world.db.execute(
      sql`explain select * from external_candidates where company_id = ${newId()} order by added_at, id`,
    );
    expect(JSON.stringify(rows)).toContain("Index");
  },
);
