import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aBrowser } from "#server/testing/browser.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aPerson, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { codeOfApp } from "#server/testing/authenticator-app.ts";
import { openWorld } from "#server/testing/world.ts";
import { resetSecondFactor } from "./second-factor.ts";

const world = openWorld();
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

/** An administrator with an authenticator app; each code of it is good once, so time passes before the next. */
async function withApp() {
  const { adminId, api } = await anAdministrator(world, { entering: true });
  const { secret } = await api.accounts.startSecondFactor();
  const app = async () => {
    await world.pass(30);
    return codeOfApp(secret, world.now());
  };
  const { token } = await api.accounts.confirmSecondFactor({ body: { code: await app() } });
  return { adminId, app, accounts: world.client(token).accounts };
}
async function withPasskey() {
  const ada = await withApp();
  const device = new PasskeyDevice();
  const { options } = await ada.accounts.askAdminPasskey({ body: { code: await ada.app() } });
  const answer = device.create(options);
  const passkey = await ada.accounts.addAdminPasskey({ body: { name: "Desk", answer } });
  return { ...ada, device, passkey };
}
async function signIn(device: PasskeyDevice, wishes: Parameters<PasskeyDevice["sign"]>[1] = {}) {
  const { accounts } = aBrowser(world).api;
  const { options } = await accounts.askAdminPasskeySignIn();
  return accounts.adminPasskeySignIn({ body: { answer: device.sign(options, wishes) } });
}

test("administrators’ passkeys: one is added with a code of the app, signs in alone, and is removed with a code", async () => {
  const { adminId, accounts, app, device, passkey } = await withPasskey();
  const { token, adminId: entered } = await signIn(device);
  expect(entered).toBe(adminId);
  const inside = world.client(token).accounts;
  expect(await inside.adminMe()).toMatchObject({ adminId });
  const params = { id: passkey.id };
  await inside.renameAdminPasskey({ params, body: { name: "Old desk" } });
  expect(await accounts.adminPasskeys()).toMatchObject([
    { name: "Old desk", lastUsedAt: expect.any(String) },
  ]);
  expect(await codeOf(inside.removeAdminPasskey({ params, body: { code: "000000" } }))).toBe("WRONG_CODE");
  await inside.removeAdminPasskey({ params, body: { code: await app() } });
  expect(await codeOf(signIn(device))).toBe("PASSKEY_REFUSED");
  const log = await world.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, adminId), like(auditLog.action, "%asskey%")))
    .orderBy(auditLog.id);
  expect(log.map(({ action }) => action.split(".")[1])).toEqual([
    "passkeyAdded",
    "signedInByPasskey",
    "passkeyRenamed",
    "passkeyRemoved",
  ]);
});

test("administrators’ passkeys: without a code of the app, or before the second factor, none is added", async () => {
  const { accounts } = await withApp();
  expect(await codeOf(accounts.askAdminPasskey({ body: { code: "123456" } }))).toBe("WRONG_CODE");
  const entering = await anAdministrator(world, { entering: true });
  const early = entering.api.accounts;
  expect(await codeOf(early.askAdminPasskey({ body: { code: "123456" } }))).toBe("SECOND_FACTOR_NEEDED");
});

test("administrators’ passkeys: an answer is good once, in the browser that asked, and not of a locked device", async () => {
  const { device } = await withPasskey();
  const { accounts } = aBrowser(world).api;
  const { options } = await accounts.askAdminPasskeySignIn();
  const answer = device.sign(options);
  const elsewhere = aBrowser(world).api.accounts;
  await elsewhere.askAdminPasskeySignIn();
  expect(await codeOf(elsewhere.adminPasskeySignIn({ body: { answer } }))).toBe("PASSKEY_REFUSED");
  expect(await codeOf(signIn(device, { verified: false }))).toBe("PASSKEY_REFUSED");
  expect(await codeOf(signIn(device, { origin: "http://parallel.test.evil.example" }))).toBe(
    "PASSKEY_REFUSED",
  );
});

test("administrators’ passkeys: an account’s key opens no admin app, an administrator’s no account, and another’s is not there", async () => {
  const ada = await withPasskey();
  const ann = await withPassword(world, await aPerson(world));
  const device = new PasskeyDevice();
  const { options } = await ann.api.security.askPasskey({ body: { password } });
  await ann.api.security.addPasskey({ body: { name: "Phone", answer: device.create(options) } });
  expect(await codeOf(signIn(device))).toBe("PASSKEY_REFUSED");
  const { security } = aBrowser(world).api;
  const asked = await security.askPasskeySignIn();
  const answer = ada.device.sign(asked.options);
  expect(await codeOf(security.passkeySignIn({ body: { answer } }))).toBe("PASSKEY_REFUSED");
  const other = await withApp();
  const params = { id: ada.passkey.id };
  const remove = other.accounts.removeAdminPasskey({ params, body: { code: await other.app() } });
  expect(await refusal(remove)).toMatchObject({ statusCode: 404 });
});

test("administrators’ passkeys: with a second factor that is reset they go too", async () => {
  const { adminId, device } = await withPasskey();
  await world.db.transaction((tx) => resetSecondFactor(tx, adminId, world.now()));
  expect(await codeOf(signIn(device))).toBe("PASSKEY_REFUSED");
});
