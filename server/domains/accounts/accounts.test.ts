import { expect, test } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { lastEmailTo as emailTo } from "#server/testing/emails.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { sessions } from "./tables.ts";

const world = openWorld();
const ann = {
  email: "ann@people.example",
  password: "correct horse",
  fullName: "Ann Lee",
  parallelTag: "annlee",
};

async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallRefused)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error.error;
}
const lastEmailTo = (email: string) => emailTo(world, email);
const linkIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!;

test("accounts: a person signs up, is sent an email, confirms the address and signs in", async () => {
  const { user } = await world.client().accounts.signUp({ body: ann });
  expect(user).toMatchObject({
    fullName: "Ann Lee",
    emailVerified: false,
    parallelTag: "annlee",
    accessRoles: [],
  });
  const email = await lastEmailTo(ann.email);
  await world.client().accounts.verifyEmail({ body: { token: linkIn(email!.text) } });
  const { token } = await world
    .client()
    .accounts.login({ body: { email: "ANN@people.example ", password: ann.password } });
  const me = await world.client(token).accounts.me();
  expect(me.emailVerified).toBe(true);
  expect(
    await refusal(world.client().accounts.verifyEmail({ body: { token: linkIn(email!.text) } })),
  ).toMatchObject({ code: "LINK_EXPIRED" });
});

test("accounts: the specified sentences answer a short password, a known address and a bad address", async () => {
  expect(
    (await refusal(world.client().accounts.signUp({ body: { ...ann, password: "short" } }))).message,
  ).toBe("Password Too Short");
  expect(
    (await refusal(world.client().accounts.signUp({ body: { ...ann, parallelTag: "other" } }))).message,
  ).toBe("An Account with this email already exists");
  const bad = await refusal(world.client().accounts.signUp({ body: { ...ann, email: "ann@nowhere" } }));
  expect(bad).toMatchObject({
    statusCode: 422,
    message: "Please enter a valid email address",
    details: { email: "Please enter a valid email address" },
  });
});

test("accounts: a tag belongs to one person", async () => {
  expect(
    await world
      .client()
      .accounts.count({ query: { filter: JSON.stringify({ where: { parallelTag: "annlee" } }) } }),
  ).toEqual({ count: 1 });
  expect(
    await refusal(world.client().accounts.signUp({ body: { ...ann, email: "bo@people.example" } })),
  ).toMatchObject({ code: "TAG_TAKEN" });
});

test("accounts: recovery answers the same for known and unknown addresses, works once and ends every session", async () => {
  const { token } = await world.client().accounts.login({ body: ann });
  expect(await world.client().accounts.recover({ body: { email: "nobody@people.example" } })).toEqual(
    await world.client().accounts.recover({ body: { email: ann.email } }),
  );
  const link = linkIn((await lastEmailTo(ann.email))!.text);
  await world.client().accounts.setNewPassword({ body: { token: link, password: "another horse" } });
  expect(
    await refusal(world.client().accounts.setNewPassword({ body: { token: link, password: "third horse" } })),
  ).toMatchObject({ code: "LINK_EXPIRED" });
  expect(await refusal(world.client(token).accounts.me())).toMatchObject({ statusCode: 401 });
  expect(await refusal(world.client().accounts.login({ body: ann }))).toMatchObject({
    code: "WRONG_CREDENTIALS",
  });
  await world.client().accounts.login({ body: { ...ann, password: "another horse" } });
});

test("accounts: a recovery link is too old after an hour", async () => {
  await world.client().accounts.recover({ body: { email: ann.email } });
  const link = linkIn((await lastEmailTo(ann.email))!.text);
  await world.pass(61 * 60);
  expect(
    await refusal(
      world.client().accounts.setNewPassword({ body: { token: link, password: "fourth horse" } }),
    ),
  ).toMatchObject({ code: "LINK_EXPIRED" });
});

test("accounts: sessions are listed, and everywhere else can be signed out", async () => {
  const body = { ...ann, password: "another horse" };
  const here = world.client((await world.client().accounts.login({ body })).token);
  const there = world.client((await world.client().accounts.login({ body })).token);
  expect((await here.accounts.sessions()).filter((session) => session.current)).toHaveLength(1);
  expect((await here.accounts.endOtherSessions()).count).toBeGreaterThanOrEqual(1);
  expect(await refusal(there.accounts.me())).toMatchObject({ statusCode: 401 });
  await here.accounts.logout();
  expect(await refusal(here.accounts.me())).toMatchObject({ statusCode: 401 });
});

test("accounts: a token is dead after thirty days, and says so", async () => {
  const { token } = await world.client().accounts.login({ body: { ...ann, password: "another horse" } });
  await world.pass(30 * 86_400);
  expect(await refusal(world.client(token).accounts.me())).toMatchObject({
    statusCode: 401,
    code: "TOKEN_EXPIRED",
    message: "The token has expired",
  });
});

test("accounts: what a person has read of the first words is remembered for every device", async () => {
  const { token } = await world.client().accounts.login({ body: { ...ann, password: "another horse" } });
  const api = world.client(token);
  await api.accounts.markTipsSeen({ body: { tips: ["today"] } });
  const { seenTips } = await api.accounts.markTipsSeen({ body: { tips: ["today", "search"] } });
  expect(seenTips).toEqual(["today", "search"]);
  expect((await api.accounts.me()).seenTips).toEqual(seenTips);
});

test("accounts: a call without the API key is refused", async () => {
  const response = await world.app.inject({ method: "POST", url: "/api/users/login", payload: {} });
  expect(response.json()).toMatchObject({ error: { statusCode: 401, code: "API_KEY" } });
});

test("accounts: a cookie does not speak for calls that other sites make", async () => {
  const { token } = await world.client().accounts.login({ body: { ...ann, password: "another horse" } });
  const call = (site: string) =>
    world.app.inject({
      method: "POST",
      url: "/api/users/logout",
      headers: {
        "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
        cookie: `token=${token}`,
        "sec-fetch-site": site,
      },
    });
  expect((await call("cross-site")).statusCode).toBe(403);
  expect((await call("same-origin")).statusCode).toBe(200);
});

test("accounts: sessions that ran out long ago are forgotten, day by day", async () => {
  await world.client().accounts.login({ body: { ...ann, password: "another horse" } });
  const kept = () => world.db.$count(sessions);
  expect(await kept()).toBeGreaterThan(0);
  await world.pass(31 * 86_400);
  expect(await kept()).toBeGreaterThan(0);
  await world.pass(30 * 86_400);
  expect(await kept()).toBe(0);
});

test("time zone and locale: they follow the browser at each sign-in until the person chooses", async () => {
  const body = { email: "zoe@people.example", password: "harbor lights at dawn 7", fullName: "Zoe Zone" };
  const from = (timeZone: string, path: string) =>
    world.app.inject({
      method: "POST",
      url: `/api${path}`,
      headers: {
        "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
        "x-time-zone": timeZone,
        "x-locale": "en-GB",
      },
      payload: body,
    });
  const signedUp = await from("Asia/Tokyo", "/users/signup");
  expect(signedUp.json().user).toMatchObject({
    timeZone: "Asia/Tokyo",
    timeZoneChosen: false,
    locale: "en-GB",
  });
  expect((await from("Mars/Olympus", "/users/login")).json().user.timeZone).toBe("Asia/Tokyo");
  const { token, user } = (await from("Europe/Berlin", "/users/login")).json();
  expect(user.timeZone).toBe("Europe/Berlin");

  const { accounts } = world.client(token);
  const params = { id: user.id };
  const chosen = { timeZone: "America/New_York", timeZoneChosen: true };
  expect(await accounts.updateAccount({ params, body: chosen })).toMatchObject(chosen);
  expect((await from("Europe/Berlin", "/users/login")).json().user.timeZone).toBe("America/New_York");
  const region = { locale: "de-AT", localeChosen: true };
  expect(await accounts.updateAccount({ params, body: region })).toMatchObject(region);
  expect((await from("Europe/Berlin", "/users/login")).json().user.locale).toBe("de-AT");
  const odd = accounts.updateAccount({ params, body: { timeZone: "Mars/Olympus" } });
  expect(await refusal(odd)).toMatchObject({ statusCode: 422 });
});

test("a username: one of our own names is refused", async () => {
  const { userId, api } = await aCandidate(world);
  const change = api.accounts.updateAccount({ params: { id: userId }, body: { parallelTag: "admin" } });
  expect(await refusal(change)).toMatchObject({
    statusCode: 422,
    message: "This username is reserved. Choose another.",
    details: { parallelTag: "Choose another username" },
  });
});
