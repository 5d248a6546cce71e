import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { leadTabAt } from "#shared/leads/lead-tabs.ts";
import { auditLog } from "#server/audit/tables.ts";
import { users } from "#server/domains/accounts/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Team = Awaited<ReturnType<typeof aHiringTeam>>;
let team: Team;
beforeAll(async () => {
  team = await aHiringTeam(world);
});
const add = (to: Team, body: Parameters<Team["marit"]["api"]["leads"]["add"]>[0]["body"]) =>
  to.marit.api.leads.add({ params: { id: to.job.id }, body });
const list = (of: Team, query: { tab?: number; q?: string; jobId?: string } = {}) =>
  of.marit.api.leads.list({ query });
const names = async (of: Team, query = {}) =>
  (await list(of, query)).leads.map(({ person }) => person.fullName);

/** The token in the invitation that was mailed to an address. */
async function tokenFor(address: string) {
  const email = (await lastEmailTo(world, address))!;
  return /\/invitation\?token=([\w.-]+)/.exec(email.text)![1]!;
}
async function anInvited(email: string, to = team) {
  const lead = await add(to, { fullName: "Ida Berg", email, title: "Diver", source: "a friend" });
  const message = "Your dives in Oslo are what we need.";
  await to.marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [lead.id], message } });
  await world.settle();
  return { lead, token: await tokenFor(email) };
}
const anyone = () => world.client();
const answer = (token: string, said: "interested" | "notInterested" | "neverAgain") =>
  anyone().leads.answerInvitation({ body: { token, answer: said } });

test.each([
  [0, "pending"],
  [1, "saved"],
  [2, "invited"],
  [3, "removed"],
  [9, "removed"],
] as const)("leads: tab %i is %s", (index, tab) => expect(leadTabAt(index)).toBe(tab));

test("leads: uploaded, found and named people stand on one list, and in the job's counts", async () => {
  const here = await aHiringTeam(world);
  await anUploadedLead(world, here);
  const ann = await aCandidate(world, { fullName: "Ann Reed" });
  await anApplication(world, here.job, { candidate: ann, applicationState: "lead" });
  const bo = await aCandidate(world, { fullName: "Bo Lind" });
  expect(await add(here, { candidateId: bo.candidateId })).toMatchObject({
    manualAdd: true,
    source: "Added by hand",
    person: { id: bo.candidateId, external: false, email: null },
  });
  await add(here, { fullName: "Cy Dale", linkedInUrl: "linkedin.com/in/cy-dale" });
  expect((await names(here)).toSorted()).toEqual(["Ann Reed", "Bo Lind", "Cy Dale", "Rosa Alder"]);
  expect(await names(here, { q: "cy" })).toEqual(["Cy Dale"]);
  expect(await names(here, { q: "reed", jobId: here.job.id })).toEqual(["Ann Reed"]);
  expect(await here.marit.api.applications.leadsStats({ params: { id: here.job.id } })).toEqual({
    pending: 4,
    saved: 0,
    invited: 0,
    removed: 0,
  });
  expect((await here.marit.api.applications.companyFeed({ query: {} })).total).toBe(0);
});

test("leads: someone is named once, with a way to reach them, and not after they applied", async () => {
  const here = await aHiringTeam(world);
  expect(await refusal(add(here, { fullName: "No Way" }))).toMatchObject({ statusCode: 422 });
  await add(here, { fullName: "Eve Sand", email: "Eve.Sand@people.example" });
  expect(await refusal(add(here, { fullName: "Eve Sand", email: "eve.sand@people.example" }))).toMatchObject({
    code: "ALREADY_THERE",
  });
  const known = await aCandidate(world, { email: "came.self@people.example" });
  await anApplication(world, here.job, { candidate: known });
  expect(await refusal(add(here, { fullName: "Came", email: "came.self@people.example" }))).toMatchObject({
    code: "HAS_APPLIED",
  });
});

test("leads: an undone removal puts a lead back, as the list said it was", async () => {
  const here = await aHiringTeam(world);
  const { leadId } = await anUploadedLead(world, here);
  const { applications } = here.marit.api;
  const body = { requests: [leadId], undoKind: "ignore-lead" as const, place: 0 };
  const { applications: removed } = await applications.ignoreLeads({ body });
  expect(removed).toMatchObject([{ id: leadId, ignored: true, undo: { kind: "ignore-lead", place: 0 } }]);
  expect(await applications.pendingUndos()).toMatchObject([{ fullName: "Rosa Alder" }]);
  await applications.undo({ params: { id: leadId } });
  expect((await list(here)).counts).toMatchObject({ pending: 1, removed: 0 });
});

test("leads: an invitation by email says why, who holds what, from where, and how to object", async () => {
  const { lead } = await anInvited("ida.words@people.example");
  const email = (await lastEmailTo(world, "ida.words@people.example"))!;
  for (const words of [
    "Your dives in Oslo are what we need.",
    "keeps your name, email address and job",
    "this source: a friend",
    "considering you for a job",
    "have them removed today",
    "/invitation?token=",
  ])
    expect(email.text).toContain(words);
  const kept = await world.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, lead.id));
  expect(kept.map(({ action }) => action).toSorted()).toEqual(["application.invite", "lead.added"]);
  expect((await list(team, { tab: 2 })).leads.map(({ id }) => id)).toContain(lead.id);
  const again = await team.marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [lead.id] } });
  expect(again).toMatchObject({ applications: [], refused: [{ id: lead.id, code: "INVALID_STATE" }] });
});

test("leads: someone who says yes without an account is an applicant like any other from then on", async () => {
  const { lead, token } = await anInvited("ida.yes@people.example");
  expect(await anyone().leads.showInvitation({ query: { token } })).toMatchObject({
    state: "open",
    fullName: "Ida Berg",
    message: "Your dives in Oslo are what we need.",
    source: "a friend",
  });
  expect(await answer(token, "interested")).toMatchObject({ state: "interested", held: [] });
  await world.settle();
  const { applications } = await team.marit.api.applications.pipeline({
    params: { id: team.job.id },
    query: {},
  });
  expect(applications).toMatchObject([
    { id: lead.id, applicationState: "accepted", candidate: { fullName: "Ida Berg", headline: "Diver" } },
  ]);
  const [user] = await world.db.select().from(users).where(eq(users.email, "ida.yes@people.example"));
  expect(user).toMatchObject({ passwordHash: null, fullName: "Ida Berg" });
  expect(user!.emailVerifiedAt).not.toBeNull();
  const talks = await team.marit.api.messaging.conversations({ query: {} });
  expect(talks.items.map(({ applicationId }) => applicationId)).toContain(lead.id);
  const told = (await team.marit.api.notifications.list()).notifications;
  expect(told.some(({ text }) => text.includes("Ida Berg"))).toBe(true);
  expect(await answer(token, "interested")).toMatchObject({ state: "interested" });
});

test("leads: someone who says no is not asked again for the job; the team is told by name", async () => {
  const here = await aHiringTeam(world);
  const { lead, token } = await anInvited("ida.no@people.example", here);
  expect(await answer(token, "notInterested")).toMatchObject({ state: "notInterested" });
  await world.settle();
  expect((await list(here, { tab: 3 })).leads).toMatchObject([{ id: lead.id, applicationState: "declined" }]);
  const [told] = (await here.dilip.api.notifications.list()).notifications;
  expect(`${told!.title} ${told!.text}`).toContain("Ida Berg");
  expect(await refusal(answer(token, "interested"))).toMatchObject({ code: "INVITATION_OVER" });
});

test("leads: someone who never wants to be written to again is forgotten, and cannot be added again", async () => {
  const here = await aHiringTeam(world);
  const { token } = await anInvited("ida.never@people.example", here);
  expect(await answer(token, "neverAgain")).toMatchObject({ state: "gone", held: [] });
  expect((await list(here, { tab: 2 })).leads).toEqual([]);
  expect(
    await world.db.$count(externalCandidates, eq(externalCandidates.companyId, here.job.companyId)),
  ).toBe(0);
  expect(await refusal(add(here, { fullName: "Ida Berg", email: "ida.never@people.example" }))).toMatchObject(
    { code: "OBJECTED" },
  );
  expect(await anyone().leads.showInvitation({ query: { token } })).toMatchObject({ state: "gone" });
});

test("leads: a yes goes to the account of the address, and not to one that nobody confirmed", async () => {
  const here = await aHiringTeam(world);
  const ann = await aCandidate(world, { email: "ann.yes@people.example", fullName: "Ann Own" });
  const { token } = await anInvited("ann.yes@people.example", here);
  expect(await answer(token, "interested")).toMatchObject({ state: "interested" });
  expect(await ann.api.applications.mine()).toMatchObject([{ applicationState: "accepted" }]);
  const squatter = await aCandidate(world, { email: "squat@people.example" });
  await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, squatter.userId));
  const other = await anInvited("squat@people.example", here);
  expect(await refusal(answer(other.token, "interested"))).toMatchObject({ code: "UNCONFIRMED_ACCOUNT" });
  expect(await squatter.api.applications.mine()).toEqual([]);
});

test("leads: who has no email is not invited by it; who has an account is invited in the product", async () => {
  const here = await aHiringTeam(world);
  const { id } = await add(here, { fullName: "Lin Only", linkedInUrl: "linkedin.com/in/lin-only" });
  const bo = await aCandidate(world);
  const inApp = await add(here, { candidateId: bo.candidateId });
  const { applications, refused } = await here.marit.api.leads.decideOutbound({
    body: { accept: true, requestIds: [id, inApp.id] },
  });
  expect({ applications, refused }).toMatchObject({
    applications: [{ id: inApp.id }],
    refused: [{ id, code: "NO_ADDRESS" }],
  });
  expect(await bo.api.applications.mine()).toMatchObject([{ applicationState: "outbound" }]);
});

test("leads: a stranger's token, and another company's lead, open nothing", async () => {
  const { lead, token } = await anInvited("ida.other@people.example");
  const bad = await refusal(anyone().leads.showInvitation({ query: { token: `${token}x` } }));
  expect(bad).toMatchObject({ code: "BAD_LINK" });
  const stranger = await aHiringTeam(world);
  const { refused } = await stranger.marit.api.leads.decideOutbound({
    body: { accept: true, requestIds: [lead.id] },
  });
  expect(refused).toMatchObject([{ id: lead.id, message: "Lead not found" }]);
  expect(await names(stranger)).toEqual([]);
});
