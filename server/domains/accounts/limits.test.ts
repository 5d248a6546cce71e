import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { attempts } from "#server/limits/tables.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { tasks } from "#server/tasks/tables.ts";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { administrators } from "./tables.ts";

const world = openWorld();
const password = "correct horse";
let number = 0;

/** A call by an address of its own choice, with the cookies of a browser. */
async function call(
  path: string,
  payload: object,
  { from = `10.0.${number++ % 250}.1`, cookies = {}, app = world.app } = {},
) {
  const response = await app.inject({
    method: "POST",
    url: `/api${path}`,
    remoteAddress: from,
    headers: { "x-api-key": world.dependencies.config.PUBLIC_API_KEY, "sec-fetch-site": "same-origin" },
    cookies,
    payload,
  });
  const set = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { status: response.statusCode, set, body: response.json<{ error?: { message: string } }>() };
}
async function anAccount() {
  const email = `limits${++number}@people.example`;
  await call("/users/signup", { email, password, fullName: "Lea Limit" });
  return email;
}
const statusesOf = async (times: number, one: () => Promise<{ status: number }>) => {
  const statuses: Record<number, number> = {};
  for (let time = 0; time < times; time++) {
    const { status } = await one();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
};
const mailsTo = async (email: string) => {
  await world.settle();
  return world.db.$count(outbox, eq(outbox.recipient, email));
};

test("limits: one account takes thirty wrong passwords an hour, however many addresses and processes they come from", async () => {
  const email = await anAccount();
  const second = await createApp(world.dependencies);
  const wrong = (app = world.app) => call("/users/login", { email, password: "wrong" }, { app });
  expect(await statusesOf(20, () => wrong())).toEqual({ 401: 20 });
  expect(await statusesOf(15, () => wrong(second))).toEqual({ 401: 10, 429: 5 });
  expect((await wrong()).body.error!.message).toBe("Too many attempts. Wait 60 minutes and try again.");
  await second.close();
  await world.pass(3601);
  expect((await call("/users/login", { email, password })).status).toBe(200);
});

test("limits: a stranger's guesses do not lock out a browser that has signed in before", async () => {
  const email = await anAccount();
  const { set } = await call("/users/login", { email, password });
  await statusesOf(31, () => call("/users/login", { email, password: "wrong" }));
  expect((await call("/users/login", { email, password })).status).toBe(429);
  const known = { cookies: { device: set.device! } };
  expect((await call("/users/login", { email, password }, known)).status).toBe(200);
  expect(
    await statusesOf(12, () => call("/users/login", { email, password: "wrong" }, known)),
    "it is no way around the limit",
  ).toEqual({ 401: 10, 429: 2 });
  const other = await anAccount();
  await statusesOf(30, () => call("/users/login", { email: other, password: "wrong" }));
  expect((await call("/users/login", { email: other, password }, known)).status, "another account").toBe(429);
});

test("limits: signing in rightly counts against nobody", async () => {
  const email = await anAccount();
  expect(await statusesOf(35, () => call("/users/login", { email, password }))).toEqual({ 200: 35 });
});

test("limits: a mailbox gets five recovery emails an hour, and nobody is told that it had them", async () => {
  const email = await anAccount();
  await world.settle();
  const before = await mailsTo(email);
  expect(await statusesOf(9, () => call("/users/recover-password", { email }))).toEqual({ 200: 9 });
  expect((await mailsTo(email)) - before).toBe(5);
});

test("limits: one address causes forty emails an hour, whatever they are and whichever process is asked", async () => {
  const statuses: number[] = [];
  const paths = ["/users/verification/resend", "/users/recover-password", "/admins/login"];
  for (let process = 0; process < 3; process++) {
    const app = await createApp(world.dependencies);
    for (let time = 0; time < 15; time++) {
      const email = `somebody${number++}@people.example`;
      statuses.push((await call(paths[time % 3]!, { email }, { from: "10.9.9.9", app })).status);
    }
    await app.close();
  }
  expect(statuses).toEqual([...Array<number>(40).fill(200), ...Array<number>(5).fill(429)]);
});

test("recovery: the call leaves the same behind for known and unknown addresses, so it takes the same time", async () => {
  await world.settle();
  const left = async (email: string) => {
    const mails = await world.db.$count(outbox);
    await call("/users/recover-password", { email });
    const waiting = await world.db
      .select({ kind: tasks.kind })
      .from(tasks)
      .where(eq(tasks.lane, "account-email"));
    const made = (await world.db.$count(outbox)) - mails;
    await world.settle();
    return { waiting, made };
  };
  const known = await left(await anAccountSettled());
  expect(known).toEqual(await left("nobody-at-all@people.example"));
  expect(known).toEqual({ waiting: [{ kind: "accounts.sendRecovery" }], made: 0 });

  async function anAccountSettled() {
    const email = await anAccount();
    await world.settle();
    return email;
  }
});

test("limits: own password, asked while signed in, is guessed ten times and no more", async () => {
  const email = await anAccount();
  const { user, token } = await world.client().accounts.login({ body: { email, password } });
  const change = (oldPassword: string) =>
    refusal(
      world.client(token).accounts.changePassword({
        params: { id: user.id },
        body: { oldPassword, newPassword: "another horse" },
      }),
    );
  for (let time = 0; time < 5; time++) expect(await change("wrong")).toMatchObject({ statusCode: 422 });
  for (let time = 0; time < 5; time++)
    expect(
      await refusal(
        world.client(token).accounts.changeEmail({
          params: { id: user.id },
          body: { email: "new@people.example", password: "wrong" },
        }),
      ),
    ).toMatchObject({ statusCode: 422 });
  expect(await change(password)).toMatchObject({ statusCode: 429 });
});

test("limits: invitations of one account are counted by the hour", async () => {
  const { api } = await aCompanyAdmin(world);
  const statuses: (number | undefined)[] = [];
  for (let time = 0; time < 103; time++) {
    if (time % 25 === 24) {
      // Another minute for the limit within this process.
      await world.app.close();
      world.app = await createApp(world.dependencies);
    }
    const answer = await api.companies.invite({ body: { email: `guest${time}@people.example` } }).then(
      () => undefined,
      (error: { error: { statusCode: number } }) => error.error.statusCode,
    );
    statuses.push(answer);
  }
  expect(statuses.slice(0, 100).every((status) => status === undefined)).toBe(true);
  expect(statuses.slice(100)).toEqual([429, 429, 429]);
});

async function anAdmin() {
  const { adminId } = await anAdministrator(world);
  const [{ email } = { email: "" }] = await world.db
    .select()
    .from(administrators)
    .where(eq(administrators.id, adminId));
  return email;
}
const codesTo = async (email: string) => {
  await world.settle();
  const emails = world.mailed.filter(({ to }) => to === email);
  return emails.map(({ text }) => /\b\d{6}\b/.exec(text)![0]);
};

test("administrators: whoever asks for more codes neither cancels the first nor floods the mailbox", async () => {
  const email = await anAdmin();
  await call("/admins/login", { email });
  const [first] = await codesTo(email);
  expect(await statusesOf(12, () => call("/admins/login", { email }))).toEqual({ 200: 12 });
  expect(await codesTo(email)).toHaveLength(3);
  expect((await call("/admins/login/verify", { email, token: first! })).status).toBe(200);
  const [, second] = await codesTo(email);
  expect((await call("/admins/login/verify", { email, token: second! })).status, "the others ended").toBe(
    422,
  );
});

test("administrators: wrong codes are counted for the person, and a browser of theirs is not locked out by strangers", async () => {
  const email = await anAdmin();
  await call("/admins/login", { email });
  const [code] = await codesTo(email);
  const { set } = await call("/admins/login/verify", { email, token: code! });
  const wrong = () => call("/admins/login/verify", { email, token: "no code" });
  expect(await statusesOf(25, wrong)).toEqual({ 422: 20, 429: 5 });
  const known = { cookies: { adminDevice: set.adminDevice! } };
  await call("/admins/login", { email }, known);
  const codes = await codesTo(email);
  expect((await call("/admins/login/verify", { email, token: codes.at(-1)! })).status).toBe(429);
  expect((await call("/admins/login/verify", { email, token: codes.at(-1)! }, known)).status).toBe(200);
});

test("limits: counts that have run out are forgotten within a day", async () => {
  await call("/users/login", { email: "nobody@people.example", password: "wrong" });
  expect(await world.db.$count(attempts)).toBeGreaterThan(0);
  await world.pass(86_400);
  await world.pass(86_400);
  expect(await world.db.$count(attempts)).toBe(0);
});
