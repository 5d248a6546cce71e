import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { aJob } from "#server/testing/jobs.ts";
import { anEmployee } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const file = new Blob([
  "First Name,Last Name,URL,Company,Position\n" +
    "Ann,Weaver,https://www.linkedin.com/in/ann,Moor,Registered Nurse\n" +
    "Bo,Acker,https://www.linkedin.com/in/bo,Mill,Backend Engineer",
]);

async function aConnectedEmployee() {
  const employee = await anEmployee(world);
  await employee.api.connections.connect({ file, fileName: "Connections.csv" });
  await aJob(world, { companyId: employee.companyId, jobTitle: "Senior Backend Engineer" });
  return employee;
}

test("roles to refer: every open job is matched, however many there are and however old it is; a person shows only a few", async () => {
  const { api, companyId } = await aConnectedEmployee();
  const nurse = await aJob(world, { companyId, jobTitle: "Registered Nurse" });
  await world.pass(60);
  for (let nth = 0; nth < 70; nth++)
    await aJob(world, { companyId, jobTitle: nth < 9 ? "Backend Engineer" : `Notary ${nth}` });
  const { roles, total } = await api.connections.roles({ query: { limit: 60 } });
  expect({ total, listed: roles.length }).toEqual({ total: 11, listed: 11 });
  expect(roles.find(({ id }) => id === nurse.id)).toMatchObject({ people: [{ fullName: "Ann Weaver" }] });
  expect(new Set(roles.map(({ fitting }) => fitting))).toEqual(new Set([1]));
  const { connections } = await api.connections.list({ query: { q: "Bo" } });
  expect(connections[0]!.jobs).toHaveLength(3);
});

test("roles to refer: all 1,200 open jobs are compared and listed page by page, newest first among equal fits", async () => {
  const { api, companyId } = await aConnectedEmployee();
  const nurse = await aJob(world, { companyId, jobTitle: "Registered Nurse" });
  const [job] = await world.db.select().from(jobs).where(eq(jobs.id, nurse.id));
  const more = Array.from({ length: 1198 }, () => {
    const ids = { id: newId(), publicJobId: newId() };
    return { ...job!, ...ids, jobTitle: "Backend Engineer", createdAt: world.now() };
  });
  for (let at = 0; at < more.length; at += 200) await world.db.insert(jobs).values(more.slice(at, at + 200));
  const listed: string[] = [];
  let total = 1;
  while (listed.length < total) {
    const page = await api.connections.roles({ query: { skip: listed.length, limit: 100 } });
    total = page.total;
    expect(page.roles.length).toBeGreaterThan(0);
    listed.push(...page.roles.map(({ id }) => id));
  }
  expect(total).toBe(1200);
  expect(new Set(listed).size).toBe(1200);
  expect(listed).toContain(nurse.id);
  expect(listed).toEqual(listed.toSorted().toReversed());
  expect((await api.connections.list({ query: { q: "Ann" } })).fitting).toBe(1);
});

test("roles to refer: of many alike all are counted, and the closest shown by name", async () => {
  const { api, companyId } = await anEmployee(world);
  const lines = Array.from({ length: 40 }, (_, nth) => {
    const title = nth % 2 ? "Backend Engineer" : "Senior Backend Engineer";
    return `P${String(nth).padStart(2, "0")},Acker,https://www.linkedin.com/in/p${nth},Mill,${title}`;
  });
  const many = new Blob([["First Name,Last Name,URL,Company,Position", ...lines].join("\n")]);
  await api.connections.connect({ file: many, fileName: "Connections.csv" });
  for (let nth = 0; nth < 3; nth++) await aJob(world, { companyId, jobTitle: "Senior Backend Engineer" });
  const { roles } = await api.connections.roles({ query: {} });
  const names = ["P00 Acker", "P02 Acker", "P04 Acker"];
  expect(roles.map(({ fitting, people }) => [fitting, people.map((one) => one.fullName)])).toEqual(
    Array.from({ length: 3 }, () => [40, names]),
  );
});

test("roles to refer: a company that isn’t public has no jobs to send to anyone", async () => {
  const { api, companyId } = await aConnectedEmployee();
  await world.db.update(companies).set({ published: false }).where(eq(companies.id, companyId));
  expect((await api.connections.roles({ query: {} })).roles).toEqual([]);
  expect((await api.connections.list({ query: {} })).fitting).toBe(0);
});
