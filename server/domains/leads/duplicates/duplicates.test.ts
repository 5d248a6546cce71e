import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { twoRecords } from "#server/testing/duplicate-people.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Marit = Awaited<ReturnType<typeof aHiringTeam>>["marit"];
const list = (of: { marit: Marit }) => of.marit.api.duplicatePeople.list({ query: {} });
const namesOn = async ({ marit }: { marit: Marit }) =>
  (await marit.api.leads.list({ query: {} })).leads.map(({ person }) => person.id);

test("duplicates: two records of one phone are offered side by side, with what both are on", async () => {
  const two = await twoRecords(world);
  const { pairs, total } = await list(two);
  expect(total).toBe(1);
  expect(pairs).toMatchObject([
    {
      reasons: ["phone"],
      people: [
        { id: two.oneId, fullName: "Rosa Alder", title: "Nurse", applications: [{ shownAs: "lead" }] },
        { id: two.otherId, fullName: "R. Alder", title: null },
      ],
      sameJobs: [{ jobTitle: two.job.jobTitle, kept: "lead", other: "lead" }],
    },
  ]);
});

test("duplicates: asking for a page past the end shows the last one, for pairs and for merges", async () => {
  const team = await aHiringTeam(world);
  const { marit, job } = team;
  for (const number of [1, 2]) {
    const person = { fullName: `Twin ${number}`, phone: `+44 113 496 000${number}` };
    for (const half of ["a", "b"]) {
      const email = `twin-${number}${half}-${job.id}@people.example`;
      await marit.api.leads.add({ params: { id: job.id }, body: { ...person, email } });
    }
  }
  const query = { skip: 4, mergesSkip: 4, limit: 1 };
  const at = async (asked: Partial<typeof query>) =>
    marit.api.duplicatePeople.list({ query: { ...query, ...asked } });
  const { pairs, total, mergesTotal } = await at({});
  expect([pairs.length, total, mergesTotal]).toEqual([1, 2, 0]);
  for (const skip of [1, 0]) {
    const [kept, gone] = (await at({ skip })).pairs[0]!.people;
    await marit.api.duplicatePeople.merge({ body: { keptId: kept.id, goneId: gone.id } });
    await world.pass(60);
  }
  const merged = [await at({ mergesSkip: 0 }), await at({})].map(({ merges }) => merges[0]!.keptName);
  expect(merged.toSorted()).toEqual(["Twin 1", "Twin 2"]);
  expect(await at({})).toMatchObject({ pairs: [], total: 0, mergesTotal: 2 });
});

test("duplicates: a stage of the team’s own reads as it is written, in the pair and in what a merge says", async () => {
  const two = await twoRecords(world);
  const { marit, job, oneId, otherId, one } = two;
  const params = { id: job.companyId };
  await marit.api.jobs.setCompanyStages({ params, body: { stages: ["Take-home (SQL)"] } });
  const inStage = { applicationState: "pipeline", stage: "take-home-sql" } as const;
  await world.db.update(applications).set(inStage).where(eq(applications.id, one.id));
  const [pair] = (await list(two)).pairs;
  expect(pair).toMatchObject({
    people: [{ applications: [{ shownAs: "Take-home (SQL)" }] }, { applications: [{ shownAs: "lead" }] }],
    sameJobs: [{ kept: "Take-home (SQL)", other: "lead" }],
  });
  const merge = await marit.api.duplicatePeople.merge({ body: { keptId: oneId, goneId: otherId } });
  expect(merge.sameJobs).toMatchObject([{ kept: "Take-home (SQL)" }]);
});

test("duplicates: merged, the chosen fields and the application that went further stay; undo brings all back", async () => {
  const two = await twoRecords(world);
  const { marit, oneId, otherId, one, other } = two;
  await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [one.id] } });
  await marit.api.applications.changeTags({
    body: { requestIds: [other.id], add: ["Night shifts"], remove: [] },
  });
  await marit.api.candidateNotes.write({ body: { externalCandidatesId: otherId, noteText: "Called twice" } });
  await world.settle();
  const merge = await marit.api.duplicatePeople.merge({
    body: { keptId: oneId, goneId: otherId, take: ["fullName"] },
  });
  expect(merge).toMatchObject({
    keptName: "Rosa Alder",
    goneName: "R. Alder",
    by: "Marit Oakes",
    sameJobs: [{ jobTitle: two.job.jobTitle, kept: "invited" }],
  });
  const [kept] = (await marit.api.leads.list({ query: { tab: 2 } })).leads;
  expect(kept!.person).toMatchObject({ id: oneId, fullName: "R. Alder", title: "Nurse", notesCount: 1 });
  expect(kept!.person.linkedInUrl).toContain("linkedin.com/in/rosa-");
  expect(await namesOn(two)).not.toContain(otherId);
  expect((await list(two)).pairs).toEqual([]);
  const tags = await marit.api.applications.tags();
  expect(tags).toEqual([{ tag: "Night shifts", count: 1 }]);

  await marit.api.duplicatePeople.undo({ params: { id: merge.id } });
  expect(await namesOn(two)).toContain(otherId);
  const [was] = (await marit.api.leads.list({ query: { tab: 2 } })).leads;
  expect(was!.person).toMatchObject({ fullName: "Rosa Alder", linkedInUrl: null, notesCount: 0 });
  expect((await list(two)).pairs).toHaveLength(1);
  const kinds = await world.db.select().from(auditLog).where(eq(auditLog.companyId, two.job.companyId));
  expect(kinds.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["people.merged", "people.unmerged"]),
  );
  expect(JSON.stringify(kinds)).not.toContain("Alder");
  expect(world.failures).toEqual([]);
});

test("duplicates: two who are not one person are not offered again until someone takes that back", async () => {
  const two = await twoRecords(world);
  const { marit, oneId, otherId } = two;
  const { id } = await marit.api.duplicatePeople.keepApart({ body: { ids: [otherId, oneId] } });
  expect((await list(two)).pairs).toEqual([]);
  expect((await marit.api.duplicatePeople.keepApart({ body: { ids: [oneId, otherId] } })).id).toBe(id);
  await marit.api.duplicatePeople.offerAgain({ params: { id } });
  expect((await list(two)).pairs).toHaveLength(1);
});

/** Someone with an account who applied, and a record the company kept of them before. */
async function anApplicantWithRecord() {
  const team = await aHiringTeam(world);
  const second = await aHiringTeam(world);
  const phone = "+49 731 555 0100";
  const { personId, leadId } = await anUploadedLead(world, team, {
    email: `karl-${second.job.id}@people.example`,
    fullName: "Karl Weber",
  });
  await team.marit.api.leads.add({
    params: { id: team.job.id },
    body: { fullName: "Someone Else", email: `else-${second.job.id}@people.example` },
  });
  const karl = await aCandidate(world, { fullName: "Karl Weber" });
  await world.db.update(candidates).set({ phone }).where(eq(candidates.id, karl.candidateId));
  const { id } = await anApplication(world, team.job, { candidate: karl });
  return { ...team, personId, leadId, karl, applicationId: id, phone };
}
async function givePhone(personId: string, phone: string) {
  await world.db.update(externalCandidates).set({ phone }).where(eq(externalCandidates.id, personId));
}

test("duplicates: who applied is kept with their account as it is; what the company had joins it", async () => {
  const here = await anApplicantWithRecord();
  const { marit, karl, personId, applicationId, phone } = here;
  await givePhone(personId, phone);
  await marit.api.candidateNotes.write({
    body: { externalCandidatesId: personId, noteText: "Met at a fair" },
  });
  const [pair] = (await list(here)).pairs;
  expect(pair).toMatchObject({
    reasons: ["phone"],
    people: [
      { id: karl.candidateId, external: false, email: null, phone: null },
      { id: personId, external: true },
    ],
    sameJobs: [{ kept: "pending", other: "lead" }],
  });
  const backwards = marit.api.duplicatePeople.merge({ body: { keptId: personId, goneId: karl.candidateId } });
  expect(await refusal(backwards)).toMatchObject({ statusCode: 422 });
  const account = () =>
    Promise.all([
      world.db.select().from(candidates).where(eq(candidates.id, karl.candidateId)),
      world.db.select().from(users).where(eq(users.id, karl.userId)),
      karl.api.applications.mine(),
    ]);
  const before = await account();
  const body = { keptId: karl.candidateId, goneId: personId, take: ["fullName" as const] };
  const merge = await marit.api.duplicatePeople.merge({ body });
  expect(await account()).toEqual(before);
  expect(merge.sameJobs).toEqual([{ jobTitle: here.job.jobTitle, kept: "pending" }]);
  const notes = () =>
    marit.api.candidateNotes.list({
      query: { filter: JSON.stringify({ where: { candidateId: karl.candidateId } }) },
    });
  expect(await notes()).toMatchObject([{ noteText: "Met at a fair" }]);
  await marit.api.duplicatePeople.undo({ params: { id: merge.id } });
  expect(await notes()).toEqual([]);
  expect(await account()).toEqual(before);
  expect(await namesOn(here)).toContain(personId);
  expect(applicationId).toBeTruthy();
});

test("duplicates: who has an account but never came to the company, hides or isn't verified is never compared", async () => {
  const here = await anApplicantWithRecord();
  const { personId, karl, phone, job } = here;
  await givePhone(personId, phone);
  expect((await list(here)).total).toBe(1);
  await karl.api.matching.hideFromCompany({ params: { id: karl.candidateId, companyId: job.companyId } });
  expect((await list(here)).total).toBe(0);
  const ida = await aCandidate(world, { fullName: "Karl Weber" });
  await world.db.update(candidates).set({ phone }).where(eq(candidates.id, ida.candidateId));
  await anApplication(world, job, { candidate: ida, applicationState: "lead" });
  expect((await list(here)).total).toBe(0);
  const merge = here.marit.api.duplicatePeople.merge({
    body: { keptId: ida.candidateId, goneId: personId },
  });
  expect(await refusal(merge)).toMatchObject({ statusCode: 404 });
});

test("duplicates: people of another company, and merges of theirs, do not exist", async () => {
  const [mine, theirs] = [await twoRecords(world), await twoRecords(world)];
  expect((await list(mine)).total).toBe(1);
  const across = { keptId: mine.oneId, goneId: theirs.oneId };
  expect(await refusal(mine.marit.api.duplicatePeople.merge({ body: across }))).toMatchObject({
    statusCode: 404,
  });
  const merge = await theirs.marit.api.duplicatePeople.merge({
    body: { keptId: theirs.oneId, goneId: theirs.otherId },
  });
  expect(await refusal(mine.marit.api.duplicatePeople.undo({ params: { id: merge.id } }))).toMatchObject({
    statusCode: 404,
  });
  const apart = mine.marit.api.duplicatePeople.keepApart({ body: { ids: [mine.oneId, theirs.oneId] } });
  expect(await refusal(apart)).toMatchObject({ statusCode: 404 });
});

test("duplicates: the link of an invitation that was merged away answers the one that was kept, and an objection forgets both", async () => {
  const two = await twoRecords(world);
  const { marit, oneId, otherId, one } = two;
  const email = `rosa-late-${oneId}@people.example`;
  await world.db.update(externalCandidates).set({ email }).where(eq(externalCandidates.id, otherId));
  await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [one.id, two.other.id] } });
  await world.settle();
  const { text } = (await lastEmailTo(world, email))!;
  const token = /\/invitation\?token=([\w.-]+)/.exec(text)![1]!;
  await marit.api.duplicatePeople.merge({ body: { keptId: oneId, goneId: otherId } });
  const shown = await world.client().leads.showInvitation({ query: { token } });
  expect(shown).toMatchObject({ state: "open", fullName: "Rosa Alder" });
  await world.client().leads.answerInvitation({ body: { token, answer: "neverAgain" } });
  const ids = [oneId, otherId];
  expect(await world.db.$count(externalCandidates, inArray(externalCandidates.id, ids))).toBe(0);
  expect((await list(two)).merges).toEqual([]);
  for (const address of [email, one.person.email!]) {
    const again = marit.api.leads.add({
      params: { id: two.job.id },
      body: { fullName: "Rosa Alder", email: address },
    });
    expect(await refusal(again)).toMatchObject({ code: "OBJECTED" });
  }
});
