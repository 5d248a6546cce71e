import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { aBrowser } from "#server/testing/browser.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { password, withPassword, withSecondFactor } from "#server/testing/passwords.ts";
import { type Person, aPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { secondFactors, users } from "../tables.ts";

const world = openWorld();
const anyone = world.client();
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

/** The first step of signing in with a password: the token to give the second factor with. */
async function firstStep({ email }: Person) {
  const refused = await refusal(aBrowser(world).api.accounts.login({ body: { email, password } }));
  expect(refused).toMatchObject({ statusCode: 403, code: "SECOND_FACTOR_NEEDED" });
  return (refused.details as { token: string }).token;
}
const give = (token: string, code: string) => anyone.security.finishSignIn({ body: { token, code } });
/** Codes are good once, so that the next act waits for the next. */
const nextCode = () => world.pass(30);

test("second factor: adding it takes the password and a code of the app, and the mailbox is told", async () => {
  const ann = await withPassword(world, await aPerson(world));
  const { security } = ann.api;
  expect(await codeOf(security.startSecondFactor({ body: { password: "not this one" } }))).toBe(
    "WRONG_PASSWORD",
  );
  expect(await codeOf(security.confirmSecondFactor({ body: { code: "123456" } }))).toBe("NOT_STARTED");
  await security.startSecondFactor({ body: { password } });
  expect(await codeOf(security.confirmSecondFactor({ body: { code: "000000" } }))).toBe("WRONG_CODE");
  expect(await security.secondFactor()).toEqual({ on: false, recoveryCodesLeft: 0 });
  await anyone.accounts.login({ body: { email: ann.email, password } });

  await withSecondFactor(world, ann);
  expect(await security.secondFactor()).toEqual({ on: true, recoveryCodesLeft: 10 });
  expect(await ann.api.accounts.me()).toMatchObject({ secondFactor: true });
  expect((await lastEmailTo(world, ann.email))!.subject).toBe("Two-factor authentication was turned on");
  const [kept] = await world.db.select().from(secondFactors).where(eq(secondFactors.userId, ann.userId));
  expect(kept!.recoveryCodes.join()).not.toMatch(/^[a-z2-7]{10},/);
});

test("second factor: the password alone opens nothing, and the code finishes what it began, once", async () => {
  const ann = await withSecondFactor(world, await aPerson(world));
  await nextCode();
  const token = await firstStep(ann);
  expect(await codeOf(world.client(token).accounts.me())).toBe("TOKEN_EXPIRED");
  expect(await codeOf(give(token, "000000"))).toBe("WRONG_CODE");
  expect(await codeOf(give("made up", ann.app()))).toBe("SIGN_IN_EXPIRED");
  const code = ann.app();
  const signedIn = await give(token, code);
  expect(await world.client(signedIn.token).accounts.me()).toMatchObject({ id: ann.userId });
  expect(await codeOf(give(token, code)), "the token again").toBe("SIGN_IN_EXPIRED");
  expect(await codeOf(give(await firstStep(ann), code)), "the code again").toBe("WRONG_CODE");
  expect(await world.client(signedIn.token).security.signIns()).toMatchObject([
    { way: "password", secondFactor: "app", current: true, open: true },
  ]);
});

test("second factor: what was begun ends after a quarter of an hour, and with a new password", async () => {
  const ann = await withSecondFactor(world, await aPerson(world));
  const late = await firstStep(ann);
  await world.pass(15 * 60);
  expect(await codeOf(give(late, ann.app()))).toBe("SIGN_IN_EXPIRED");
  const old = await firstStep(ann);
  const changed = { oldPassword: password, newPassword: "another harbor 8" };
  const change = (body: object) =>
    ann.api.accounts.changePassword({ params: { id: ann.userId }, body: { ...changed, ...body } });
  expect(await codeOf(change({}))).toBe("SECOND_FACTOR_NEEDED");
  await change({ code: ann.app() });
  await nextCode();
  expect(await codeOf(give(old, ann.app()))).toBe("SIGN_IN_EXPIRED");
});

test("second factor: a recovery code works once, and one of someone else never", async () => {
  const ann = await withSecondFactor(world, await aPerson(world));
  const bob = await withSecondFactor(world, await aPerson(world));
  const [first] = ann.recoveryCodes;
  expect(await codeOf(give(await firstStep(bob), first!))).toBe("WRONG_CODE");
  await nextCode();
  expect(await codeOf(give(await firstStep(bob), ann.app()))).toBe("WRONG_CODE");
  const { token } = await give(await firstStep(ann), `${first!.slice(0, 5)}-${first!.slice(5)}`);
  expect(await world.client(token).security.secondFactor()).toMatchObject({ recoveryCodesLeft: 9 });
  expect(await codeOf(give(await firstStep(ann), first!))).toBe("WRONG_CODE");
});

test("second factor: after 10 wrong codes within 15 minutes no more are accepted from anyone", async () => {
  const ann = await withSecondFactor(world, await aPerson(world));
  await nextCode();
  for (let guess = 0; guess < 10; guess++)
    expect(await codeOf(give(await firstStep(ann), "000000"))).toBe("WRONG_CODE");
  const token = await firstStep(ann);
  expect((await refusal(give(token, ann.app()))).statusCode).toBe(429);
  await world.pass(15 * 60);
  await give(await firstStep(ann), ann.app());
});

test("second factor: what matters asks for it again, with an open session too", async () => {
  const ann = await withSecondFactor(world, await aPerson(world));
  const { accounts, privacy, security } = ann.api;
  const params = { id: ann.userId };
  const acts = [
    () => accounts.changeEmail({ params, body: { email: "new@people.example", password } }),
    () => privacy.deleteAccount({ body: { password } }),
    () => security.askPasskey({ body: { password } }),
    () => security.renewRecoveryCodes({ body: { password } }),
    () => security.removeSecondFactor({ body: { password } }),
  ];
  for (const act of acts) expect(await codeOf(act())).toBe("SECOND_FACTOR_NEEDED");
  expect(await codeOf(security.startSecondFactor({ body: { password } }))).toBe("SECOND_FACTOR_NEEDED");
  await nextCode();
  const renewed = await security.renewRecoveryCodes({ body: { password, code: ann.app() } });
  expect(await codeOf(give(await firstStep(ann), ann.recoveryCodes[0]!))).toBe("WRONG_CODE");
  await security.removeSecondFactor({ body: { password, code: renewed.recoveryCodes[0]! } });
  expect(await anyone.accounts.login({ body: { email: ann.email, password } })).toHaveProperty("token");
});

test("second factor: nobody adds one to an address that is not confirmed, or without a password", async () => {
  const squatter = await withPassword(world, await aPerson(world));
  const mine = eq(users.id, squatter.userId);
  await world.db.update(users).set({ emailVerifiedAt: null }).where(mine);
  const { security } = squatter.api;
  expect(await codeOf(security.startSecondFactor({ body: { password } }))).toBe("EMAIL_UNCONFIRMED");
  expect(await codeOf(security.askPasskey({ body: { password } }))).toBe("EMAIL_UNCONFIRMED");
  const without = await aPerson(world);
  expect(await codeOf(without.api.security.startSecondFactor({ body: { password } }))).toBe("NO_PASSWORD");
});
