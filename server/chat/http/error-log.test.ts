import Fastify from "fastify";
import { expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody, chatTokenFor } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";
import { mountChat } from "./mount.ts";

const world = openWorld();
admitEverybody(world);
const { aChannel } = conversationsIn(world);

test("error log of the chat: a message that could not be kept leaves none of its words in the log", async () => {
  await aChannel("log", ["ann", "bo"]);
  let log = "";
  const app = Fastify({
    logger: { level: "error", stream: { write: (line: string) => void (log += line) } },
  });
  await app.register(async (http) => mountChat(http, world.app.chat));
  await world.database.pool.query("alter table chat_messages rename to chat_messages_gone");
  const { statusCode } = await app.inject({
    method: "POST",
    url: `/channels/messaging/log/message?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
    headers: { authorization: chatTokenFor(world, "ann"), "stream-auth-type": "jwt" },
    payload: { message: { text: "nobody else may read this" } },
  });
  await world.database.pool.query("alter table chat_messages_gone rename to chat_messages");
  await app.close();
  expect(statusCode).toBe(500);
  expect(log).toContain("chat_messages");
  expect(log).not.toContain("nobody else may read this");
});
