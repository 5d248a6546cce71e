import schema from "@jsonresume/schema/schema.json" with { type: "json" };
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { users } from "#server/domains/accounts/index.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { files } from "#server/domains/files/tables.ts";
import { resumes } from "#server/domains/resumes/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { dataCopies } from "./tables.ts";

const world = openWorld();
const password = "harbor lights at dawn 7";
const daySeconds = 86_400;

const file = ({ token }: { token: string }) => world.send(token)("GET", "/users/my-data/file", undefined, {});

async function copied(person: { token: string }) {
  const response = await file(person);
  expect(response.headers.get("content-type")).toBe("application/zip");
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return { entries, data: JSON.parse(strFromU8(entries["data.json"]!)) };
}

test("my data: one file holds what was written and the documents, and nothing of anyone else", async () => {
  const { marit, job } = await aHiringTeam(world);
  const otto = await aCandidate(world, { fullName: "Otto Zip" });
  const read = await otto.api.resumes.read({ file: new Blob(["Otto Zip\nEngineer"]), fileName: "otto.txt" });
  await otto.api.resumes.create({ body: { fileId: read.file.id, name: "Otto/1", content: read.content } });
  const { id } = await otto.api.applications.apply({ params: { id: job.id }, body: { pitch: "I am Otto" } });
  await marit.api.applications.comment({ params: { id }, body: { comments: "Only for the team" } });

  expect(await otto.api.privacy.copy()).toEqual({ copy: null });
  expect((await file(otto)).status).toBe(404);
  expect(await otto.api.privacy.startCopy()).toMatchObject({ copy: { state: "making", done: 0 } });
  expect((await file(otto)).status).toBe(409);
  await world.settle();
  const { copy } = await otto.api.privacy.copy();
  expect(copy).toMatchObject({ state: "ready", done: copy!.total });

  const { entries, data } = await copied(otto);
  expect(data.account).toMatchObject({ fullName: "Otto Zip" });
  expect(data.account.passwordHash).toBeUndefined();
  expect(data.applications).toMatchObject([{ id, pitch: "I am Otto" }]);
  expect(Object.keys(entries).filter((name) => name.endsWith("otto.txt"))).toHaveLength(1);
  const resume = Object.keys(entries).find((name) => /^resumes\/[^/]+-Otto1\.json$/.test(name))!;
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  expect(ajv.compile(schema)(JSON.parse(strFromU8(entries[resume]!)))).toBe(true);
  expect(JSON.stringify(data)).not.toContain("Only for the team");
  expect(JSON.stringify(data)).not.toContain(marit.email);
  expect((await file(marit)).status).toBe(404);
});

/** Someone with 150 files of 200 kB and 100 resumes. */
async function someoneWithMuch() {
  const person = await aCandidate(world, { fullName: "Ann Plenty" });
  const bytes = Buffer.alloc(200_000, "resume ");
  for (let number = 0; number < 150; number++) {
    const id = newId();
    const key = `candidate-resumes/${id}/much.txt`;
    await world.dependencies.outside.storage.put(key, bytes, "text/plain");
    const row = { id, key, ownerUserId: person.userId, name: "much.txt", type: "text/plain" };
    await world.db.insert(files).values({ ...row, bytes: bytes.length, createdAt: world.now() });
  }
  const { id } = await person.api.resumes.new({ body: {} });
  const [row] = await world.db.select().from(resumes).where(eq(resumes.id, id));
  const more = Array.from({ length: 99 }, () => ({ ...row!, id: newId(), isDefault: false }));
  await world.db.insert(resumes).values(more);
  return person;
}

test("my data: much of it is ready within a minute, for 7 days", async () => {
  const person: CandidatePerson = await someoneWithMuch();
  await person.api.privacy.startCopy();
  const begun = performance.now();
  await world.settle();
  expect(performance.now() - begun).toBeLessThan(60_000);
  const { entries } = await copied(person);
  const names = Object.keys(entries);
  expect(names.filter((name) => name.startsWith("files/"))).toHaveLength(150);
  expect(names.filter((name) => name.startsWith("resumes/"))).toHaveLength(100);

  await world.pass(6 * daySeconds);
  expect((await file(person)).status).toBe(200);
  await world.pass(daySeconds + 1);
  expect((await file(person)).status).toBe(404);
  expect(await person.api.privacy.copy()).toEqual({ copy: null });
  expect(world.failures).toEqual([]);
}, 60_000);

test("my data: a new copy replaces the one before, and goes with the account", async () => {
  const ann = await aCandidate(world);
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, ann.userId));
  const keyOf = async () =>
    (await world.db.select().from(dataCopies).where(eq(dataCopies.userId, ann.userId)))[0]?.key;
  const stored = (key: string) => world.dependencies.outside.storage.get(key);
  await ann.api.privacy.startCopy();
  const first = (await keyOf())!;
  await ann.api.privacy.startCopy();
  expect(await keyOf()).toBe(first);
  await world.settle();
  expect(await stored(first)).not.toBeNull();
  await ann.api.privacy.startCopy();
  await world.settle();
  const second = (await keyOf())!;
  expect([await stored(first), (await stored(second)) !== null]).toEqual([null, true]);

  await ann.api.privacy.deleteAccount({ body: { password } });
  await world.settle();
  expect([await keyOf(), await stored(second)]).toEqual([undefined, null]);
  expect(world.failures).toEqual([]);
});
