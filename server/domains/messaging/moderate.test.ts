import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aConversation } from "#server/testing/opened-conversations.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { chatCaller } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";
import { camelCase } from "#shared/words/camel-case.ts";

const world = openWorld();

/** A reported message of a conversation, and an administrator who decides about it. */
async function aReport() {
  const { marit, candidate, id } = await aConversation(world);
  const channel = `/channels/messaging/application-${id}`;
  const sent = await chatCaller(world, candidate.userId)("POST", `${channel}/message`, {
    body: { message: { text: "Pay me first." } },
  });
  const messageId = sent.body.message.id as string;
  await chatCaller(world, marit.userId)("POST", "/moderation/flag", {
    body: { target_message_id: messageId, reason: "scam" },
  });
  const ada = await anAdministrator(world);
  const { token } = await ada.api.messaging.moderatorToken();
  const call = async (path: string, body: object) => {
    const answer = await world.app.inject({
      method: "POST",
      url: `/chat/api/v2/moderation/${path}?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
      headers: { authorization: token, "stream-auth-type": "jwt" },
      payload: body,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const { items } = await call("review_queue", { filter: { entity_id: messageId } });
  const decide = (action_type: string, more: object = {}) =>
    call("submit_action", { item_id: items[0].id, action_type, ...more });
  return { ada, candidate, messageId, decide };
}

test("moderation: what an administrator decides about a person is in the audit log, by whom, about whom and why", async () => {
  const { ada, candidate, messageId, decide } = await aReport();
  await decide("delete_message", { reason: "It asks for money" });
  await decide("restore");
  await decide("ban", { ban: { reason: "Asks everyone for money" } });
  await decide("unban");
  await decide("mark_reviewed");
  const { entries } = await ada.api.auditLog.list({
    query: { about: candidate.email, who: ada.adminId, action: "moderation" },
  });
  const by = { actorKind: "admin", actorId: ada.adminId, subjectId: candidate.userId };
  expect(entries.toReversed()).toMatchObject([
    { ...by, action: "moderation.deleteMessage", why: "It asks for money", after: { message: messageId } },
    { ...by, action: "moderation.restore" },
    { ...by, action: "moderation.ban", why: "Asks everyone for money" },
    { ...by, action: "moderation.unban" },
    { ...by, action: "moderation.markReviewed" },
  ]);
});

test("moderation: a decision that is refused is not kept", async () => {
  const { ada, candidate, decide } = await aReport();
  await expect(decide("unblock")).rejects.toThrow();
  const { entries } = await ada.api.auditLog.list({
    query: { about: candidate.email, action: "moderation" },
  });
  expect(entries).toEqual([]);
});

test.each(["delete_message", "ban", "delete_user", "shadow_block"])(
  "moderation: %s isn’t done if the audit log can’t record it",
  async (decision) => {
    const { candidate, messageId, decide } = await aReport();
    const read = async () => {
      const caller = chatCaller(world, candidate.userId);
      const { body } = await caller("GET", `/messages/${messageId}`);
      const { rows } = await world.db.execute(sql`
        select banned, deleted_at, (select shadowed from chat_messages where id = ${messageId}),
          (select count(*) from chat_bans where user_id = ${candidate.userId}) as bans
        from chat_users where id = ${candidate.userId}`);
      return { text: body.message?.text, type: body.message?.type, ...rows[0] };
    };
    const before = await read();
    const action = `moderation.${camelCase(decision)}`;
    await world.db.execute(
      sql.raw(`alter table audit_log add constraint full_log check (action <> '${action}') not valid`),
    );
    try {
      await expect(decide(decision)).rejects.toThrow();
      expect(await read()).toEqual(before);
    } finally {
      await world.db.execute(sql`alter table audit_log drop constraint full_log`);
    }
    await decide(decision);
    expect(await read()).not.toEqual(before);
  },
);
