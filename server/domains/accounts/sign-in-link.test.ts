import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lastEmailTo } from "#server/testing/emails.ts";
import { password, withPassword, withSecondFactor } from "#server/testing/passwords.ts";
import { aPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { users } from "./tables.ts";

const world = openWorld();
const { security, accounts } = world.client();
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

async function linkFor(email: string, to?: string) {
  await security.askSignInLink({ body: { email, ...(to && { to }) } });
  const sent = (await lastEmailTo(world, email))!;
  expect(sent.subject).toBe("Your link to sign in");
  return new URL(/http\S+\/sign-in\/link\S+/.exec(sent.text)![0]);
}
const use = (link: URL) => security.useSignInLink({ body: { token: link.searchParams.get("token") ?? "" } });

test("sign-in link: works once, for a quarter of an hour, and says where to go on", async () => {
  const ann = await aPerson(world);
  const link = await linkFor(ann.email, "/jobs?q=nurse");
  expect(link.searchParams.get("to")).toBe("/jobs?q=nurse");
  const { token, user } = await use(link);
  expect(user.id).toBe(ann.userId);
  expect(await world.client(token).security.signIns()).toMatchObject([{ way: "link", current: true }]);
  expect(await codeOf(use(link)), "again").toBe("LINK_EXPIRED");

  const late = await linkFor(ann.email);
  await world.pass(15 * 60);
  expect(await codeOf(use(late)), "late").toBe("LINK_EXPIRED");
  const older = await linkFor(ann.email);
  await linkFor(ann.email);
  expect(await codeOf(use(older)), "replaced by a newer one").toBe("LINK_EXPIRED");
});

test("sign-in link: a mail scanner that opens it uses nothing up", async () => {
  const link = await linkFor((await aPerson(world)).email);
  for (const method of ["GET", "HEAD"] as const)
    await world.app.inject({ method, url: link.pathname + link.search });
  expect(await use(link)).toHaveProperty("token");
});

test("sign-in link: is no way around the second factor, and its token opens nothing else", async () => {
  const ann = await withSecondFactor(world, await aPerson(world));
  await world.pass(30);
  const link = await linkFor(ann.email);
  const half = await refusal(use(link));
  expect(half).toMatchObject({ statusCode: 403, code: "SECOND_FACTOR_NEEDED" });
  expect(await codeOf(use(link)), "the link is used up").toBe("LINK_EXPIRED");
  const { token } = half.details as { token: string };
  expect((await security.finishSignIn({ body: { token, code: ann.app() } })).user.id).toBe(ann.userId);

  const other = await linkFor(ann.email);
  const secret = other.searchParams.get("token")!;
  expect(await codeOf(accounts.setNewPassword({ body: { token: secret, password: "a new harbor 9" } }))).toBe(
    "LINK_EXPIRED",
  );
  expect(await codeOf(accounts.verifyEmail({ body: { token: secret } }))).toBe("LINK_EXPIRED");
});

test("sign-in link: unknown addresses are told nothing, and an unconfirmed one gets a new password instead", async () => {
  await security.askSignInLink({ body: { email: "nobody@people.example" } });
  expect(await lastEmailTo(world, "nobody@people.example")).toBeUndefined();
  const ann = await aPerson(world);
  await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ann.userId));
  await security.askSignInLink({ body: { email: ann.email } });
  expect((await lastEmailTo(world, ann.email))!.subject).toBe("Reset your password");
});

test("sign-in link: five an hour to one mailbox, and none survives a new password", async () => {
  const ann = await withPassword(world, await aPerson(world));
  const link = await linkFor(ann.email);
  const body = { oldPassword: password, newPassword: "another harbor 8" };
  await ann.api.accounts.changePassword({ params: { id: ann.userId }, body });
  expect(await codeOf(use(link))).toBe("LINK_EXPIRED");
  for (let asked = 0; asked < 8; asked++) await security.askSignInLink({ body: { email: ann.email } });
  await world.settle();
  const links = world.mailed.filter(({ to, subject }) => to === ann.email && /link to sign in/.test(subject));
  expect(links).toHaveLength(5);
});

test("sign-in log: who says “that wasn’t me” ends the session, their own alone", async () => {
  const ann = await withPassword(world, await aPerson(world));
  const thief = world.client((await accounts.login({ body: { email: ann.email, password } })).token);
  const stranger = await aPerson(world);
  const [entry] = await ann.api.security.signIns();
  expect(entry).toMatchObject({ way: "password", open: true, current: false, deniedAt: null });
  const params = { id: entry!.id };
  expect(await codeOf(stranger.api.security.denySignIn({ params }))).toBe("NOT_FOUND");
  const link = await linkFor(ann.email);
  expect(await ann.api.security.denySignIn({ params })).toMatchObject({ open: false });
  expect((await refusal(thief.accounts.me())).statusCode).toBe(401);
  expect(await codeOf(use(link)), "a link the thief may have asked for").toBe("LINK_EXPIRED");
  expect(await ann.api.accounts.me()).toMatchObject({ id: ann.userId });
});

test("sign-in log: half a year is kept", async () => {
  const ann = await withPassword(world, await aPerson(world));
  await accounts.login({ body: { email: ann.email, password } });
  await world.pass(181 * 86_400);
  const { token } = await accounts.login({ body: { email: ann.email, password } });
  expect(await world.client(token).security.signIns()).toHaveLength(1);
});
