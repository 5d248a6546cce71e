import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { codeOfApp } from "#server/testing/authenticator-app.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { resetSecondFactor } from "./second-factor.ts";
import { administrators } from "../tables.ts";

const world = openWorld();
const { accounts } = world.client();

async function mailedCode(email: string) {
  await accounts.adminLogin({ body: { email } });
  return /\b\d{6}\b/.exec((await lastEmailTo(world, email))!.text)![0];
}
/** The first step, and a client that has only that. */
async function firstStep(email: string) {
  const { token } = await accounts.adminVerify({ body: { email, token: await mailedCode(email) } });
  return { token, api: world.client(token).accounts };
}
/** An authenticator app that was given this secret. */
function appOf(secret: string) {
  return () => codeOfApp(secret, world.now());
}
async function enrolled() {
  const { email, adminId } = await anAdministrator(world);
  const { api } = await firstStep(email);
  const app = appOf((await api.startSecondFactor()).secret);
  const entered = await api.confirmSecondFactor({ body: { code: app() } });
  return { email, adminId, app, recoveryCodes: entered.recoveryCodes!, token: entered.token };
}

test("administrators: the code of the email works as it is printed or with spaces, once", async () => {
  const { adminId, email } = await anAdministrator(world);
  const code = await mailedCode(email);
  const typed = { body: { email, token: ` ${code.slice(0, 3)} ${code.slice(3)}` } };
  expect(await accounts.adminVerify(typed)).toMatchObject({ adminId });
  expect(await refusal(accounts.adminVerify(typed))).toMatchObject({ statusCode: 422 });
});

test("second factor: with the first alone nothing opens, and it is asked for", async () => {
  const { email } = await anAdministrator(world);
  const { api, token } = await firstStep(email);
  const outbox = world.client(token).notifications.outbox;
  for (const closed of [api.adminMe, api.me, () => outbox({ query: {} })])
    expect(await refusal(closed())).toMatchObject({ statusCode: 403, code: "SECOND_FACTOR_NEEDED" });
  expect(await api.secondFactor()).toEqual({ enrolled: false, recoveryCodesLeft: 0 });
  await world.pass(15 * 60);
  expect(await refusal(api.secondFactor())).toMatchObject({ statusCode: 401 });
});

test("second factor: the first sign-in adds the app, shows ten recovery codes, and later ones ask for its code", async () => {
  const { email, adminId } = await anAdministrator(world);
  const first = await firstStep(email);
  expect(await refusal(first.api.confirmSecondFactor({ body: { code: "000000" } }))).toMatchObject({
    code: "NOT_STARTED",
  });
  const { secret, uri } = await first.api.startSecondFactor();
  expect(decodeURIComponent(new URL(uri).pathname)).toBe(`/Parallel:${email}`);
  expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({ secret, issuer: "Parallel" });
  const app = appOf(secret);
  expect(await refusal(first.api.confirmSecondFactor({ body: { code: "nope" } }))).toMatchObject({
    code: "WRONG_CODE",
    details: { code: "Enter the code the app shows now" },
  });
  const entered = await first.api.confirmSecondFactor({
    body: { code: ` ${app().slice(0, 3)} ${app().slice(3)}` },
  });
  expect(new Set(entered.recoveryCodes)).toHaveLength(10);
  expect(await world.client(entered.token).accounts.adminMe()).toMatchObject({ adminId });
  expect(await refusal(first.api.secondFactor()), "the token of the first step").toMatchObject({
    statusCode: 401,
  });

  const second = await firstStep(email);
  expect(await second.api.secondFactor()).toEqual({ enrolled: true, recoveryCodesLeft: 10 });
  expect(await refusal(second.api.startSecondFactor())).toMatchObject({ code: "ENROLLED" });
  expect(await refusal(second.api.confirmSecondFactor({ body: { code: app() } })), "twice").toMatchObject({
    code: "WRONG_CODE",
  });
  await world.pass(30);
  const again = await second.api.confirmSecondFactor({ body: { code: app() } });
  expect(again.recoveryCodes).toBeNull();
});

test("second factor: its secret is not kept in the clear, and who signed in how is audited", async () => {
  const { adminId, recoveryCodes } = await enrolled();
  const [row] = await world.db.select().from(administrators).where(eq(administrators.id, adminId));
  expect(row!.totpSecret).toHaveLength(64);
  expect(JSON.stringify(row)).not.toContain(recoveryCodes[0]);
  const actions = await world.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, adminId));
  expect(actions).toEqual([{ action: "administrator.secondFactorAdded" }]);
});

test("second factor: a recovery code works once, in place of the app", async () => {
  const { email, recoveryCodes } = await enrolled();
  const written = `${recoveryCodes[3]!.slice(0, 5)}-${recoveryCodes[3]!.slice(5).toUpperCase()}`;
  const first = await firstStep(email);
  const { token } = await first.api.confirmSecondFactor({ body: { code: written } });
  expect(await world.client(token).accounts.secondFactor()).toEqual({ enrolled: true, recoveryCodesLeft: 9 });
  const second = await firstStep(email);
  expect(await refusal(second.api.confirmSecondFactor({ body: { code: written } }))).toMatchObject({
    code: "WRONG_CODE",
  });
});

test("second factor: new recovery codes take a code of the app and end the old ones", async () => {
  const { token, app, email, recoveryCodes } = await enrolled();
  const { accounts: inside } = world.client(token);
  expect(await refusal(inside.renewRecoveryCodes({ body: { code: recoveryCodes[0]! } }))).toMatchObject({
    code: "WRONG_CODE",
  });
  await world.pass(30);
  const renewed = await inside.renewRecoveryCodes({ body: { code: app() } });
  expect(renewed.recoveryCodes).toHaveLength(10);
  const { api } = await firstStep(email);
  expect(await refusal(api.confirmSecondFactor({ body: { code: recoveryCodes[0]! } }))).toMatchObject({
    code: "WRONG_CODE",
  });
  await api.confirmSecondFactor({ body: { code: renewed.recoveryCodes[0]! } });
});

test("second factor: guesses at it are counted", async () => {
  const { email } = await enrolled();
  const { api } = await firstStep(email);
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 20; time++)
    codes.push((await refusal(api.confirmSecondFactor({ body: { code: "123456" } }))).code);
  expect(new Set(codes)).toEqual(new Set(["WRONG_CODE"]));
  expect(await refusal(api.confirmSecondFactor({ body: { code: "123456" } }))).toMatchObject({
    statusCode: 429,
  });
});

test("second factor: an operator can reset it, which ends all of the administrator’s sessions", async () => {
  const { adminId, email, token } = await enrolled();
  await world.db.transaction((tx) => resetSecondFactor(tx, adminId, world.now()));
  expect(await refusal(world.client(token).accounts.adminMe())).toMatchObject({ statusCode: 401 });
  expect(await (await firstStep(email)).api.secondFactor()).toMatchObject({ enrolled: false });
});

test("administrators: a session ends after twelve hours", async () => {
  const { token } = await enrolled();
  await world.pass(12 * 3600 - 1);
  expect(await world.client(token).accounts.adminMe()).toBeDefined();
  await world.pass(1);
  expect(await refusal(world.client(token).accounts.adminMe())).toMatchObject({ statusCode: 401 });
});
