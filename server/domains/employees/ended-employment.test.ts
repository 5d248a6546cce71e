import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCompany, aCompanyAdmin, aPerson, anEmployee } from "#server/testing/people.ts";
import { aReferralRequest } from "#server/testing/referrals.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { addEmployment, startEmployment } from "./employments.ts";

const world = openWorld();
type Asked = Awaited<ReturnType<typeof aReferralRequest>>;

const stands = async ({ greta }: Asked) => {
  const [application] = await greta.api.applications.mine({ query: {} });
  const { notifications } = await greta.api.notifications.list({ query: {} });
  return { application, titles: notifications.map(({ title }) => title) };
};
const requestEnded = {
  shownAs: "Passed",
  endReason: "The coworker you asked can’t refer you anymore.",
  canAskReferral: true,
};

async function deleteAccount({ api, userId }: Asked["employee"]) {
  const password = "correct horse battery";
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await api.privacy.deleteAccount({ body: { password } });
}

test("ended employment: the employee is told and emailed, and keeps what they earned", async () => {
  const { marit, employee } = await aReferralRequest(world, { byName: true });
  await marit.api.employeeInvites.endEmployment({ params: { id: employee.employeeId } });
  await world.settle();
  const { notifications } = await employee.api.notifications.list({ query: { audience: "employee" } });
  expect(notifications[0]).toMatchObject({
    title: expect.stringMatching(/ended your employment here$/),
    text: expect.stringContaining("What you earned stays yours"),
  });
  expect((await lastEmailTo(world, employee.email))!.subject).toBe(notifications[0]!.title);
});

test("ended employment: people return to a former employer by a new link to their mailbox, even if it is their account’s address", async () => {
  const domain = "works-again.example";
  const company = await aCompany(world, { companyEmailDomain: domain });
  const marit = await aCompanyAdmin(world, { companyId: company.id });
  const companyEmail = `ann@${domain}`;
  const { api } = await aPerson(world, { email: companyEmail });
  const signUp = () => api.employees.signUp({ body: { companyEmail, hiringManager: `head@${domain}` } });
  const { employee } = await signUp();
  expect(employee.companyId).toBe(company.id);
  await marit.api.employeeInvites.endEmployment({ params: { id: employee.id } });
  await world.settle();
  const again = await signUp();
  expect(again.employee.companyId).toBeNull();
  expect(again.employee.employments.map(({ state }) => state)).toEqual(["unconfirmed", "past"]);
  expect(await refusal(api.referrals.requests({ query: {} }))).toMatchObject({ statusCode: 403 });
  await world.settle();
  const token = /token=([\w-]+)/.exec((await lastEmailTo(world, companyEmail))!.text)![1]!;
  const back = await api.employees.verifyEmail({ body: { token } });
  expect(back.companyId).toBe(company.id);
});

test("ended employment: who confirms another company meanwhile keeps that one", async () => {
  const { marit, employee } = await aReferralRequest(world, { byName: true });
  const { userId, employeeId } = employee;
  const next = await aCompany(world);
  const waiting = () =>
    world.db.execute(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  const pressed = await world.db.transaction(async (tx) => {
    const wanted = { userId, companyId: next.id, companyEmail: employee.email, createdAt: world.now() };
    const employment = await addEmployment(tx, wanted, next.companyName);
    const ending = refusal(marit.api.employeeInvites.endEmployment({ params: { id: employeeId } }));
    await expect.poll(async () => (await waiting()).rows.length).toBe(1);
    await startEmployment(tx, { employment, now: world.now() });
    return { ending };
  });
  expect(await pressed.ending).toMatchObject({ statusCode: 404 });
  expect((await employee.api.employees.get({ params: { id: employeeId } })).companyId).toBe(next.id);
});

test("ended employment: people who leave by themselves are not told of it", async () => {
  const { employee } = await aReferralRequest(world, { byName: true });
  await employee.api.employees.leave({ params: { id: employee.employeeId } });
  await world.settle();
  const { notifications } = await employee.api.notifications.list({ query: { audience: "employee" } });
  expect(notifications.map(({ title }) => title)).not.toContainEqual(expect.stringContaining("ended"));
});

test.each([
  [
    "the team ends the employment",
    ({ marit, employee }: Asked) =>
      marit.api.employeeInvites.endEmployment({ params: { id: employee.employeeId } }),
  ],
  [
    "they leave",
    ({ employee }: Asked) => employee.api.employees.leave({ params: { id: employee.employeeId } }),
  ],
  ["they delete their account", ({ employee }: Asked) => deleteAccount(employee)],
])("ended employment: once %s, who asked them is told and may ask someone else", async (_, end) => {
  const request = await aReferralRequest(world, { byName: true });
  const { job, greta } = request;
  const toEveryone = await aReferralRequest(world, { byName: false });
  await end(request);
  await world.settle();
  const { application, titles } = await stands(request);
  expect(application).toMatchObject(requestEnded);
  expect(titles).toContain(`Your referral request for ${job.jobTitle} has closed`);
  expect((await lastEmailTo(world, greta.email))!.text).toContain(requestEnded.endReason);
  expect((await stands(toEveryone)).application).toMatchObject({ shownAs: "referral request" });
  const coworker = await anEmployee(world, { companyId: job.companyId });
  await greta.api.referrals.ask({ query: {}, body: { jobId: job.id, everyone: true } });
  expect((await coworker.api.referrals.requests({ query: {} })).total).toBe(1);
});
