import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { callsPerKey } from "#contract/api-scopes.ts";
import { auditLog } from "#server/audit/tables.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { setRights } from "#server/domains/companies/team/team.ts";
import { anApiKey } from "#server/testing/integrations.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CompanyPerson, aCompanyAdmin, disableAccount } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { apiKeys } from "./tables.ts";

const world = openWorld();
let ana: CompanyPerson;
beforeEach(async () => {
  ana = await aCompanyAdmin(world);
});
const get = (key: string, url: string) =>
  world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${key}` } });
const jobsOf = (key: string) => get(key, `/company/${ana.companyId}/jobs`);
const lastKept = async () => (await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!;

test("API keys: a key is told once, kept as a hash, and works without any other header", async () => {
  await aJob(world, { companyId: ana.companyId });
  const made = await anApiKey(ana, ["jobs:read"]);
  expect(made.key).toMatch(/^ck_[\w-]{43}$/);
  expect(await lastKept()).toMatchObject({ action: "apiKey.created", after: { scopes: ["jobs:read"] } });
  const answer = await jobsOf(made.key);
  expect(answer.json()).toMatchObject({ total: 1 });
  const [listed] = await ana.api.integrations.keys();
  expect(listed).toMatchObject({ id: made.id, ending: made.key.slice(-4), works: true });
  expect(listed!.lastUsedAt).toBe(world.now().toISOString());
  const [row] = await world.db.select().from(apiKeys).where(eq(apiKeys.id, made.id));
  expect(JSON.stringify([listed, row])).not.toContain(made.key);
});

test("API keys: a revoked key, and one that was never made, open nothing", async () => {
  const made = await anApiKey(ana);
  await ana.api.integrations.revokeKey({ params: { id: made.id } });
  expect(await lastKept()).toMatchObject({ action: "apiKey.revoked" });
  for (const key of [made.key, "ck_made-up"]) expect((await jobsOf(key)).statusCode).toBe(401);
});

test("API keys: a key may never do more than its maker may now", async () => {
  const made = await anApiKey(ana);
  const create = () =>
    world.app.inject({
      method: "POST",
      url: "/api/jobs",
      headers: { authorization: `Bearer ${made.key}` },
      payload: { jobTitle: "Ranger" },
    });
  expect((await create()).statusCode).toBe(201);
  const { companyAdminId } = ana;
  await world.db.transaction((tx) =>
    setRights(tx, { companyAdminId, permissions: { jobs: false }, now: world.now() }),
  );
  expect((await create()).statusCode).toBe(403);
  const colleague = await aCompanyAdmin(world, { companyId: ana.companyId });
  const works = async () => [
    (await colleague.api.integrations.keys())[0]!.works,
    (await jobsOf(made.key)).statusCode,
  ];
  expect(await works()).toEqual([true, 200]);
  await disableAccount(world, ana);
  expect(await works()).toEqual([false, 401]);
  await disableAccount(world, ana, false);
  await world.db.update(roles).set({ disabled: true }).where(eq(roles.id, companyAdminId));
  expect(await works()).toEqual([false, 401]);
});

test("API keys: a key acts in its maker's company alone, whatever else the maker is", async () => {
  const made = await anApiKey(ana);
  const other = await aCompanyAdmin(world);
  expect((await get(made.key, `/company/${other.companyId}/jobs`)).statusCode).toBe(404);
  expect((await get(made.key, "/users/me")).statusCode).toBe(403);
});

test("API keys: a key makes so many calls a minute, wherever it calls from", async () => {
  const { key } = await anApiKey(ana);
  let last = 200;
  for (let made = 0; made <= callsPerKey; made += 1) last = (await jobsOf(key)).statusCode;
  expect(last).toBe(429);
  await world.pass(61);
  expect((await jobsOf(key)).statusCode).toBe(200);
});

test("API keys: who may not connect other systems neither makes nor revokes one", async () => {
  const made = await anApiKey(ana);
  const limited = await aCompanyAdmin(world, { companyId: ana.companyId, without: ["integrations"] });
  expect((await refusal(anApiKey(limited))).statusCode).toBe(403);
  const revoking = limited.api.integrations.revokeKey({ params: { id: made.id } });
  expect((await refusal(revoking)).statusCode).toBe(403);
});
