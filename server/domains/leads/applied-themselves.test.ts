import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/tables.ts";
import { files } from "#server/domains/files/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { postEmail, receivesEmail, writtenEmail } from "#server/testing/inbound-email.ts";
import { type CandidatePerson, aCandidate, anEmployee } from "#server/testing/people.ts";
import { chatCaller, statusOfFile, uploadInChat } from "#server/testing/messaging.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, receivesEmail);
const dayS = 86_400;
const followUps = [
  { days: 1 as const, text: "Any thoughts?" },
  { days: 3 as const, text: "Last try." },
];

type Attachments = Parameters<typeof writtenEmail>[0]["attachments"];
/** Someone without an account whom a team wrote to this Monday morning, and who answered by email where there are words. */
async function aPersonWrittenTo(email: string, reply: string | null, attachments: Attachments = []) {
  const days = (8 - world.now().getUTCDay()) % 7 || 7;
  await world.pass(days * dayS - ((world.now().getTime() / 1000) % dayS) + 8 * 3600);
  const { marit, job } = await aHiringTeam(world);
  const lead = await marit.api.leads.add({
    params: { id: job.id },
    body: { fullName: "Rosa Alder", email },
  });
  await marit.api.outreach.start({
    body: { jobId: job.id, candidateIds: [lead.person.id], text: "Come and see us.", followUps },
  });
  await world.pass(2 * 3600);
  const { text, replyTo } = (await lastEmailTo(world, email))!;
  const token = /\/invitation\?token=([\w.-]+)/.exec(text)![1]!;
  if (reply) {
    const answer = await writtenEmail({ from: email, to: replyTo!, text: reply, attachments });
    await postEmail(world, answer, { id: email });
  }
  await world.settle();
  const outreach = async () => (await marit.api.outreach.list({ params: { id: job.id } })).people;
  const leads = async () => (await marit.api.leads.list({ query: { jobId: job.id, tab: 2 } })).leads;
  const lines = async (id: string) => {
    const { messages } = await marit.api.messaging.recentMessages({ params: { id } });
    return messages.map((message) => [message.user?.id ?? null, message.text]);
  };
  const invitation = () => world.client().leads.showInvitation({ query: { token } });
  return { marit, job, lead, outreach, leads, lines, invitation };
}
type Written = Awaited<ReturnType<typeof aPersonWrittenTo>>;

const apply = (person: CandidatePerson, { job }: Written) =>
  person.api.applications.apply({ params: { id: job.id }, body: { source: "Careers page" } });
const asTeam = ({ marit }: Written, id: string) => marit.api.applications.get({ params: { id } });

/** An account whose address nobody has confirmed, and what confirms it. */
async function unproven(email: string) {
  const rosa = await aCandidate(world, { email, fullName: "Rosa Alder" });
  await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, rosa.userId));
  const prove = async () => {
    await rosa.api.accounts.resendVerification({ body: { email } });
    const { text } = (await lastEmailTo(world, email))!;
    const token = /verify-email\?token=([\w-]+)/.exec(text)![1]!;
    await world.client().accounts.verifyEmail({ body: { token } });
    await world.settle();
  };
  return { rosa, prove };
}

test("leads: who was invited and applies with an account takes the invitation, its source and the conversation along", async () => {
  const email = "rosa.applies@people.example";
  const written = await aPersonWrittenTo(email, "Tell me more.");
  const rosa = await aCandidate(world, { email, fullName: "Rosa Alder" });
  const { id } = await apply(rosa, written);
  await world.settle();
  expect(id).toBe(written.lead.id);
  expect(await asTeam(written, id)).toMatchObject({
    applicationState: "pending",
    source: "Added by hand",
    candidate: { id: rosa.candidateId },
  });
  expect(await written.lines(id)).toEqual([
    [null, expect.stringContaining("Come and see us.")],
    [rosa.userId, "Tell me more."],
  ]);
  expect(await written.leads()).toEqual([]);
  expect(await written.invitation()).toMatchObject({ state: "interested" });
  expect(world.failures).toEqual([]);
});

test("leads: an application ends the follow-ups to the person as applied", async () => {
  const email = "rosa.silent@people.example";
  const written = await aPersonWrittenTo(email, null);
  const rosa = await aCandidate(world, { email, fullName: "Rosa Alder" });
  await apply(rosa, written);
  await world.pass(5 * dayS);
  expect(await written.outreach()).toMatchObject([
    { state: "applied", sent: 1, candidateId: rosa.candidateId },
  ]);
});

test("leads: who applies before confirming their address is the invited person once it is confirmed, and not before", async () => {
  const email = "rosa.later@people.example";
  const written = await aPersonWrittenTo(email, null);
  const { rosa, prove } = await unproven(email);
  const { id } = await apply(rosa, written);
  await world.settle();
  expect(await written.leads()).toHaveLength(1);
  expect(await written.outreach()).toMatchObject([{ state: "waiting" }]);

  await prove();
  expect(await written.outreach()).toMatchObject([{ state: "applied", applicationId: id, sent: 1 }]);
  expect(await written.leads()).toEqual([]);
  expect(await asTeam(written, id)).toMatchObject({ source: "Added by hand" });
  expect(await written.lines(id)).toEqual([[null, expect.stringContaining("Come and see us.")]]);
  expect(await written.invitation()).toMatchObject({ state: "interested" });
  await world.pass(5 * dayS);
  expect(await written.outreach()).toMatchObject([{ sent: 1 }]);
  expect(world.failures).toEqual([]);
});

test("leads: what the person answered by email is not lost where a conversation was open already", async () => {
  const email = "rosa.talks@people.example";
  const written = await aPersonWrittenTo(email, "Tell me more.");
  const { rosa, prove } = await unproven(email);
  const { id } = await apply(rosa, written);
  await written.marit.api.applications.accept({ params: { id }, body: {} });
  await world.pass(60);
  await prove();
  expect((await written.lines(id)).map(([, text]) => text)).toEqual([
    expect.stringContaining("can now message each other"),
    expect.stringContaining("Come and see us."),
    "Tell me more.",
  ]);
  const { items } = await written.marit.api.messaging.conversations({ query: { group: "all" } });
  expect(items).toMatchObject([{ applicationId: id, closed: false }]);
  expect(world.failures).toEqual([]);
});

test("leads: files about someone who applied by themselves come along, the team’s own for the team alone", async () => {
  const email = "rosa.files@people.example";
  const written = await aPersonWrittenTo(email, "Tell me more.");
  const { marit, lead } = written;
  const kept = async (folder: string) => {
    const file = new Blob(["%PDF-1.4\n%%EOF\n"]);
    const body = { folder: `messaging/${folder}-${lead.id}` };
    return (await marit.api.files.upload({ file, fileName: "plan.pdf", body })).id;
  };
  const [shared, own] = [await kept("application"), await kept("team")];
  const chat = chatCaller(world, marit.userId);
  await chat("POST", `/channels/team/application-${lead.id}/message`, {
    body: { message: { text: "", attachments: [{ type: "file", title: "plan.pdf", file_id: own }] } },
  });
  const { rosa, prove } = await unproven(email);
  const { id } = await apply(rosa, written);
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.pass(60);
  await prove();
  const { body } = await chat("POST", `/channels/team/application-${id}/query`, { body: { state: true } });
  expect(body.messages).toMatchObject([{ text: "", attachments: [{ file_id: own }] }]);
  const { url, name } = await rosa.api.messaging.attachment({ params: { id, fileId: shared } });
  expect([name, (await world.app.inject({ url })).statusCode]).toEqual(["plan.pdf", 200]);
  const team = { params: { id, fileId: own } };
  expect((await marit.api.messaging.attachment(team)).id).toBe(own);
  expect((await refusal(rosa.api.messaging.attachment(team))).statusCode).toBe(404);
});

test("leads: files that someone emailed before are theirs where they applied by themselves", async () => {
  const email = "rosa.attached@people.example";
  const written = await aPersonWrittenTo(email, "Tell me more.", [
    { filename: "resume.pdf", content: Buffer.from("%PDF-1.4\n%%EOF\n") },
  ]);
  const { rosa, prove } = await unproven(email);
  const { id } = await apply(rosa, written);
  await written.marit.api.applications.accept({ params: { id }, body: {} });
  await world.pass(60);
  await prove();
  const mine = await world.db.select().from(files).where(eq(files.ownerUserId, rosa.userId));
  expect(mine.map(({ name }) => name)).toEqual(["resume.pdf"]);
  expect(world.failures).toEqual([]);
});

test("leads: files that were uploaded by the chat’s own call come along, and are still there next week; those of deleted messages go", async () => {
  const email = "rosa.chat@people.example";
  const written = await aPersonWrittenTo(email, "Tell me more.");
  const { marit, lead } = written;
  const chat = chatCaller(world, marit.userId);
  const before = `/channels/team/application-${lead.id}`;
  const send = async () => {
    const address = await uploadInChat(world, marit.userId, before);
    const attachments = [{ type: "file", title: "terms.txt", asset_url: address }];
    const sent = await chat("POST", `${before}/message`, { body: { message: { text: "", attachments } } });
    return { address, messageId: sent.body.message.id as string };
  };
  const regretted = await send();
  await chat("DELETE", `/messages/${regretted.messageId}`);
  expect(await statusOfFile(world, regretted.address)).toBe(200);
  await send();
  const { rosa, prove } = await unproven(email);
  const { id } = await apply(rosa, written);
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.pass(60);
  await prove();
  await world.settle();
  const inIt = async () => {
    const asked = { body: { state: true } };
    const { body } = await chat("POST", `/channels/team/application-${id}/query`, asked);
    expect(body.messages).toMatchObject([{ text: "", attachments: [{ title: "terms.txt" }] }]);
    return body.messages[0].attachments[0].asset_url as string;
  };
  const now = await inIt();
  expect(new URL(now).searchParams.get("cid")).toBe(`team:application-${id}`);
  expect(await statusOfFile(world, now)).toBe(200);
  expect(await statusOfFile(world, regretted.address)).toBe(404);
  await world.pass(9 * dayS);
  expect(await statusOfFile(world, now)).toBe(404);
  expect(await statusOfFile(world, await inIt())).toBe(200);
  expect(world.failures).toEqual([]);
});

test("leads: a confirmed address alone tells a company nothing of people it knows who never applied", async () => {
  const email = "rosa.elsewhere@people.example";
  const written = await aPersonWrittenTo(email, null);
  const { prove } = await unproven(email);
  await prove();
  expect(await written.leads()).toHaveLength(1);
  expect(await written.outreach()).toMatchObject([{ state: "waiting" }]);
});

test("leads: who comes by a referral keeps it as the source", async () => {
  const email = "rosa.referred@people.example";
  const written = await aPersonWrittenTo(email, null);
  const employee = await anEmployee(world, written.job);
  const rosa = await aCandidate(world, { email, fullName: "Rosa Alder" });
  const asked = await rosa.api.referrals.ask({ query: {}, body: { jobId: written.job.id } });
  await employee.api.referrals.refer({ params: { id: asked.id }, body: {} });
  await world.settle();
  expect(await asTeam(written, asked.id)).toMatchObject({ applicationState: "pending", source: "Referral" });
  expect(await written.leads()).toEqual([]);
  expect(await written.outreach()).toMatchObject([{ state: "applied" }]);
  expect(world.failures).toEqual([]);
});
