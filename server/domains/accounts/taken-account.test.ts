import { expect, test } from "vitest";
import { lastEmailTo } from "#server/testing/emails.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const { accounts } = world.client();
const password = "correct horse";
const linkIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!;
const linkTo = async (email: string) => linkIn((await lastEmailTo(world, email))!.text);

let made = 0;
async function anAccount() {
  const email = `owner${++made}@people.example`;
  const { token, user } = await accounts.signUp({ body: { email, password, fullName: "Olga Own" } });
  return { email, id: user.id, api: world.client(token).accounts };
}
const another = async ({ email }: { email: string }) =>
  world.client((await accounts.login({ body: { email, password } })).token).accounts;

test("recovery: a link to another address that someone asked for before works no more", async () => {
  const owner = await anAccount();
  const thief = `thief${made}@people.example`;
  await (await another(owner)).changeEmail({ params: { id: owner.id }, body: { email: thief, password } });
  const toThief = await linkTo(thief);
  await accounts.recover({ body: { email: owner.email } });
  await accounts.setNewPassword({ body: { token: await linkTo(owner.email), password: "newer horse" } });
  expect(await refusal(accounts.verifyEmail({ body: { token: toThief } }))).toMatchObject({
    code: "LINK_EXPIRED",
  });
  await accounts.login({ body: { email: owner.email, password: "newer horse" } });
});

test("new password: open links end with the other sessions, and the address is told", async () => {
  const owner = await anAccount();
  const elsewhere = await another(owner);
  await accounts.recover({ body: { email: owner.email } });
  const recovery = await linkTo(owner.email);
  await owner.api.changePassword({
    params: { id: owner.id },
    body: { oldPassword: password, newPassword: "newer horse" },
  });
  expect(await lastEmailTo(world, owner.email)).toMatchObject({ subject: "Your password was changed" });
  expect(await refusal(elsewhere.me())).toMatchObject({ statusCode: 401 });
  expect(await owner.api.me()).toMatchObject({ id: owner.id });
  expect(
    await refusal(accounts.setNewPassword({ body: { token: recovery, password: "third horse" } })),
  ).toMatchObject({ code: "LINK_EXPIRED" });
});

test("recovery: the address is told that the password was changed", async () => {
  const owner = await anAccount();
  await accounts.recover({ body: { email: owner.email } });
  await accounts.setNewPassword({ body: { token: await linkTo(owner.email), password: "newer horse" } });
  expect(await lastEmailTo(world, owner.email)).toMatchObject({ subject: "Your password was changed" });
});

test("new address: the old one is told, its links and the other sessions end, and it cannot be set back", async () => {
  const owner = await anAccount();
  const confirmation = await linkTo(owner.email);
  const elsewhere = await another(owner);
  const email = `moved${made}@people.example`;
  await owner.api.changeEmail({ params: { id: owner.id }, body: { email, password } });
  await owner.api.verifyEmail({ body: { token: await linkTo(email) } });
  const told = await lastEmailTo(world, owner.email);
  expect(told!.subject).toBe("Your email address was changed");
  expect(told!.text).toContain("m…@people.example");
  expect(await refusal(elsewhere.me())).toMatchObject({ statusCode: 401 });
  expect(
    await refusal(accounts.verifyEmail({ body: { token: confirmation } })),
    "the older confirmation",
  ).toMatchObject({ code: "LINK_EXPIRED" });
  expect((await owner.api.me()).email).toBe(email);
});

test("accounts: confirming the address one has ends no session", async () => {
  const owner = await anAccount();
  await accounts.verifyEmail({ body: { token: await linkTo(owner.email) } });
  expect(await owner.api.me()).toMatchObject({ emailVerified: true });
});
