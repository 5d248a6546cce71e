import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { postEmail, receivesEmail, writtenEmail } from "#server/testing/inbound-email.ts";
import { anOutreach, mondayMorning } from "#server/testing/outreach.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aCandidate, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, receivesEmail);
const hourS = 3600;
const dayS = 24 * hourS;
const followUps = [
  { days: 1 as const, text: "Any thoughts, {{candidate.firstName}}?" },
  { days: 2 as const, text: "Last try for {{job.title}}." },
];

const untilMonday = () => mondayMorning(world);
async function linesOf({ candidate }: Awaited<ReturnType<typeof anOutreach>>) {
  const { items } = await candidate.api.messaging.conversations({ query: { group: "invited" } });
  const [first] = items;
  if (!first) return [];
  const { messages } = await candidate.api.messaging.recentMessages({ params: { id: first.applicationId } });
  return messages.map(({ text }) => text);
}

test("outreach: the first words invite within working hours, follow-ups come after, and silence is ignored", async () => {
  await untilMonday();
  const sent = await anOutreach(world, {
    text: "Hi {{candidate.firstName}}, about {{job.title}}",
    followUps,
  });
  expect(sent.person).toMatchObject({ state: "planned", sent: 0, steps: 3, by: "Marit Oakes" });
  expect(new Date(sent.person.nextAt!).getUTCHours()).toBe(9);
  expect(await linesOf(sent)).toEqual([]);

  await world.pass(hourS);
  expect((await linesOf(sent)).at(-1)).toContain("“Hi Freya, about Backend engineer”");
  expect(await sent.list()).toMatchObject([{ state: "waiting", sent: 1 }]);
  await world.pass(dayS);
  expect((await linesOf(sent)).at(-1)).toBe("Any thoughts, Freya?");
  await world.pass(2 * dayS);
  expect((await linesOf(sent)).at(-1)).toBe("Last try for Backend engineer.");
  await world.pass(5 * dayS);
  expect(await sent.list()).toMatchObject([{ state: "ignored", sent: 3, nextAt: null }]);
  expect(await linesOf(sent)).toHaveLength(3);
  expect(world.failures).toEqual([]);
});

test("outreach: words that are late wait for the next working hours", async () => {
  await untilMonday();
  const sent = await anOutreach(world, { followUps });
  await world.pass(10 * hourS);
  const [late] = await sent.list();
  expect(late).toMatchObject({ state: "planned", sent: 0 });
  await world.pass((new Date(late!.nextAt!).getTime() - world.now().getTime()) / 1000);
  expect(world.now().getUTCHours()).toBe(9);
  expect(await sent.list()).toMatchObject([{ state: "waiting", sent: 1 }]);
});

test("outreach: an answer by email lands under Invited and ends the follow-ups", async () => {
  await untilMonday();
  const sent = await anOutreach(world, { followUps });
  await world.pass(2 * hourS);
  const invitation = await lastEmailTo(world, sent.candidate.email);
  expect(invitation!.text).toContain("Reply to this email to answer.");
  const { replyTo } = invitation!;
  const email = await writtenEmail({
    from: sent.candidate.email,
    to: replyTo!,
    text: "Not right now, thanks.",
  });
  expect(await postEmail(world, email)).toMatchObject({ outcome: "added" });
  await world.settle();
  expect(await sent.list()).toMatchObject([{ state: "replied", sent: 1, nextAt: null }]);
  await world.pass(5 * dayS);
  expect((await linesOf(sent)).at(-1)).toBe("Not right now, thanks.");
  expect(world.failures).toEqual([]);
});

test.each([
  ["accepted", true],
  ["declined", false],
] as const)("outreach: an invitation that is %s ends the follow-ups", async (state, accept) => {
  await untilMonday();
  const sent = await anOutreach(world, { followUps });
  await world.pass(2 * hourS);
  const id = (await sent.list())[0]!.applicationId!;
  await sent.candidate.api.applications.answerInvitation({ params: { id }, body: { accept } });
  await world.pass(5 * dayS);
  expect(await sent.list()).toMatchObject([{ state, sent: 1 }]);
});

test("outreach: an application, an objection or a stop before the first words means that none are sent", async () => {
  await untilMonday();
  const [applies, hides, stopped] = [
    await anOutreach(world),
    await anOutreach(world),
    await anOutreach(world),
  ];
  await applies.candidate.api.applications.apply({ params: { id: applies.job.id }, body: {} });
  await hides.candidate.api.matching.hideFromCompany({
    params: { id: hides.candidate.candidateId, companyId: hides.job.companyId },
  });
  await stopped.marit.api.outreach.stop({ params: { id: stopped.person.id } });
  await world.pass(2 * hourS);
  expect(await applies.list()).toMatchObject([{ state: "applied", sent: 0 }]);
  expect(await hides.list()).toMatchObject([{ state: "stopped", why: "They can’t be written to anymore." }]);
  expect(await stopped.list()).toMatchObject([{ state: "stopped", sent: 0 }]);
  for (const each of [hides, stopped]) expect(await linesOf(each)).toEqual([]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.companyId, stopped.job.companyId));
  expect(kept.map(({ action }) => action)).toEqual(["outreach.started", "outreach.stopped"]);
});

test("outreach: a colleague who may no longer source people writes nothing more", async () => {
  await untilMonday();
  const sent = await anOutreach(world, { followUps });
  await world.pass(2 * hourS);
  await sent.dilip.api.companies.setPermissions({
    body: { companyAdminId: sent.marit.companyAdminId, permissions: { sourcing: false } },
  });
  await world.pass(2 * dayS);
  expect((await sent.dilip.api.outreach.list({ params: { id: sent.job.id } })).people).toMatchObject([
    { state: "stopped", sent: 1 },
  ]);
});

test.each([
  ["standby", "Your company is in standby. Leave standby under Company, Plan to do this."],
  [
    "finding people switched off",
    "Support turned off finding and writing to people for your company: “They wrote to everyone twice.” Contact support if you have questions.",
  ],
])("outreach: in a company with %s nothing more is sent, and it says why", async (state, why) => {
  await untilMonday();
  const begun = await anOutreach(world, { followUps });
  await world.pass(2 * hourS);
  const { candidateId } = await aCandidate(world);
  await begun.marit.api.outreach.start({ body: { ...begun.body, candidateIds: [candidateId] } });
  await world.settle();
  if (state === "standby") await begun.marit.api.billing.downgrade();
  else {
    const { api } = await anAdministrator(world);
    const body = { feature: "findPeople", state: "off", reason: "They wrote to everyone twice." } as const;
    await api.companySupport.setFeature({ params: { id: begun.job.companyId }, body });
  }
  await world.pass(2 * dayS);
  const stopped = { state: "stopped", why, sent: 1 };
  expect(await begun.list()).toMatchObject([stopped, stopped]);
});

test("outreach: the preview shows each person's words and times, whom a colleague wrote to, and who is left out", async () => {
  await untilMonday();
  const sent = await anOutreach(world);
  await world.pass(2 * hourS);
  await world.pass(9 * dayS);
  const { marit, dilip, body } = sent;
  const other = await aCandidate(world, { fullName: "Ida Moss" });
  const candidateIds = [sent.candidate.candidateId, other.candidateId];
  const text = "Hi {{candidate.firstName}} {{company.website}}";
  const before = await dilip.api.outreach.preview({ body: { ...body, candidateIds, text, followUps } });
  expect(before).toMatchObject([
    {
      refused: "They’re already invited to this job.",
      earlier: { name: "Marit Oakes", mine: false, days: 9 },
    },
    { fullName: "Ida Moss", refused: null, earlier: null, missing: ["company.website"] },
  ]);
  const [first, second] = before[1]!.messages;
  expect(first!.text).toBe("Hi Ida our website");
  expect(Date.parse(second!.at) - Date.parse(first!.at)).toBeGreaterThanOrEqual(dayS * 1000);
  expect(await sent.list()).toHaveLength(1);
  const started = await marit.api.outreach.start({ body: { ...body, candidateIds } });
  expect(started).toMatchObject({ planned: 1, refused: [{ fullName: "Freya Lindqvist" }] });
  const bad = { ...body, text: "Hi {{candidate.nickname}}" };
  expect((await refusal(marit.api.outreach.preview({ body: bad }))).message).toContain("We don’t know");
});

test("outreach: a lead without an account gets emails, and an answer by email ends them", async () => {
  await untilMonday();
  const { marit, job, personId, leadId } = await anUploadedLead(world, undefined, {
    email: "rosa@people.example",
  });
  const body = { jobId: job.id, candidateIds: [personId], text: "Hi {{candidate.firstName}}", followUps };
  expect(await marit.api.outreach.preview({ body })).toMatchObject([{ external: true, refused: null }]);
  await marit.api.outreach.start({ body });
  await world.pass(2 * hourS);
  const first = await lastEmailTo(world, "rosa@people.example");
  expect(first!.text).toContain("Hi Rosa");
  expect(first!.text).toContain("removed");
  await world.pass(dayS);
  const second = await lastEmailTo(world, "rosa@people.example");
  expect(second!.subject).toMatch(/^Following up: /);
  expect(second!.text).toContain("Any thoughts, Rosa?");

  const { replyTo } = second!;
  const from = "rosa@people.example";
  const send = async (author: string) =>
    postEmail(world, await writtenEmail({ from: author, to: replyTo!, text: "Call me in May." }), {
      id: author,
    });
  expect(await send("other@people.example")).toMatchObject({ outcome: "refused" });
  expect(await send(from)).toMatchObject({ outcome: "added" });
  await world.pass(1200);
  const { notifications } = await marit.api.notifications.list({ query: { audience: "company" } });
  expect(notifications.map(({ title }) => title)).toContain("New message from Rosa Alder");
  await world.pass(5 * dayS);
  const list = async () => (await marit.api.outreach.list({ params: { id: job.id } })).people;
  expect(await list()).toMatchObject([
    { state: "replied", reply: "Call me in May.", sent: 2, applicationId: leadId },
  ]);
  const { items } = await marit.api.messaging.conversations({ query: { group: "invited" } });
  expect(items).toMatchObject([
    { applicationId: leadId, lastMessage: { text: "Call me in May.", fromName: "Rosa Alder" } },
  ]);
  const { messages } = await marit.api.messaging.recentMessages({ params: { id: leadId } });
  expect(messages.map(({ text }) => text).slice(1)).toEqual(["Any thoughts, Rosa?", "Call me in May."]);
  await marit.api.importedPeople.forget({ params: { id: personId } });
  await world.settle();
  expect(await list()).toEqual([]);
  expect(world.failures).toEqual([]);
});

test("outreach: everyone who was written to is read a page at a time", async () => {
  const team = await aHiringTeam(world);
  const people = [];
  for (let nth = 0; nth < 5; nth++) people.push((await aCandidate(world)).candidateId);
  const body = { jobId: team.job.id, candidateIds: people, text: "Hello", followUps: [] };
  await team.marit.api.outreach.start({ body });
  const read = [];
  for (const skip of [0, 2, 4]) {
    const about = { params: { id: team.job.id }, query: { skip, limit: 2 } };
    const { people: page, total } = await team.marit.api.outreach.list(about);
    expect(total).toBe(5);
    read.push(...page.map(({ candidateId }) => candidateId));
  }
  expect(read.toSorted()).toEqual(people.toSorted());
  const beyond = { params: { id: team.job.id }, query: { skip: 6, limit: 2 } };
  expect(await team.marit.api.outreach.list(beyond)).toEqual({ people: [], total: 5 });
});
