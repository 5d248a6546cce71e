import { expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { as, server, aChannel, say, open } = conversationsIn(world);

test("deleted messages: only the person who deleted them or a server restores them", async () => {
  const channel = await aChannel("back", ["ann", "bo"]);
  const { id } = await say("ann", channel, "hello");
  const back = (who: string) => as(who)("POST", `/messages/${id}/undelete`, { body: {} });
  expect((await back("ann")).body.code).toBe(4);
  await as("ann")("DELETE", `/messages/${id}`);
  expect((await back("bo")).body.code).toBe(17);
  expect((await back("ann")).body.message).toMatchObject({ type: "regular", text: "hello" });
  await server("DELETE", `/messages/${id}`, { query: { deleted_by: "bo" } });
  expect((await back("ann")).body.code).toBe(17);
  const ofUser = { query: { deleted_by: "ann" } };
  expect((await as("ann")("DELETE", `/messages/${id}`, ofUser)).status).toBe(404);
  expect((await back("bo")).body.message.text).toBe("hello");
});

test("deleted messages: a restored reply counts again, and a hard delete counts once", async () => {
  const channel = await aChannel("counted", ["ann", "bo"]);
  const parent = await say("ann", channel, "who comes?");
  const { id } = await say("bo", channel, "I do", { parent_id: parent.id });
  const counted = async () => (await open("ann", channel)).messages[0].reply_count;
  expect(await counted()).toBe(1);
  await as("bo")("DELETE", `/messages/${id}`);
  expect(await counted()).toBe(0);
  await as("bo")("POST", `/messages/${id}/undelete`, { body: {} });
  expect(await counted()).toBe(1);
  await as("bo")("DELETE", `/messages/${id}`);
  await server("DELETE", `/messages/${id}`, { query: { hard: "true" } });
  expect(await counted()).toBe(0);
  const { rows } = await world.database.pool.query(
    `select type, payload -> 'parent_reply_count' as count from chat_events
      where payload -> 'message' ->> 'parent_id' = $1 order by sequence`,
    [parent.id],
  );
  expect(rows.map(({ type, count }) => [type, count])).toEqual([
    ["message.new", 1],
    ["message.deleted", 0],
    ["message.undeleted", 1],
    ["message.deleted", 0],
    ["message.deleted", 0],
  ]);
});
