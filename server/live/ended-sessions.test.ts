import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#server/domains/accounts/tables.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { signToken } from "#server/chat/index.ts";
import { aCandidate, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { type TestClient, openWorld } from "#server/testing/world.ts";

const world = openWorld();
// No beat of its own comes within these tests: what closes sockets is what happened.
const { open } = openSockets(world, { chat: { endedMs: 50, healthMs: 600_000 } });
const password = "correct horse";

function lineOf(userId: string, token: string) {
  const query = new URLSearchParams({
    api_key: world.dependencies.config.PUBLIC_API_KEY,
    authorization: token,
    json: JSON.stringify({ user_details: { id: userId } }),
  });
  return open(`/chat/connect?${query}`);
}
async function chatSays(token: string) {
  const { statusCode, json } = await world.app.inject({
    method: "POST",
    url: `/chat/channels?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
    headers: { authorization: token, "stream-auth-type": "jwt" },
    payload: { filter_conditions: {} },
  });
  return { statusCode, code: json<{ code?: number }>().code };
}
const tokenOf = async (api: TestClient) => (await api.accounts.me()).streamToken!;

/** A job seeker with two sessions, each with its chat token and an open socket. */
async function twoDevices() {
  const { userId, email } = await aCandidate(world);
  await world.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, userId));
  const devices = [];
  for (let number = 0; number < 2; number++) {
    const { token } = await world.client().accounts.login({ body: { email, password } });
    const api = world.client(token);
    if (number === 0) await api.accounts.endOtherSessions();
    const chatToken = await tokenOf(api);
    const socket = lineOf(userId, chatToken);
    await socket.received("health.check");
    devices.push({ api, chatToken, socket });
  }
  const [here, there] = devices as [(typeof devices)[0], (typeof devices)[0]];
  return { userId, email, here, there };
}

const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Record<string, unknown>;

test("chat tokens: they name their session and live an hour; a new one comes with the account", async () => {
  const { here } = await twoDevices();
  const seconds = world.now().getTime() / 1000;
  expect(claimsIn(here.chatToken)).toMatchObject({ iat: seconds, exp: seconds + 3600 });
  expect(await chatSays(here.chatToken)).toMatchObject({ statusCode: 201 });
  await world.pass(3601);
  expect(await chatSays(here.chatToken)).toMatchObject({ code: 40 });
  expect(await chatSays(await tokenOf(here.api))).toMatchObject({ statusCode: 201 });
});

test("chat tokens: a token of the same person without a session is refused", async () => {
  const { userId } = await twoDevices();
  const token = signToken({ user_id: userId }, world.app.chat.secret);
  expect(await chatSays(token)).toMatchObject({ code: 5 });
});

const endings: [string, (who: Awaited<ReturnType<typeof twoDevices>>) => Promise<unknown>][] = [
  ["signing out there", ({ there }) => there.api.accounts.logout()],
  ["signing out everywhere else", ({ here }) => here.api.accounts.endOtherSessions()],
  [
    "ending that session",
    async ({ here }) => {
      const other = (await here.api.accounts.sessions()).find(({ current }) => !current);
      await here.api.accounts.endSession({ params: { id: other!.id } });
    },
  ],
  [
    "a new password",
    ({ here, userId: id }) =>
      here.api.accounts.changePassword({
        params: { id },
        body: { oldPassword: password, newPassword: "another horse" },
      }),
  ],
];
test.each(endings)(
  "chat: %s closes its sockets within 5 s and ends its token, and no other",
  async (_, end) => {
    const devices = await twoDevices();
    const began = Date.now();
    await end(devices);
    expect(await devices.there.socket.gone()).toBe(4005);
    expect(Date.now() - began).toBeLessThan(5000);
    expect(await chatSays(devices.there.chatToken)).toMatchObject({ code: 5 });
    expect(await chatSays(devices.here.chatToken)).toMatchObject({ statusCode: 201 });
    expect(devices.here.socket.closed).toBeNull();
  },
);

test("chat: a colleague whose access is switched off is out within 5 s", async () => {
  const marit = await aCompanyAdmin(world);
  const jon = await aCompanyAdmin(world, { companyId: marit.companyId });
  const token = await tokenOf(jon.api);
  const socket = lineOf(jon.userId, token);
  await socket.received("health.check");
  await marit.api.companies.updateMember({
    params: { id: jon.companyAdminId },
    body: { disabled: true },
  });
  expect(await socket.gone()).toBe(4005);
  expect(await chatSays(token)).toMatchObject({ code: 5 });
});

test("chat: an administrator who signs out moderates no more", async () => {
  const { api } = await anAdministrator(world);
  const { userId, token } = await api.messaging.moderatorToken();
  const socket = lineOf(userId, token);
  await socket.received("health.check");
  await api.accounts.adminLogout();
  expect(await socket.gone()).toBe(4005);
  expect(await chatSays(token)).toMatchObject({ code: 5 });
});

test("chat: a session that ran out takes its chat token along", async () => {
  const { here } = await twoDevices();
  await world.db.update(sessions).set({ expiresAt: world.now() });
  expect(await chatSays(here.chatToken)).toMatchObject({ code: 5 });
});
