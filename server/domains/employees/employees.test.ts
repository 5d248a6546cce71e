import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { companies } from "#server/domains/companies/index.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, aCompany, aCompanyAdmin, aPerson, anEmployee } from "#server/testing/people.ts";
import { aJob } from "#server/testing/jobs.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const password = "correct horse battery";
let made = 0;

/** A proven company, and an address at its domain that nobody has yet. */
async function aWorkplace() {
  const domain = `works${++made}.example`;
  const company = await aCompany(world, { companyEmailDomain: domain, companyName: `Works ${made}` });
  return { company, domain, companyEmail: `ann@${domain}`, hiringManager: `head@${domain}` };
}
async function tokenTo(email: string) {
  await world.settle();
  return /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
}
const signUp = (body: Parameters<ReturnType<typeof world.client>["employees"]["signUp"]>[0]["body"]) =>
  world.client().employees.signUp({ body });
const newcomer = { fullName: "Ann Weaver", password };

describe("employees: sign-up", () => {
  test("a new account works at the company once the link to its mailbox there is used", async () => {
    const { company, companyEmail, hiringManager } = await aWorkplace();
    const { token, user, employee } = await signUp({ ...newcomer, companyEmail, hiringManager });
    expect(user).toMatchObject({ email: companyEmail, emailVerified: false });
    expect(employee).toMatchObject({
      companyId: null,
      employments: [{ state: "unconfirmed", hiringManager }],
    });
    const api = world.client(token);
    expect(await refusal(api.referrals.requests())).toMatchObject({ statusCode: 403 });

    const confirmed = await api.employees.verifyEmail({ body: { token: await tokenTo(companyEmail) } });
    expect(confirmed).toMatchObject({
      companyId: company.id,
      employments: [{ state: "current", companyEmail }],
    });
    expect(await api.accounts.me()).toMatchObject({
      emailVerified: true,
      employee: { companyId: company.id },
    });
    expect((await api.referrals.requests()).total).toBe(0);
  });

  test("the link works once, for a day, and only for the account that asked", async () => {
    const { companyEmail, hiringManager } = await aWorkplace();
    const { token } = await signUp({ ...newcomer, companyEmail, hiringManager });
    const api = world.client(token);
    const stranger = await anEmployee(world);
    const link = await tokenTo(companyEmail);
    expect(await refusal(stranger.api.employees.verifyEmail({ body: { token: link } }))).toMatchObject({
      code: "OTHER_ACCOUNT",
    });
    await world.pass(25 * 3600);
    expect(await refusal(api.employees.verifyEmail({ body: { token: link } }))).toMatchObject({
      code: "LINK_EXPIRED",
    });
    await api.employees.sendVerification();
    const fresh = await tokenTo(companyEmail);
    await api.employees.verifyEmail({ body: { token: fresh } });
    expect(await refusal(api.employees.verifyEmail({ body: { token: fresh } }))).toMatchObject({
      code: "LINK_EXPIRED",
    });
    expect(await refusal(api.employees.sendVerification())).toMatchObject({ statusCode: 404 });
  });

  test("an existing account gets the company and no second account", async () => {
    const { company, companyEmail, hiringManager } = await aWorkplace();
    const seeker = await aCandidate(world);
    const { token, user } = await seeker.api.employees.signUp({ body: { companyEmail, hiringManager } });
    expect(user).toMatchObject({ id: seeker.userId, accessRoles: ["candidate", "employee"] });
    // Who is signed in goes on in the session they have.
    expect(token).toBe(seeker.token);
    expect(await seeker.api.accounts.sessions()).toHaveLength(1);
    await seeker.api.employees.verifyEmail({ body: { token: await tokenTo(companyEmail) } });
    expect((await seeker.api.accounts.me()).employee).toMatchObject({ companyId: company.id });
    const again = signUp({
      ...newcomer,
      password: "not that one",
      email: seeker.email,
      companyEmail,
      hiringManager,
    });
    expect(await refusal(again)).toMatchObject({ code: "ACCOUNT_EXISTS" });
  });

  test("who has confirmed the address already works there at once", async () => {
    const { company, companyEmail, hiringManager } = await aWorkplace();
    const person = await aPerson(world, { email: companyEmail });
    const { employee } = await person.api.employees.signUp({ body: { companyEmail, hiringManager } });
    expect(employee.companyId).toBe(company.id);
  });

  test("the hiring team is told who joined", async () => {
    const { company, companyEmail, hiringManager } = await aWorkplace();
    const admin = await aCompanyAdmin(world, { companyId: company.id });
    const person = await aPerson(world, { email: companyEmail, fullName: "Ann Weaver" });
    await person.api.employees.signUp({ body: { companyEmail, hiringManager } });
    await world.settle();
    const { notifications } = await admin.api.notifications.list({ query: {} });
    expect(notifications[0]).toMatchObject({
      title: "New employee",
      text: expect.stringContaining("Ann Weaver"),
    });
  });
});

describe("employees: a company that gave up the domain of an address meanwhile", () => {
  const lab = "lab.example";
  async function aNewcomerOfLab() {
    const { company, hiringManager } = await aWorkplace();
    await world.db
      .update(companies)
      .set({ furtherDomains: [lab] })
      .where(eq(companies.id, company.id));
    const companyEmail = `ann${++made}@${lab}`;
    const { token } = await signUp({ ...newcomer, companyEmail, hiringManager });
    const link = await tokenTo(companyEmail);
    await world.db.update(companies).set({ furtherDomains: [] }).where(eq(companies.id, company.id));
    return { api: world.client(token), companyEmail, link };
  }
  const confirmAccount = async (email: string) => {
    await world.client().accounts.resendVerification({ body: { email } });
    await world.client().accounts.verifyEmail({ body: { token: await tokenTo(email) } });
  };

  test("confirms no one as its employee, and keeps no one from confirming their account", async () => {
    const { api, companyEmail, link } = await aNewcomerOfLab();
    expect(await refusal(api.employees.verifyEmail({ body: { token: link } }))).toMatchObject({
      code: "COMPANY_UNKNOWN",
    });
    await confirmAccount(companyEmail);
    expect(await api.accounts.me()).toMatchObject({
      emailVerified: true,
      employee: { companyId: null },
    });
  });

  test("gets no employee where another company has confirmed it since", async () => {
    const { api, companyEmail, link } = await aNewcomerOfLab();
    await aCompany(world, { companyEmailDomain: lab, companyName: "Labs" });
    expect(await refusal(api.employees.verifyEmail({ body: { token: link } }))).toMatchObject({
      code: "COMPANY_CHANGED",
      message: "lab.example now belongs to Labs. Add your company again.",
    });
    await confirmAccount(companyEmail);
    expect((await api.accounts.me()).employee).toMatchObject({ companyId: null });
  });
});

describe("employees: an address that says nothing about where someone works is refused", () => {
  test("mail providers, unknown and unproven companies", async () => {
    await aCompany(world, { companyEmailDomain: "gmail.com" });
    await aCompany(world, { companyEmailDomain: "unproven.example", provenAt: null });
    const codes = {
      "gmail.com": "WORK_EMAIL_NEEDED",
      "unproven.example": "COMPANY_UNKNOWN",
      "bücher.example": "COMPANY_UNKNOWN",
    };
    for (const [domain, code] of Object.entries(codes)) {
      const body = { ...newcomer, companyEmail: `ann@${domain}`, hiringManager: `head@${domain}` };
      expect(await refusal(signUp(body)), domain).toMatchObject({
        code,
        details: { companyEmail: expect.stringContaining(domain) },
      });
    }
  });

  test("a domain below the company's own is the company's", async () => {
    const { company, domain } = await aWorkplace();
    const companyEmail = `ann@uk.${domain}`;
    const person = await aPerson(world, { email: companyEmail });
    const { employee } = await person.api.employees.signUp({
      body: { companyEmail, hiringManager: `head@${domain}` },
    });
    expect(employee.companyId).toBe(company.id);
  });

  test("the hiring manager is someone else at the same company", async () => {
    const { companyEmail, domain } = await aWorkplace();
    for (const hiringManager of ["head@elsewhere.example", companyEmail, `head@not${domain}`])
      expect(await refusal(signUp({ ...newcomer, companyEmail, hiringManager }))).toMatchObject({
        details: { hiringManager: expect.any(String) },
      });
    const empty = await refusal(signUp({ ...newcomer, companyEmail: "", hiringManager: "" }));
    expect(empty.details).toMatchObject({
      companyEmail: "Company email is a required field, Please add",
      hiringManager: "Hiring manager is a required field, Please add",
    });
  });
});

describe("employees: companies over time", () => {
  test("leaving keeps what was earned, and a new company begins where the old one ended", async () => {
    const employee = await anEmployee(world);
    const { api, employeeId, companyId } = employee;
    const id = { params: { id: employeeId } };
    const job = await aJob(world, { companyId, status: "live" });
    await api.jobs.joinTeam({ params: { id: job.id } });
    const left = await api.employees.leave(id);
    expect(left).toMatchObject({
      companyId: null,
      employments: [{ state: "past", company: { id: companyId } }],
    });
    expect(await refusal(api.referrals.requests())).toMatchObject({ statusCode: 403 });
    expect(await api.rewards.earnings(id)).toMatchObject({ totalEarnings: 0 });
    expect(await api.payouts.accounts()).toEqual([]);
    const admin = await aCompanyAdmin(world, { companyId });
    expect((await admin.api.jobs.team({ params: { id: job.id } })).members).toEqual([]);

    const { company, companyEmail, hiringManager } = await aWorkplace();
    await api.employees.signUp({ body: { companyEmail, hiringManager } });
    await api.employees.verifyEmail({ body: { token: await tokenTo(companyEmail) } });
    expect((await api.employees.get(id)).employments.map(({ state }) => state)).toEqual(["current", "past"]);
    expect(await refusal(api.employees.signUp({ body: { companyEmail, hiringManager } }))).toMatchObject({
      code: "ALREADY_EMPLOYED",
    });
    expect((await api.accounts.me()).employee?.companyId).toBe(company.id);
  });

  test("confirming another company ends the one before; asking does not", async () => {
    const { api, employeeId, companyId } = await anEmployee(world);
    const { company, companyEmail, hiringManager } = await aWorkplace();
    const asked = await api.employees.signUp({ body: { companyEmail, hiringManager } });
    expect(asked.employee.companyId).toBe(companyId);
    const { employments } = await api.employees.verifyEmail({ body: { token: await tokenTo(companyEmail) } });
    expect(employments.map(({ company: { id }, state }) => [id, state])).toEqual([
      [company.id, "current"],
      [companyId, "past"],
    ]);
    expect((await api.employees.get({ params: { id: employeeId } })).companyId).toBe(company.id);
  });

  test("title and hiring manager are the employee's own to change", async () => {
    const { companyEmail, hiringManager, domain } = await aWorkplace();
    const person = await aPerson(world, { email: companyEmail });
    const { employee } = await person.api.employees.signUp({ body: { companyEmail, hiringManager } });
    const params = { id: employee.id };
    const body = { title: "Ranger", hiringManager: `lead@${domain}` };
    const changed = await person.api.employees.update({ params, body });
    expect(changed).toMatchObject({ title: "Ranger", employments: [{ hiringManager: body.hiringManager }] });
    const stranger = await anEmployee(world);
    expect(await refusal(stranger.api.employees.get({ params }))).toMatchObject({ statusCode: 404 });
    expect(await refusal(stranger.api.employees.update({ params, body }))).toMatchObject({ statusCode: 404 });
    expect(await refusal(stranger.api.employees.leave({ params }))).toMatchObject({ statusCode: 404 });
  });
});
