import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailboxes } from "#server/app.ts";
import { delivererTo } from "#server/inbound-email/deliver.ts";
import { listenForEmail } from "#server/inbound-email/smtp-listener.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { postEmail, receivesEmail, writtenEmail } from "#server/testing/inbound-email.ts";
import { disableAccount } from "#server/testing/people.ts";
import { chatCaller } from "#server/testing/messaging.ts";
import { aConversation, happens } from "#server/testing/opened-conversations.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, receivesEmail);
let listener: Awaited<ReturnType<typeof listenForEmail>>;
beforeAll(async () => {
  const { dependencies } = world;
  const config = { ...dependencies.config, INBOUND_SMTP_PORT: 0 };
  listener = await listenForEmail({ ...dependencies, config }, delivererTo(mailboxes, dependencies));
});
afterAll(() => listener.close());

/** A conversation in which Marit wrote, and the email that told the candidate, with where to answer. */
async function anEmailedMessage() {
  const talk = await aConversation(world);
  const { marit, id, candidate } = talk;
  await chatCaller(world, marit.userId)("POST", `/channels/messaging/application-${id}/message`, {
    body: { message: { text: "Can you do Tuesday?" } },
  });
  await world.pass(16 * 60);
  await world.pass(16 * 60);
  const email = await lastEmailTo(world, candidate.email);
  const to = email!.replyTo!;
  const messages = async () =>
    (await marit.api.messaging.recentMessages({ params: { id } })).messages.filter(({ user }) => user);
  return { ...talk, email: email!, to, messages };
}
const answer = {
  text: "Tuesday works.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Marit <m@x.example> wrote:\n> Can you do Tuesday?",
};

test("replies: the email about a message has its words and an address of its own, and an answer lands in the conversation", async () => {
  const { email, to, candidate, messages } = await anEmailedMessage();
  expect(to).toMatch(/^reply\+[\da-f]{32}@replies\.parallel\.test$/);
  expect(world.mailed.find((mail) => mail.headers["X-Email-Id"] === email.id)?.replyTo).toBe(to);
  expect(email.text).toContain("“Can you do Tuesday?”\n\nReply to this email to answer.");

  const body = await writtenEmail({ from: candidate.email, to, ...answer, messageId: "<1@people.example>" });
  expect(await postEmail(world, body)).toMatchObject({ status: 200, outcome: "added" });
  expect(await postEmail(world, body, { id: "2" })).toMatchObject({ outcome: "repeated" });
  expect((await messages()).map(({ text, user }) => [text, user?.id])).toEqual([
    ["Can you do Tuesday?", expect.any(String)],
    ["Tuesday works.", candidate.userId],
  ]);
});

test("replies: through the listener for development, with its files by the rules of messages", async () => {
  const { to, candidate, id, marit, messages } = await anEmailedMessage();
  const transport = createTransport({ host: "127.0.0.1", port: listener.port });
  const pdf = { filename: "portfolio.pdf", content: Buffer.from("%PDF-1.4\n%%EOF\n") };
  const program = { filename: "run.exe", content: Buffer.from("MZ\u0000\u0001") };
  await transport.sendMail({ from: candidate.email, to, ...answer, attachments: [pdf, program] });
  const written = (await messages()).at(-1)!;
  expect(written).toMatchObject({
    text: "Tuesday works.",
    attachments: [{ title: "portfolio.pdf", type: "file" }],
  });
  const fileId = String(written.attachments![0]!.file_id);
  expect(await marit.api.messaging.attachment({ params: { id, fileId } })).toMatchObject({
    name: "portfolio.pdf",
  });
  expect((await lastEmailTo(world, candidate.email))!.text).toMatch(
    /run\.exe: Only PDF, .* files are accepted/,
  );

  const elsewhere = (recipient: string) =>
    transport.sendMail({ from: candidate.email, to: recipient, text: "Hi" });
  await expect(elsewhere("hello@replies.parallel.test")).rejects.toThrow("550");
  await expect(elsewhere(to.replace(/\+.{32}/, `+${"0".repeat(32)}`))).rejects.toThrow("550");
});

test("replies: only the person the address belongs to writes there, and is told when someone else tried", async () => {
  const { to, candidate, messages } = await anEmailedMessage();
  const body = await writtenEmail({ from: "mallory@people.example", to, text: "Hire me instead" });
  expect(await postEmail(world, body)).toMatchObject({ status: 200, outcome: "refused" });
  expect(await messages()).toHaveLength(1);
  const told = await lastEmailTo(world, candidate.email);
  expect(told!.subject).toBe("We couldn’t add your email to the conversation");
  expect(told!.text).toContain("It came from mallory@people.example");
  expect(await lastEmailTo(world, "mallory@people.example")).toBeUndefined();
});

test.each([
  ["a vacation notice", { "Auto-Submitted": "auto-replied" }],
  ["a list", { Precedence: "bulk" }],
  ["one of ours", { "X-Email-Id": "1" }],
])("replies: %s is no message, and nobody is told", async (_name, headers) => {
  const { to, candidate, messages } = await anEmailedMessage();
  const before = world.mailed.length;
  const body = await writtenEmail({ from: candidate.email, to, text: "I’m away", headers });
  expect(await postEmail(world, body)).toMatchObject({ outcome: "ignored" });
  await world.settle();
  expect(world.mailed).toHaveLength(before);
  expect(await messages()).toHaveLength(1);
});

test("replies: an email without words, too long, or to a closed conversation is refused in words", async () => {
  const { to, candidate, messages, id, job } = await anEmailedMessage();
  const send = async (text: string) => {
    const { outcome } = await postEmail(world, await writtenEmail({ from: candidate.email, to, text }));
    return [outcome, (await lastEmailTo(world, candidate.email))!.text.split("\n")[2]];
  };
  expect(await send("> Can you do Tuesday?")).toEqual([
    "refused",
    expect.stringContaining("no words of yours"),
  ]);
  expect(await send("word ".repeat(1100))).toEqual(["refused", expect.stringContaining("5,000 characters")]);
  await happens(world, applicationEvents.withdrawn, { id, job, candidateId: candidate.candidateId });
  expect(await send("Hello?")).toEqual(["refused", expect.stringContaining("conversation is closed")]);
  expect(await messages()).toHaveLength(1);
});

test("replies: a banned person writes nothing by email either", async () => {
  const { marit, to, candidate, messages } = await anEmailedMessage();
  const banned = await chatCaller(world)("POST", "/moderation/ban", {
    body: { target_user_id: candidate.userId, banned_by_id: marit.userId },
  });
  expect(banned.status).toBe(201);
  const body = await writtenEmail({ from: candidate.email, to, text: "Hello again" });
  expect(await postEmail(world, body)).toMatchObject({ outcome: "refused" });
  expect(await messages()).toHaveLength(1);
});

test("replies: someone whose account is disabled writes nothing by email either, and reads why", async () => {
  const { to, candidate, messages } = await anEmailedMessage();
  await disableAccount(world, candidate);
  const body = await writtenEmail({ from: candidate.email, to, text: "You will hear from me" });
  expect(await postEmail(world, body)).toMatchObject({ outcome: "refused" });
  expect(await messages()).toHaveLength(1);
  expect((await lastEmailTo(world, candidate.email))!.text).toContain("Your account is disabled.");
});

test("replies: of the team, only those answer who may still decide about applicants", async () => {
  const { marit, dilip, candidate, id, messages } = await anEmailedMessage();
  await chatCaller(world, candidate.userId)("POST", `/channels/messaging/application-${id}/message`, {
    body: { message: { text: "Which hour?" } },
  });
  await world.pass(16 * 60);
  await world.pass(16 * 60);
  const to = (await lastEmailTo(world, dilip.email))!.replyTo!;
  const send = async (text: string) =>
    postEmail(world, await writtenEmail({ from: dilip.email, to, text }), { id: text });
  expect(await send("At ten.")).toMatchObject({ outcome: "added" });
  await marit.api.companies.setPermissions({
    body: { companyAdminId: dilip.companyAdminId, permissions: { applicants: false } },
  });
  expect(await send("Or at noon.")).toMatchObject({ outcome: "refused" });
  expect((await messages()).at(-1)).toMatchObject({ text: "At ten.", user: { id: dilip.userId } });
});

test("inbound email: a call that is not signed, signed by another key or recorded earlier is refused", async () => {
  const { to, candidate } = await anEmailedMessage();
  const body = await writtenEmail({ from: candidate.email, to, text: "Hello" });
  const otherKey = `whsec_${Buffer.from("another key for tests, no other use").toString("base64")}`;
  expect(await postEmail(world, body, { key: otherKey })).toMatchObject({ status: 401 });
  const signedAt = new Date(world.now().getTime() - 6 * 60_000);
  expect(await postEmail(world, body, { signedAt })).toMatchObject({
    status: 401,
    error: { code: "BAD_SIGNATURE" },
  });
  const unsigned = { method: "POST", url: "/api/inbound-email", payload: body } as const;
  const plain = await world.app.inject({ ...unsigned, headers: { "content-type": "message/rfc822" } });
  expect(plain.statusCode).toBe(401);
  const large = Buffer.alloc(31 * 1024 * 1024, "a");
  expect(await postEmail(world, large)).toMatchObject({ status: 413 });
  const elsewhere = await writtenEmail({ from: candidate.email, to: "hello@parallel.example", text: "Hi" });
  expect(await postEmail(world, elsewhere)).toMatchObject({ outcome: "unknown" });
});
