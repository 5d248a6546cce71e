import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { files } from "#server/domains/files/tables.ts";
import { replyAddresses } from "#server/domains/messaging/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { postEmail, receivesEmail, writtenEmail } from "#server/testing/inbound-email.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, receivesEmail);
const resume = { filename: "resume.pdf", content: Buffer.from("%PDF-1.4\n%%EOF\n") };

/** Someone without an account who was invited from the list of leads. */
async function anInvited(email: string) {
  const { marit, leadId, ...lead } = await anUploadedLead(world, undefined, { email });
  await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [leadId] } });
  await world.settle();
  const { text, replyTo } = (await lastEmailTo(world, email))!;
  const token = /\/invitation\?token=([\w.-]+)/.exec(text)![1]!;
  let sent = 0;
  const reply = async (wanted: Partial<Parameters<typeof writtenEmail>[0]> = {}) => {
    const written = { from: email, to: replyTo!, text: "When could I start?", ...wanted };
    const { outcome } = await postEmail(world, await writtenEmail(written), { id: `${email} ${++sent}` });
    await world.settle();
    return outcome;
  };
  return {
    ...lead,
    marit,
    leadId,
    replyTo,
    reply,
    answer: (said: "interested" | "neverAgain") =>
      world.client().leads.answerInvitation({ body: { token, answer: said } }),
    messages: async () =>
      (await marit.api.messaging.recentMessages({ params: { id: leadId } })).messages.filter(
        ({ user }) => user,
      ),
    keptFiles: () =>
      world.db
        .select()
        .from(files)
        .where(like(files.key, `%application-${leadId}/%`)),
  };
}

test("answers by email: what an invited lead replies stands in the conversation with its files, and the team is told", async () => {
  const { replyTo, reply, messages, marit, leadId } = await anInvited("rosa.replies@people.example");
  expect(replyTo).toMatch(/^invitation\+[\da-f]{32}@replies\.parallel\.test$/);
  expect(await reply({ messageId: "<1@people.example>", attachments: [resume] })).toBe("added");
  expect(await reply({ messageId: "<1@people.example>", attachments: [resume] })).toBe("repeated");
  const [written, ...others] = await messages();
  expect(others).toEqual([]);
  expect(written).toMatchObject({ text: "When could I start?", attachments: [{ title: "resume.pdf" }] });
  const fileId = String(written!.attachments![0]!.file_id);
  const file = await marit.api.messaging.attachment({ params: { id: leadId, fileId } });
  expect(file).toMatchObject({ name: "resume.pdf" });
  await world.pass(16 * 60);
  await world.pass(16 * 60);
  expect((await lastEmailTo(world, marit.email))!.subject).toBe("New message from Rosa Alder");
  expect(world.failures).toEqual([]);
});

test("answers by email: only the person who was invited writes there, and no program; they are told what wasn’t added", async () => {
  const own = "rosa.only@people.example";
  const { reply, messages } = await anInvited(own);
  const told = () => lastEmailTo(world, own);
  expect(await reply({ from: "rosa@home.example" })).toBe("refused");
  expect((await told())!.subject).toBe("We couldn’t add your email to the conversation");
  expect((await told())!.text).toContain(
    `It came from rosa@home.example, and this conversation knows you by ${own}.`,
  );
  expect((await told())!.text).toMatch(/\/invitation\?token=/);
  expect(await lastEmailTo(world, "rosa@home.example")).toBeUndefined();
  expect(await reply({ headers: { "Auto-Submitted": "auto-replied" } })).toBe("ignored");
  expect(await reply({ text: "> Come and see us" })).toBe("refused");
  expect((await told())!.text).toContain("We found nothing you wrote in it.");
  expect(await messages()).toEqual([]);
});

test("answers by email: what can’t be kept of one is named where it stands", async () => {
  const { reply, messages } = await anInvited("rosa.pages@people.example");
  const pages = { filename: "resume.pages", content: Buffer.from("PK\u0003\u0004pages") };
  const text = "a".repeat(5001);
  expect(await reply({ text, attachments: [pages] })).toBe("added");
  expect(await reply({ text: "> Come and see us", attachments: [pages] })).toBe("added");
  const notAdded = expect.stringMatching(/^\[Not added: resume\.pages: Only PDF, .* files are accepted.*\]$/);
  const said = (await messages()).map((message) => message.text!.split("\n\n"));
  expect(said).toEqual([
    ["a".repeat(5000), "[The rest of this email was too long to add.]", notAdded],
    [notAdded],
  ]);
});

test("answers by email: a teammate’s own address writes nothing in the invited person’s name", async () => {
  const email = "rosa.robbed@people.example";
  const { reply, messages, marit } = await anInvited(email);
  await reply();
  await world.pass(16 * 60);
  await world.pass(16 * 60);
  const theirs = (await lastEmailTo(world, marit.email))!.replyTo!;
  expect(theirs).toMatch(/^reply\+/);
  const to = theirs.replace("reply+", "invitation+");
  expect(await reply({ to, text: "I want more money." })).toBe("unknown");
  expect((await messages()).map(({ text }) => text)).toEqual(["When could I start?"]);
});

test("answers by email: after a yes they are messages of the account, and the files sent before are its own", async () => {
  const { reply, answer, messages, keptFiles } = await anInvited("rosa.says.yes@people.example");
  await reply({ attachments: [resume] });
  expect(await keptFiles()).toMatchObject([{ ownerUserId: null }]);
  await answer("interested");
  await world.settle();
  expect(await reply({ text: "See you then." })).toBe("added");
  const [before, after] = await messages();
  expect(after).toMatchObject({ text: "See you then.", user: before!.user });
  expect(await keptFiles()).toMatchObject([{ ownerUserId: before!.user!.id }]);
});

test("answers by email: when a person’s details are erased, their reply address, messages and files go too", async () => {
  const { reply, answer, keptFiles } = await anInvited("rosa.not.again@people.example");
  await reply({ attachments: [resume] });
  const before = await world.db.$count(replyAddresses);
  await answer("neverAgain");
  await world.settle();
  expect(await reply()).toBe("unknown");
  expect(await keptFiles()).toEqual([]);
  expect(await world.db.$count(replyAddresses)).toBe(before - 1);
});

test("answers by email: once the record was merged with another, they stand with the one that stayed", async () => {
  const { reply, marit, job, leadId } = await anInvited("rosa.twice@people.example");
  const other = await marit.api.leads.add({
    params: { id: job.id },
    body: { fullName: "R. Alder", email: "r.alder.twice@people.example" },
  });
  const [lead] = (await marit.api.leads.list({ query: { tab: 2 } })).leads;
  await marit.api.duplicatePeople.merge({ body: { keptId: other.person.id, goneId: lead!.person.id } });
  await world.settle();
  expect(await reply()).toBe("added");
  const open = (await marit.api.leads.list({ query: { tab: 2 } })).leads[0]!;
  expect([leadId, other.id]).toContain(open.id);
  const { messages } = await marit.api.messaging.recentMessages({ params: { id: open.id } });
  expect(messages.at(-1)!.text).toBe("When could I start?");
  expect(world.failures).toEqual([]);
});
