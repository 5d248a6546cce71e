import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCompanyAdmin, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** As LinkedIn writes it, with the notes above the headings. */
const table = [
  "Notes:",
  '"When exporting your connection data, you may notice that some of the email addresses are missing."',
  "",
  "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
  "Ann,Weaver,https://www.linkedin.com/in/ann-weaver,ann@people.example,Moor,Registered Nurse,01 Nov 2026",
  "Bo,Acker,https://www.linkedin.com/in/bo,,Mill,Backend Engineer,02 Nov 2026",
  "Bo,Acker,https://www.linkedin.com/in/bo,,Mill,Backend Engineer,02 Nov 2026",
  "Cy,Zell,https://www.linkedin.com/in/cy,,,,03 Nov 2026",
  ",,,,,,04 Nov 2026",
].join("\n");
const exported = (files: Record<string, string>) =>
  new Blob([
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    ),
  ]);
const archive = () =>
  exported({ "Connections.csv": table, "messages.csv": "a,b\n1,2", "Jobs/Saved Jobs.csv": "a\n1" });

async function aConnectedEmployee() {
  const employee = await anEmployee(world);
  const { companyId } = employee;
  const job = await aJob(world, { companyId, status: "live", jobTitle: "Senior Backend Engineer" });
  await aJob(world, { companyId, status: "live", jobTitle: "Backend Engineer", internal: true });
  const connected = await employee.api.connections.connect({ file: archive(), fileName: "export.zip" });
  return { ...employee, job, connected };
}

describe("connections: the employee's own LinkedIn export", () => {
  test("people are kept with the open jobs of their trade, those first", async () => {
    const { api, job, connected } = await aConnectedEmployee();
    expect(connected).toEqual({ connections: 3, leftOut: 2 });
    const { connections, total, fitting, connectedAt } = await api.connections.list({ query: {} });
    expect(connections.map(({ fullName }) => fullName)).toEqual(["Bo Acker", "Ann Weaver", "Cy Zell"]);
    expect(connections[0]).toMatchObject({
      title: "Backend Engineer",
      employer: "Mill",
      linkedIn: "https://www.linkedin.com/in/bo",
      jobs: [{ id: job.id, jobTitle: "Senior Backend Engineer" }],
    });
    expect(connections[1]!.jobs).toEqual([]);
    expect({ total, fitting }).toEqual({ total: 3, fitting: 1 });
    expect(connectedAt).not.toBeNull();
    const byEmployer = await api.connections.list({ query: { q: "moor" } });
    expect(byEmployer.connections.map(({ fullName }) => fullName)).toEqual(["Ann Weaver"]);
  });

  test("the open jobs that suit someone are listed with whom they suit, and none that is internal or closed", async () => {
    const { api, job, companyId } = await aConnectedEmployee();
    expect(await api.connections.roles({ query: {} })).toMatchObject({
      total: 1,
      roles: [{ id: job.id, fitting: 1, people: [{ fullName: "Bo Acker", employer: "Mill" }] }],
    });
    const nurse = await aJob(world, { companyId, status: "live", jobTitle: "Registered Nurse" });
    expect((await api.connections.roles({ query: {} })).roles.map(({ id }) => id).toSorted()).toEqual(
      [job.id, nurse.id].toSorted(),
    );
    expect(await api.connections.roles({ query: { limit: 1 } })).toMatchObject({ total: 2 });
    const stranger = await anEmployee(world, { companyId });
    expect(await stranger.api.connections.roles({ query: {} })).toEqual({
      roles: [],
      total: 0,
      connectedAt: null,
    });
  });

  test("nobody else sees them: no coworker, no hiring team", async () => {
    const { api, companyId } = await aConnectedEmployee();
    const { id } = (await api.connections.list({ query: {} })).connections[0]!;
    const coworker = await anEmployee(world, { companyId });
    expect((await coworker.api.connections.list({ query: {} })).total).toBe(0);
    expect(await refusal(coworker.api.connections.remove({ params: { id } }))).toMatchObject({
      statusCode: 404,
    });
    const admin = await aCompanyAdmin(world, { companyId });
    expect(await refusal(admin.api.connections.list({ query: {} }))).toMatchObject({ statusCode: 403 });
  });

  test("a newer export takes the place of the older; one person or all can be removed", async () => {
    const { api } = await aConnectedEmployee();
    await api.connections.connect({ file: new Blob([table]), fileName: "Connections.csv" });
    const { connections, total } = await api.connections.list({ query: {} });
    expect(total).toBe(3);
    await api.connections.remove({ params: { id: connections[0]!.id } });
    expect((await api.connections.list({ query: {} })).total).toBe(2);
    await api.connections.removeAll();
    expect(await api.connections.list({ query: {} })).toMatchObject({ total: 0, connectedAt: null });
  });

  test("they are in the copy of one's data and in what is kept, and stay on leaving without jobs", async () => {
    const { api, employeeId } = await aConnectedEmployee();
    const { held } = await api.privacy.overview();
    expect(held).toContainEqual(expect.objectContaining({ part: "connections", count: 3 }));
    await api.employees.leave({ params: { id: employeeId } });
    const { connections, fitting } = await api.connections.list({ query: {} });
    expect({ kept: connections.length, fitting }).toEqual({ kept: 3, fitting: 0 });
  });

  test("an archive without connections, and one that is broken, are refused with what to do", async () => {
    const { api } = await anEmployee(world);
    const broken = new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9])]);
    for (const file of [exported({ "Profile.csv": "a\n1" }), broken, new Blob(["no table"])])
      expect(await refusal(api.connections.connect({ file, fileName: "x.zip" }))).toMatchObject({
        code: "NO_CONNECTIONS",
      });
  });
});
