import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { jobFeeds } from "#server/domains/jobs/tables.ts";
import { suppressedAddresses } from "#server/outside/mail/tables.ts";
import { anAtsAccount } from "#server/testing/feeds.ts";
import { aCompany, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
openSearch(world);

test("system: a feed that fails is named with its company and why", async () => {
  const { api } = await anAdministrator(world);
  const company = await aCompany(world, { companyName: "Moor Works" });
  const { id } = await anAtsAccount(world, company.id);
  expect((await api.desk.system()).failing).toEqual([]);
  await world.db
    .update(jobFeeds)
    .set({ lastState: "failed", lastMessage: "The board answered 404." })
    .where(eq(jobFeeds.id, id));
  expect((await api.desk.system()).failing).toMatchObject([
    { id, kind: "feed", companyName: "Moor Works", why: "The board answered 404." },
  ]);
});

test("system: indexes and the database say how large they are", async () => {
  const { api } = await anAdministrator(world);
  const { indexes, database, warmingUp, emails } = await api.desk.system();
  expect(warmingUp).toEqual([]);
  expect(indexes.map(({ name }) => name)).toEqual(expect.arrayContaining(["companies", "jobs"]));
  expect(database.bytes).toBeGreaterThan(0);
  expect(database.tables.length).toBeGreaterThan(0);
  expect(Object.values(emails).every((number) => number >= 0)).toBe(true);
});

test("system: an address that bounced is written to again once an administrator says so, which is kept", async () => {
  const { api } = await anAdministrator(world);
  const email = "ann@moor.example";
  await world.db.insert(suppressedAddresses).values({ email, reason: "550 no such user", at: world.now() });
  expect((await api.desk.system()).bounces).toMatchObject([{ email, reason: "550 no such user" }]);
  await api.desk.allowEmail({ body: { email } });
  expect((await api.desk.system()).bouncesTotal).toBe(0);
  expect(await refusal(api.desk.allowEmail({ body: { email } }))).toMatchObject({ statusCode: 404 });
  const [kept] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(kept).toMatchObject({ action: "email.allowed" });
});
