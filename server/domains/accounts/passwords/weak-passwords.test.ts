import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lastEmailTo } from "#server/testing/emails.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { isBreached } from "./breached-passwords.ts";

const world = openWorld();
const { accounts } = world.client();
const folder = mkdtempSync(join(tmpdir(), "breached-"));
afterAll(() => rmSync(folder, { recursive: true }));
const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

let made = 0;
const signUp = (password: string, { fullName = "Wanda Oak", email = `w${++made}@people.example` } = {}) =>
  accounts.signUp({ body: { email, password, fullName } });

test.each(["password", "12345678", "Password1", "QWERTYUIOP", "iloveyou1"])(
  "passwords: %s is refused because everyone tries it",
  async (password) => {
    expect(await refusal(signUp(password))).toMatchObject({
      statusCode: 422,
      code: "WEAK_PASSWORD",
      message: "This password is too common.",
      details: { password: "Choose a password no one would guess" },
    });
  },
);

test.each([
  ["wanda-2026!", {}],
  ["my-OAKTREE-9", { fullName: "Wanda Oaktree" }],
  ["river.stone77", { email: "river.stone@people.example" }],
  ["9-riverside", { email: "riverside@people.example" }],
])("passwords: %s is refused because it holds the person's name or address", async (password, person) => {
  expect(await refusal(signUp(password, person))).toMatchObject({
    code: "WEAK_PASSWORD",
    details: { password: "Choose a password that doesn’t include your name or email" },
  });
});

test("passwords: a short part of a name is no reason to refuse", async () => {
  await signUp("a soaked afternoon", { fullName: "Al Oak" });
});

test("passwords: recovery and change refuse weak ones too, and the link still works afterwards", async () => {
  const email = "vera@people.example";
  const { token, user } = await signUp("correct horse", { email });
  expect(
    await refusal(
      world.client(token).accounts.changePassword({
        params: { id: user.id },
        body: { oldPassword: "correct horse", newPassword: "password1" },
      }),
    ),
  ).toMatchObject({ code: "WEAK_PASSWORD", details: { newPassword: expect.any(String) as string } });
  await accounts.recover({ body: { email } });
  const link = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  expect(
    await refusal(accounts.setNewPassword({ body: { token: link, password: "letmein123" } })),
  ).toMatchObject({ code: "WEAK_PASSWORD" });
  expect(
    await refusal(accounts.setNewPassword({ body: { token: link, password: "vera's garden" } })),
  ).toMatchObject({ details: { password: "Choose a password that doesn’t include your name or email" } });
  await accounts.setNewPassword({ body: { token: link, password: "another horse" } });
});

test("passwords: with a list of breached ones, what is on it is refused", async () => {
  const file = join(folder, "breached.txt");
  const passwords = Array.from({ length: 3000 }, (_, number) => `breached phrase ${number}`);
  writeFileSync(
    file,
    passwords
      .map((each, number) => `${hashOf(each)}:${number}`)
      .toSorted()
      .join("\r\n"),
  );
  world.dependencies.config.BREACHED_PASSWORDS_FILE = file;
  expect(await refusal(signUp("breached phrase 77"))).toMatchObject({
    message: "This password has appeared in a data breach.",
    details: { password: "Choose a password you don’t use anywhere else" },
  });
  await signUp("breached phrase 4000");
  // A file is opened for each, so every tenth will do.
  for (const each of passwords.filter((_, number) => number % 10 === 0))
    expect(await isBreached(file, each), each).toBe(true);
  for (let number = 3000; number < 3050; number++)
    expect(await isBreached(file, `breached phrase ${number}`)).toBe(false);
});

test.each([
  ["beginnings of hashes", (hash: string) => hash.slice(0, 10).toLowerCase()],
  ["whole hashes", (hash: string) => hash],
])("passwords: the list may hold %s", async (name, lineOf) => {
  const file = join(folder, `${name}.txt`);
  writeFileSync(
    file,
    `${["one", "two", "three"]
      .map((each) => lineOf(hashOf(each)))
      .toSorted()
      .join("\n")}\n`,
  );
  for (const each of ["one", "two", "three"]) expect(await isBreached(file, each)).toBe(true);
  expect(await isBreached(file, "four")).toBe(false);
  writeFileSync(file, "");
  expect(await isBreached(file, "one")).toBe(false);
});
