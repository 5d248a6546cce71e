import { applicationEvents } from "#server/domains/applications/index.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { publish } from "#server/events/events.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aConversation, happens } from "#server/testing/opened-conversations.ts";
import { chatCaller } from "#server/testing/messaging.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { openWorld } from "#server/testing/world.ts";
import { daysLater } from "#shared/times/working-times.ts";
import { teamEvents } from "#server/domains/companies/index.ts";

const world = openWorld();

test("conversations: shortlisting opens the conversation for both sides, with a word on what it is about", async () => {
  const { marit, candidate, id, cid } = await aConversation(world);
  const { items, counts, unread } = await candidate.api.messaging.conversations();
  expect(items).toMatchObject([
    {
      applicationId: id,
      cid,
      teamCid: null,
      shownAs: "screen",
      job: { jobTitle: "Backend engineer" },
      team: [{ fullName: "Marit Oakes" }, { fullName: "Dilip Rao" }],
      lastMessage: { text: expect.stringContaining("Backend engineer"), fromMe: false },
      closed: false,
      unread: 0,
    },
  ]);
  expect(counts).toEqual({ all: 1, applied: 1, invited: 0, archived: 0 });
  expect(unread).toBe(0);
  const theirs = await marit.api.messaging.conversations();
  expect(theirs.items).toMatchObject([
    { candidate: { fullName: "Freya Lindqvist" }, teamCid: `team:application-${id}` },
  ]);
});

test("conversations: both sides write through the chat service; the team's thread stays with the team", async () => {
  const { marit, dilip, candidate, id } = await aConversation(world);
  const say = (userId: string, type: string, text: string) =>
    chatCaller(world, userId)("POST", `/channels/${type}/application-${id}/message`, {
      body: { message: { text } },
    });
  expect((await say(candidate.userId, "messaging", "Is it one night in six?")).status).toBe(201);
  expect((await say(marit.userId, "team", "What is the rota really?")).status).toBe(201);
  expect((await say(candidate.userId, "team", "let me see")).body.code).toBe(70);
  const { items, unread } = await dilip.api.messaging.conversations();
  expect(items).toMatchObject([
    { unread: 1, teamUnread: 1, lastMessage: { text: "Is it one night in six?" } },
  ]);
  expect(unread).toBe(1);
});

test("conversations: someone else's conversation looks as if it did not exist", async () => {
  const { candidate, id, cid } = await aConversation(world);
  const [other, rival] = [await aCandidate(world), await aCompanyAdmin(world)];
  for (const stranger of [other, rival]) {
    expect((await stranger.api.messaging.conversations()).items).toEqual([]);
    await expect(stranger.api.messaging.conversation({ params: { id } })).rejects.toMatchObject({
      error: { statusCode: 404 },
    });
    await expect(stranger.api.messaging.archive({ body: { requestIds: [id] } })).rejects.toMatchObject({
      error: { statusCode: 404 },
    });
    await expect(
      stranger.api.messaging.messageUser({ params: { id: candidate.userId }, body: { text: "hi" } }),
    ).rejects.toMatchObject({ error: { statusCode: 404 } });
    const found = await chatCaller(world, stranger.userId)("POST", "/channels", {
      body: { filter_conditions: { cid } },
    });
    expect(found.body.channels).toEqual([]);
  }
});

test("conversations: each side archives for itself; closing stops the writing and opening starts it again", async () => {
  const { marit, candidate, id } = await aConversation(world);
  const body = { requestIds: [id] };
  await candidate.api.messaging.archive({ body });
  expect((await candidate.api.messaging.conversations({ query: { group: "archived" } })).items).toHaveLength(
    1,
  );
  expect((await candidate.api.messaging.conversations()).items).toEqual([]);
  expect((await marit.api.messaging.conversations()).items).toHaveLength(1);
  await candidate.api.messaging.unArchiveCandidate({ params: { id } });
  expect((await candidate.api.messaging.conversations()).items).toHaveLength(1);
  await marit.api.messaging.archiveAndClose({ body });
  const write = () =>
    candidate.api.messaging.messageUser({ params: { id: marit.userId }, body: { text: "hello?" } });
  await expect(write()).rejects.toMatchObject({ error: { code: "CONVERSATION_CLOSED" } });
  await marit.api.messaging.unArchiveAndOpen({ body });
  expect(await write()).toMatchObject({ requestId: id });
});

test("conversations: a withdrawal closes the conversation and takes it off both lists", async () => {
  const conversation = await aConversation(world);
  const { marit, candidate, job, id } = conversation;
  await happens(world, applicationEvents.withdrawn, { id, job, candidateId: candidate.candidateId });
  for (const { api } of [marit, candidate])
    expect((await api.messaging.conversations({ query: { group: "archived" } })).items).toMatchObject([
      { closed: true },
    ]);
  await world.db.update(applications).set({ applicationState: "declined" }).where(eq(applications.id, id));
  const body = { requestIds: [id] };
  expect(await refusal(marit.api.messaging.unArchiveAndOpen({ body }))).toMatchObject({
    statusCode: 409,
    code: "CANDIDATE_SAID_NO",
  });
  await marit.api.messaging.unArchive({ body });
  expect((await marit.api.messaging.conversations()).items).toMatchObject([{ closed: true }]);
});

test("conversations: a company writes to the people it talks with, and is told whom it left out", async () => {
  const { marit, candidate } = await aConversation(world);
  const stranger = await aCandidate(world);
  const answer = await marit.api.messaging.messageUsers({
    body: { userIds: [candidate.userId, stranger.userId], text: "We answer by Friday" },
  });
  expect(answer).toEqual({ sent: [candidate.userId], skipped: [stranger.userId] });
  const { items } = await candidate.api.messaging.conversations();
  expect(items).toMatchObject([
    { unread: 1, lastMessage: { text: "We answer by Friday", fromName: "Marit Oakes" } },
  ]);
});

test("conversations: channels that are missing are made at log-in, but not for what can still be undone", async () => {
  const { job } = await aHiringTeam(world);
  const candidate = await aCandidate(world);
  const { id } = await anApplication(world, job, { candidate, applicationState: "accepted" });
  const create = () => candidate.api.messaging.createChannels({ params: { id: candidate.candidateId } });
  const before = {
    applicationState: "pending" as const,
    stage: null,
    saved: false,
    ignored: false,
    endReason: null,
    unreadByCompany: false,
    warnedDays: null,
    passAt: null,
  };
  const at = world.now().toISOString();
  const held = { ...before, waitingSince: at, changedAt: at, lastActivityAt: at };
  const pendingUndo = {
    kind: "pending_tab_qualified_match" as const,
    move: "shortlist" as const,
    before: held,
    historyId: id,
    place: 0,
    until: at,
    byUserId: id,
  };
  await world.db.update(applications).set({ pendingUndo }).where(eq(applications.id, id));
  expect(await create()).toEqual({ count: 0 });
  await world.db.update(applications).set({ pendingUndo: null }).where(eq(applications.id, id));
  expect(await create()).toEqual({ count: 1 });
  expect(await create()).toEqual({ count: 0 });
});

test("conversations: accounts chat by their role; others are known to the server that made them", async () => {
  const stranger = await aCandidate(world, { fullName: "Ivo Petkov" });
  const mayRead = async (userId: string) => (await chatCaller(world, userId)("GET", "/unread")).status;
  expect(await mayRead(stranger.userId)).toBe(200);
  expect(await mayRead("someone-of-a-server")).toBe(200);
  expect(await mayRead("admin-of-nothing")).toBe(200);
  expect(await mayRead(`admin-${crypto.randomUUID()}`)).toBe(401);
  await world.db.update(users).set({ deletedAt: world.now() }).where(eq(users.id, stranger.userId));
  expect(await mayRead(stranger.userId)).toBe(401);
});

test("conversations: whoever joins the team reads along, whoever loses access does not", async () => {
  const { marit, dilip, id } = await aConversation(world);
  const joel = await aCompanyAdmin(world, { companyId: marit.companyId, fullName: "Joel Tran" });
  await world.db.transaction((tx) =>
    publish(tx, teamEvents.joined, {
      data: { companyId: marit.companyId, companyAdminId: joel.companyAdminId, userId: joel.userId },
      at: world.now(),
    }),
  );
  await world.settle();
  expect((await joel.api.messaging.conversations()).items).toHaveLength(1);
  const access = { params: { id: dilip.companyAdminId }, body: { disabled: true } };
  await marit.api.companies.updateMember(access);
  await world.settle();
  const seen = await chatCaller(world, dilip.userId)("POST", `/channels/messaging/application-${id}/query`, {
    body: {},
  });
  expect(seen).toMatchObject({ status: 401, body: { code: 5 } });
  const channel = await chatCaller(world)("GET", "/members", {
    query: { payload: JSON.stringify({ type: "messaging", id: `application-${id}` }) },
  });
  const inside = channel.body.members.map((member: { user_id: string }) => member.user_id);
  expect(inside).toContain(joel.userId);
  expect(inside).not.toContain(dilip.userId);
});

test("conversations: a follow-up goes out after its days on the candidate’s calendar, unless they wrote before", async () => {
  const { marit, candidate, id, cid } = await aConversation(world, "Adaeze Nwosu");
  const followUp = { params: { id } };
  const timeZone = "Asia/Tokyo";
  await world.db.update(users).set({ timeZone }).where(eq(users.id, candidate.userId));
  const plan = async (text: string, days: 1 | 2 | 3) => {
    await marit.api.messaging.planFollowUp({ ...followUp, body: { text, days } });
    const planned = (await marit.api.messaging.followUp(followUp)).followUp!;
    expect(planned.text).toBe(text);
    return new Date(planned.at);
  };
  const passUntil = (at: Date, seconds: number) =>
    world.pass((at.getTime() - world.now().getTime()) / 1000 + seconds);
  const first = await plan("Did you see my note?", 2);
  expect(first).toEqual(daysLater(world.now(), 2, timeZone));
  await passUntil(first, -60);
  const last = async () => (await candidate.api.messaging.conversations()).items[0]!.lastMessage!.text;
  expect(await last()).not.toBe("Did you see my note?");
  await passUntil(first, 60);
  expect(await last()).toBe("Did you see my note?");
  expect((await marit.api.messaging.followUp(followUp)).followUp).toBeNull();

  const second = await plan("And now?", 1);
  await world.pass(60);
  await chatCaller(world, candidate.userId)("POST", `/channels/${cid.replace(":", "/")}/message`, {
    body: { message: { text: "I did, thank you" } },
  });
  await passUntil(second, 60);
  expect(await last()).toBe("I did, thank you");

  const third = await plan("Never mind", 3);
  await marit.api.messaging.cancelFollowUp(followUp);
  await passUntil(third, 60);
  expect(await last()).toBe("I did, thank you");
  expect(
    await refusal(candidate.api.messaging.planFollowUp({ ...followUp, body: { text: "x", days: 1 } })),
  ).toMatchObject({ statusCode: 403 });
});

test("conversations: a guessed channel is refused to a stranger, to another company and to the candidate's side of the team", async () => {
  const { candidate, id } = await aConversation(world, "Elin Hughes");
  const stranger = await aCandidate(world);
  const rival = await aCompanyAdmin(world, {});
  const open = (userId: string, type: string) =>
    chatCaller(world, userId)("POST", `/channels/${type}/application-${id}/query`, { body: { state: true } });
  for (const [userId, type] of [
    [stranger.userId, "messaging"],
    [rival.userId, "messaging"],
    [rival.userId, "team"],
    [candidate.userId, "team"],
  ] as const)
    expect(await open(userId, type)).toMatchObject({ status: 403, body: { code: 70 } });
  expect(await refusal(rival.api.messaging.conversation({ params: { id } }))).toMatchObject({
    statusCode: 404,
  });
});

test("conversations: nobody is told of the words of someone they blocked", async () => {
  const { candidate, marit, cid } = await aConversation(world, "Tabitha Coldwell");
  const { status } = await chatCaller(world, candidate.userId)("POST", "/users/block", {
    body: { blocked_user_id: marit.userId },
  });
  expect(status).toBe(201);
  await chatCaller(world, marit.userId)("POST", `/channels/${cid.replace(":", "/")}/message`, {
    body: { message: { text: "Are you there?" } },
  });
  await world.pass(20 * 60);
  const emails = await world.db.select().from(outbox).where(eq(outbox.recipient, candidate.email));
  expect(emails.map(({ subject }) => subject)).not.toContain("New message from Marit Oakes");
});

test("conversations: who is away is told by email that someone wrote, once", async () => {
  const { candidate, marit, id, cid } = await aConversation(world, "Kofi Boateng");
  const write = (text: string) =>
    chatCaller(world, marit.userId)("POST", `/channels/${cid.replace(":", "/")}/message`, {
      body: { message: { text } },
    });
  await write("Are you there?");
  await write("Hello?");
  await world.pass(20 * 60);
  const emails = async () =>
    (await world.db.select().from(outbox).where(eq(outbox.recipient, candidate.email))).filter(
      ({ subject }) => subject === "New message from Marit Oakes",
    );
  expect(await emails()).toHaveLength(1);
  expect((await emails())[0]!.text).toContain(`/messages?application=${id}`);
  await world.pass(20 * 60);
  expect(await emails()).toHaveLength(1);
});
