import { expect, test } from "vitest";
import { forgetOldEvents } from "../realtime/forget-events.ts";
import { admitEverybody, chatCaller } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);

const daySeconds = 86_400;
async function aGuest(remoteAddress: string) {
  const response = await world.app.inject({
    method: "POST",
    url: `/chat/guest?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
    headers: { "stream-auth-type": "anonymous" },
    payload: { user: { id: "tom" } },
    remoteAddress,
  });
  return response.json();
}

test("guests: one address makes twenty a day, others and servers go on, and a day later it may again", async () => {
  for (let made = 0; made < 20; made++)
    expect((await aGuest("198.51.100.1")).user.role, `guest ${made + 1}`).toBe("guest");
  const refused = await aGuest("198.51.100.1");
  expect(refused).toMatchObject({ code: 9, StatusCode: 429 });
  expect(refused.message).toContain("try again tomorrow");
  expect((await aGuest("198.51.100.2")).user.role).toBe("guest");
  const byServer = chatCaller(world);
  for (let made = 0; made < 21; made++) {
    const { status } = await byServer("POST", "/guest", { body: { user: { id: "ida" } } });
    expect(status).toBe(201);
  }
  await world.pass(daySeconds + 1);
  expect((await aGuest("198.51.100.1")).user.role).toBe("guest");
});

test("guests: those who wrote nothing are deleted after a month, those who wrote stay", async () => {
  const [silent, speaking] = [(await aGuest("198.51.100.4")).user.id, (await aGuest("198.51.100.4")).user.id];
  const server = chatCaller(world);
  const data = { created_by_id: speaking };
  await server("POST", "/channels/livestream/open-day/query", { body: { data } });
  const message = { text: "hello", user_id: speaking };
  await server("POST", "/channels/livestream/open-day/message", { body: { message } });
  const known = async () => {
    const payload = JSON.stringify({ filter_conditions: { id: { $in: [silent, speaking] } } });
    const { users } = (await server("GET", "/users", { query: { payload } })).body;
    return users.map(({ id }: { id: string }) => id);
  };
  await world.pass(30 * daySeconds);
  await forgetOldEvents(world.app.chat);
  expect(await known()).toHaveLength(2);
  await world.pass(1);
  await forgetOldEvents(world.app.chat);
  expect(await known()).toEqual([speaking]);
});

test("guests: their token is good for a day", async () => {
  const { access_token: authorization } = await aGuest("198.51.100.3");
  const look = async () => {
    const url = `/chat/unread?api_key=${world.dependencies.config.PUBLIC_API_KEY}`;
    return (await world.app.inject({ url, headers: { authorization } })).json();
  };
  await world.pass(daySeconds - 1);
  expect(await look()).toMatchObject({ total_unread_count: 0 });
  await world.pass(1);
  expect(await look()).toMatchObject({ code: 40, StatusCode: 401 });
});
