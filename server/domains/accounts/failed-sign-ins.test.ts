import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aPerson, anAdministrator } from "#server/testing/people.ts";
import { password as ownPassword, withSecondFactor } from "#server/testing/passwords.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const password = "correct horse battery";
let made = 0;

async function post(path: string, payload: object, from = `10.1.${made++ % 250}.1`) {
  const response = await world.app.inject({
    method: "POST",
    url: `/api${path}`,
    remoteAddress: from,
    headers: { "x-api-key": world.dependencies.config.PUBLIC_API_KEY, "sec-fetch-site": "same-origin" },
    payload,
  });
  return response.statusCode;
}
async function anAccount() {
  const email = `failed${++made}@people.example`;
  const { user, token } = await world
    .client()
    .accounts.signUp({ body: { email, password, fullName: "Fay Fail" }, query: {} });
  return { email, id: user.id, api: world.client(token) };
}
const wrong = (email: string, from?: string) =>
  post("/users/login", { email, password: "not the password" }, from);

async function entries(kind: "failedSignIn" | "signOut", about?: string) {
  const { api } = await anAdministrator(world);
  const { entries: found } = await api.auditLog.list({ query: { kind, about, limit: 100 } });
  return found;
}

test("failed sign-ins: a wrong password is in the audit log, about the account, by someone not signed in", async () => {
  const { email, id } = await anAccount();
  expect(await wrong(email)).toBe(401);
  expect(await entries("failedSignIn", id)).toMatchObject([
    {
      action: "account.signInFailed",
      actorKind: "visitor",
      actorId: null,
      subjectKind: "user",
      subjectId: id,
      subjectName: "Fay Fail",
      after: { way: "password" },
    },
  ]);
});

test("failed sign-ins: what was typed for an unknown account is nowhere in the log", async () => {
  const typed = "my-secret-word@nobody.example";
  await wrong(typed);
  const [last] = await entries("failedSignIn");
  expect(last).toMatchObject({ subjectId: null, after: { account: "unknown", way: "password" } });
  const { rows } = await world.database.pool.query("select 1 from audit_log where audit_log::text like $1", [
    "%my-secret-word%",
  ]);
  expect(rows).toEqual([]);
});

test("failed sign-ins: an account and a network each add so many an hour and no more", async () => {
  const { email, id } = await anAccount();
  for (let time = 0; time < 14; time++) await wrong(email);
  expect(await entries("failedSignIn", id)).toHaveLength(10);
  const failed = eq(auditLog.kind, "failedSignIn");
  const before = await world.db.$count(auditLog, failed);
  for (let time = 0; time < 24; time++) await wrong((await aPerson(world)).email, "203.0.113.9");
  expect((await world.db.$count(auditLog, failed)) - before).toBe(20);
  await world.pass(3601);
  await wrong(email);
  expect(await entries("failedSignIn", id)).toHaveLength(11);
});

test("failed sign-ins: a wrong code of the app is about the account, a passkey nobody has about none", async () => {
  const ann = await withSecondFactor(world, await aPerson(world));
  const login = { email: ann.email, password: ownPassword };
  const { details } = await refusal(world.client().accounts.login({ body: login }));
  const { token } = details as { token: string };
  await refusal(world.client().security.finishSignIn({ body: { token, code: "000000" } }));
  const [last] = await entries("failedSignIn", ann.userId);
  expect(last).toMatchObject({ subjectId: ann.userId, after: { way: "secondFactor" } });
  const answer = { id: "nobody-has-this", type: "public-key" as const };
  await refusal(world.client().security.passkeySignIn({ body: { answer } }));
  const all = await entries("failedSignIn");
  expect(all[0]).toMatchObject({ subjectId: null, after: { account: "unknown", way: "passkey" } });
});

test("failed sign-ins: the right password of a disabled account is in the audit log, and says why it failed", async () => {
  const { email, id } = await anAccount();
  const { api } = await anAdministrator(world);
  const disable = (disabled: boolean) =>
    api.support.setDisabled({ params: { id }, body: { disabled, reason: "Reported by three people" } });
  await disable(true);
  expect(await post("/users/login", { email, password })).toBe(403);
  expect(await entries("failedSignIn", id)).toMatchObject([
    { actorKind: "visitor", subjectId: id, after: { way: "password", account: "disabled" } },
  ]);
  await disable(false);
  expect(await post("/users/login", { email, password })).toBe(200);
  expect(await entries("failedSignIn", id)).toHaveLength(1);
});

test("failed sign-ins: an administrator’s wrong code is about that administrator, others are about no account", async () => {
  const { adminId, api } = await anAdministrator(world);
  const { email } = await api.accounts.adminMe();
  const code = (to: string) => post("/admins/login/verify", { email: to, token: "000000" });
  expect(await code(email)).toBe(422);
  const [last] = await entries("failedSignIn", adminId);
  expect(last).toMatchObject({ subjectKind: "administrator", after: { way: "emailCode" } });
  await code("stranger@nobody.example");
  const [unknown] = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.kind, "failedSignIn"))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(unknown).toMatchObject({ subjectKind: "administrator", subjectId: null });
});

test("sign-outs: here, on another device and everywhere else are in the audit log", async () => {
  const { email, id, api } = await anAccount();
  const login = { body: { email, password } };
  await world.client().accounts.login(login);
  const { token } = await world.client().accounts.login(login);
  await world.client().accounts.login(login);
  const [other] = (await api.accounts.sessions()).filter(({ current }) => !current);
  await api.accounts.endSession({ params: { id: other!.id } });
  await api.accounts.endOtherSessions();
  await api.accounts.endOtherSessions();
  await api.accounts.logout();
  expect(token).toBeTruthy();
  const found = await entries("signOut", id);
  expect(found.map(({ action, actorId, after }) => ({ action, actorId, after }))).toEqual([
    { action: "account.signedOut", actorId: id, after: null },
    { action: "account.signedOut", actorId: id, after: { otherDevices: 2 } },
    { action: "account.signedOut", actorId: id, after: { device: other!.device } },
  ]);
});

test("sign-outs: an administrator’s is in the audit log, and a refused call adds none", async () => {
  const admin = await anAdministrator(world);
  await admin.api.accounts.adminLogout();
  expect(await entries("signOut", admin.adminId)).toMatchObject([
    { actorKind: "admin", actorId: admin.adminId, subjectKind: "administrator" },
  ]);
  const { api, userId } = await aPerson(world);
  await api.accounts.endSession({ params: { id: userId } }).catch(() => null);
  expect(await entries("signOut", userId)).toEqual([]);
});
