import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import {
  aCandidate,
  aCompany,
  aCompanyAdmin,
  aPersonOfAllParts,
  anEmployee,
  disableAccount,
} from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("job teams: employees join and leave, and stand on the job's page", async () => {
  const company = await aCompany(world);
  const job = await aJob(world, { companyId: company.id });
  const emp = await anEmployee(world, { companyId: company.id, fullName: "Eve Employee" });
  const params = { id: job.id };
  expect((await emp.api.jobs.joinTeam({ params })).members).toMatchObject([
    { id: emp.employeeId, kind: "employee", fullName: "Eve Employee" },
  ]);
  expect((await world.client().jobs.get({ params })).employeeSummary.employeeCount).toBe(1);
  expect((await emp.api.jobs.leaveTeam({ params })).members).toEqual([]);
});

test("job teams: who works and hires there joins as the one they say", async () => {
  const { job } = await aHiringTeam(world);
  const noor = await aPersonOfAllParts(world, { companyId: job.companyId });
  const place = (as: "company" | "employee") => ({ params: { id: job.id }, query: { as } });
  expect((await noor.api.jobs.joinTeam(place("employee"))).members).toMatchObject([
    { id: noor.employeeId, kind: "employee" },
  ]);
  expect((await noor.api.jobs.leaveTeam(place("employee"))).members).toEqual([]);
  expect((await noor.api.jobs.joinTeam(place("company"))).members).toMatchObject([
    { id: noor.companyAdminId, kind: "companyAdmin" },
  ]);
});

test("job teams: employees list what is open inside their company with its teams, and no one else does", async () => {
  const company = await aCompany(world);
  const open = await aJob(world, { companyId: company.id, internal: true });
  await aJob(world, { companyId: company.id, status: "draft" });
  const emp = await anEmployee(world, { companyId: company.id });
  await emp.api.jobs.joinTeam({ params: { id: open.id } });
  const asked = {
    query: { filter: JSON.stringify({ where: { companyId: company.id }, include: ["jobTeams"] }) },
  };
  const listed = await emp.api.jobs.list(asked);
  expect(listed.map(({ id }) => id)).toEqual([open.id]);
  expect(listed[0]).toMatchObject({ jobBudgetData: null, jobTeams: { members: [{ id: emp.employeeId }] } });
  expect(await (await anEmployee(world)).api.jobs.list(asked)).toEqual([]);
});

test("job teams: a manager adds a colleague, who is told and hears of applicants from then on", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const params = { id: job.id, memberId: dilip.companyAdminId };
  const colleagues = await marit.api.jobs.colleagues({ params, query: { q: "dilip" } });
  expect(colleagues).toMatchObject([{ id: dilip.companyAdminId, kind: "companyAdmin" }]);
  const team = await marit.api.jobs.addToTeam({ params });
  expect(team.members).toMatchObject([{ id: dilip.companyAdminId }]);
  expect((await marit.api.jobs.addToTeam({ params })).members).toHaveLength(1);
  const ines = await aCandidate(world);
  await ines.api.applications.apply({ params: { id: job.id }, body: {} });
  await world.settle();
  const titles = async (one: typeof marit) =>
    (await one.api.notifications.list()).notifications.map(({ title }) => title);
  expect(await titles(dilip)).toEqual(["New application", `You’re on the team for ${job.jobTitle}`]);
  expect(await titles(marit)).toEqual([]);
  expect((await marit.api.jobs.removeFromTeam({ params })).members).toEqual([]);
});

test("job teams: someone whose account is disabled is on no team until it is enabled", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  await marit.api.jobs.addToTeam({ params: { id: job.id, memberId: dilip.companyAdminId } });
  const members = async () => (await marit.api.jobs.team({ params: { id: job.id } })).members;
  await disableAccount(world, dilip);
  expect(await members()).toEqual([]);
  await disableAccount(world, dilip, false);
  expect(await members()).toHaveLength(1);
});

test("job teams: a hiring manager who hires here is known by name, an outsider or a disabled account by their address alone", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const stranger = await aCompanyAdmin(world);
  const params = { id: job.id };
  const managed = (hiringManagerEmail: string) =>
    marit.api.jobs.update({ params, query: {}, body: { hiringManagerEmail } });
  expect((await managed(marit.email)).jobTeams).toMatchObject({ hiringManager: { userId: marit.userId } });
  expect((await managed(dilip.email)).jobTeams).toMatchObject({ hiringManager: { userId: dilip.userId } });
  await disableAccount(world, dilip);
  expect((await marit.api.jobs.team({ params })).hiringManager).toBeNull();
  const colleagues = await marit.api.jobs.colleagues({ params, query: { q: "dilip" } });
  expect(colleagues).toEqual([]);
  expect((await managed(stranger.email)).jobTeams).toMatchObject({
    hiringManagerEmail: stranger.email,
    hiringManager: null,
  });
});

test("job teams: only colleagues are added, only by who may edit jobs, and only while the job is open", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const stranger = await aCompanyAdmin(world);
  const mole = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["jobs"] });
  const place = (memberId: string) => ({ params: { id: job.id, memberId } });
  const foreign = await refusal(marit.api.jobs.addToTeam(place(stranger.companyAdminId)));
  expect(foreign).toMatchObject({ statusCode: 404 });
  expect((await refusal(stranger.api.jobs.addToTeam(place(stranger.companyAdminId)))).statusCode).toBe(404);
  expect((await refusal(mole.api.jobs.addToTeam(place(dilip.companyAdminId)))).statusCode).toBe(403);
  await marit.api.jobs.close({ params: { id: job.id } });
  expect((await refusal(marit.api.jobs.addToTeam(place(dilip.companyAdminId)))).code).toBe("JOB_CLOSED");
});
