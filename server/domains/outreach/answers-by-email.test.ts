import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { externalCandidates } from "#server/domains/external-candidates/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { postEmail, receivesEmail, writtenEmail } from "#server/testing/inbound-email.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, receivesEmail);
const hourS = 3600;
const dayS = 24 * hourS;
const followUps = [{ days: 1 as const, text: "Any thoughts?" }];

/** Someone without an account who was written to this Monday morning. */
async function aPersonWrittenTo(email: string) {
  const days = (8 - world.now().getUTCDay()) % 7 || 7;
  await world.pass(days * dayS - ((world.now().getTime() / 1000) % dayS) + 8 * hourS);
  const { marit, job, personId, leadId } = await anUploadedLead(world, undefined, { email });
  await marit.api.outreach.start({
    body: { jobId: job.id, candidateIds: [personId], text: "Hi {{candidate.firstName}}", followUps },
  });
  await world.pass(2 * hourS);
  const { text, replyTo } = (await lastEmailTo(world, email))!;
  const token = new URL(/https?:\S+invitation\S+/.exec(text)![0]).searchParams.get("token")!;
  let sent = 0;
  const reply = async (words: string, more: Partial<Parameters<typeof writtenEmail>[0]> = {}) =>
    postEmail(world, await writtenEmail({ from: email, to: replyTo!, text: words, ...more }), {
      id: `${email}-${++sent}`,
    });
  const answer = (said: "interested" | "notInterested") =>
    world.client().leads.answerInvitation({ body: { token, answer: said } });
  const list = async () => (await marit.api.outreach.list({ params: { id: job.id } })).people;
  const lines = async () => {
    const { messages } = await marit.api.messaging.recentMessages({ params: { id: leadId } });
    return messages.map((message) => message.text);
  };
  return { personId, reply, answer, list, lines };
}

test("outreach: an answer by email after a yes is a message of the conversation", async () => {
  const { reply, answer, list, lines } = await aPersonWrittenTo("rosa.yes@people.example");
  await answer("interested");
  await world.settle();
  expect(await reply("I can start in May.")).toMatchObject({ outcome: "added" });
  await world.settle();
  expect((await lines()).at(-1)).toBe("I can start in May.");
  expect(await list()).toMatchObject([{ state: "accepted", sent: 1 }]);
  expect(world.failures).toEqual([]);
});

test("outreach: an answer by email after a no is read, and the no stands", async () => {
  const { reply, answer, list } = await aPersonWrittenTo("rosa.no@people.example");
  await answer("notInterested");
  await world.settle();
  expect(await reply("Ask me again next year.")).toMatchObject({ outcome: "added" });
  await world.settle();
  expect(await list()).toMatchObject([{ state: "declined", reply: "Ask me again next year." }]);
});

test("outreach: an answer by email after silence counts", async () => {
  const { reply, list } = await aPersonWrittenTo("rosa.late@people.example");
  await world.pass(2 * dayS);
  await world.pass(6 * dayS);
  expect(await list()).toMatchObject([{ state: "ignored" }]);
  await reply("Sorry, I was away.");
  expect(await list()).toMatchObject([{ state: "replied", reply: "Sorry, I was away." }]);
});

test("outreach: a follow-up that can’t be emailed leaves no message in the conversation", async () => {
  const { personId, list, lines } = await aPersonWrittenTo("rosa.gone@people.example");
  const before = await lines();
  await world.db.update(externalCandidates).set({ email: null }).where(eq(externalCandidates.id, personId));
  await world.pass(2 * dayS);
  expect(await list()).toMatchObject([{ state: "failed", sent: 1 }]);
  expect(await lines()).toEqual(before);
});

test("outreach: an email without words is no answer, and a copy of an answer is not another", async () => {
  const { reply, list } = await aPersonWrittenTo("rosa.empty@people.example");
  expect(await reply("> Hi Rosa")).toMatchObject({ outcome: "refused" });
  expect(await list()).toMatchObject([{ state: "waiting", reply: null }]);
  const messageId = "<answer@people.example>";
  expect(await reply("Tell me more.", { messageId })).toMatchObject({ outcome: "added" });
  expect(await reply("Tell me more.", { messageId })).toMatchObject({ outcome: "repeated" });
  expect(await list()).toMatchObject([{ state: "replied", reply: "Tell me more." }]);
});
