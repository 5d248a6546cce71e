import { expect, test } from "vitest";
import { aBrowser } from "#server/testing/browser.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { password, withPassword, withSecondFactor } from "#server/testing/passwords.ts";
import { type Person, aPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

const ask = async ({ api }: Person) => (await api.security.askPasskey({ body: { password } })).options;
async function withPasskey(name = "Laptop") {
  const person = await withPassword(world, await aPerson(world));
  const device = new PasskeyDevice();
  const answer = device.create(await ask(person));
  const passkey = await person.api.security.addPasskey({ body: { name, answer } });
  return { ...person, device, passkey };
}
type Wishes = Parameters<PasskeyDevice["sign"]>[1];
/** Signs in with a device in a browser of its own. */
async function signIn(device: PasskeyDevice, wishes: Wishes = {}) {
  const { security } = aBrowser(world).api;
  const { options } = await security.askPasskeySignIn();
  return security.passkeySignIn({ body: { answer: device.sign(options, wishes) } });
}

test("passkeys: one is added, named, used and removed", async () => {
  const ann = await withPasskey();
  const { token, user } = await signIn(ann.device);
  expect(user.id).toBe(ann.userId);
  const { security } = world.client(token);
  expect(await security.signIns()).toMatchObject([{ way: "passkey", current: true }]);
  const { id } = ann.passkey;
  await security.renamePasskey({ params: { id }, body: { name: "Old laptop" } });
  const [kept] = await security.passkeys();
  expect(kept).toMatchObject({ name: "Old laptop", lastUsedAt: expect.any(String) });
  expect(Object.keys(kept!).toSorted()).toEqual(["createdAt", "id", "lastUsedAt", "name"]);
  expect(await codeOf(security.removePasskey({ params: { id }, body: { password: "not this" } }))).toBe(
    "WRONG_PASSWORD",
  );
  await security.removePasskey({ params: { id }, body: { password } });
  expect(await codeOf(signIn(ann.device))).toBe("PASSKEY_REFUSED");
});

test("passkeys: an answer is good once, in the browser that asked, for five minutes", async () => {
  const { device } = await withPasskey();
  const { security } = aBrowser(world).api;
  const { options } = await security.askPasskeySignIn();
  const elsewhere = aBrowser(world).api.security;
  await elsewhere.askPasskeySignIn();
  const stolen = device.sign(options);
  expect(await codeOf(elsewhere.passkeySignIn({ body: { answer: stolen } }))).toBe("PASSKEY_REFUSED");

  const again = (await security.askPasskeySignIn()).options;
  const answer = device.sign(again);
  await security.passkeySignIn({ body: { answer } });
  expect(await codeOf(security.passkeySignIn({ body: { answer } })), "replayed").toBe("PASSKEY_REFUSED");
  const late = device.sign((await security.askPasskeySignIn()).options);
  await world.pass(5 * 60);
  expect(await codeOf(security.passkeySignIn({ body: { answer: late } })), "late").toBe("PASSKEY_REFUSED");
  const own = device.sign({ challenge: "bWFkZSB1cA" });
  await security.askPasskeySignIn();
  expect(await codeOf(security.passkeySignIn({ body: { answer: own } })), "made up").toBe("PASSKEY_REFUSED");
});

test.each([
  ["another origin", { origin: "http://parallel.test.evil.example" }],
  ["another host's key", { host: "evil.example" }],
  ["no finger and no PIN", { verified: false }],
])("passkeys: %s signs nobody in and adds nothing", async (_, wishes) => {
  const ann = await withPasskey();
  expect(await codeOf(signIn(ann.device, wishes))).toBe("PASSKEY_REFUSED");
  const answer = new PasskeyDevice().create(await ask(ann), wishes);
  expect(await codeOf(ann.api.security.addPasskey({ body: { name: "Phone", answer } }))).toBe(
    "PASSKEY_REFUSED",
  );
  expect(await ann.api.security.passkeys()).toHaveLength(1);
});

test("passkeys: a copy that counts backwards and another device's signature are refused", async () => {
  const ann = await withPasskey();
  await signIn(ann.device, { counter: 9 });
  expect(await codeOf(signIn(ann.device, { counter: 9 }))).toBe("PASSKEY_REFUSED");
  const forged = new PasskeyDevice();
  Object.assign(forged, { id: ann.device.id });
  expect(await codeOf(signIn(forged, { counter: 20 }))).toBe("PASSKEY_REFUSED");
  expect(await codeOf(signIn(new PasskeyDevice()))).toBe("PASSKEY_REFUSED");
});

test("passkeys: someone else's challenge, credential and row are out of reach", async () => {
  const ann = await withPasskey();
  const bob = await withPasskey();
  const options = await ask(ann);
  const answer = new PasskeyDevice().create(options);
  const add = (person: Person, given: typeof answer) =>
    codeOf(person.api.security.addPasskey({ body: { name: "Mine", answer: given } }));
  expect(await add(bob, answer), "a challenge of ann").toBe("PASSKEY_REFUSED");
  expect(await add(bob, ann.device.create(await ask(bob))), "a key that is ann's").toBe("PASSKEY_REFUSED");
  const params = { id: ann.passkey.id };
  const { security } = bob.api;
  expect(await codeOf(security.renamePasskey({ params, body: { name: "x" } }))).toBe("NOT_FOUND");
  expect(await codeOf(security.removePasskey({ params, body: { password } }))).toBe("NOT_FOUND");
  const signed = ann.device.sign((await aBrowser(world).api.security.askPasskeySignIn()).options);
  const asAdded = { ...signed, response: signed.response };
  expect(await add(bob, asAdded as typeof answer), "a sign-in as an addition").toBe("PASSKEY_REFUSED");
});

test("passkeys: count as both factors, and adding one takes both", async () => {
  const ann = await withPasskey();
  const safe = await withSecondFactor(world, ann);
  expect((await signIn(ann.device)).user.id).toBe(ann.userId);
  expect(await codeOf(ann.api.security.askPasskey({ body: { password } }))).toBe("SECOND_FACTOR_NEEDED");
  await world.pass(30);
  await ann.api.security.askPasskey({ body: { password, code: safe.app() } });
});
