import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { auditLog } from "#server/audit/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anEmployeeWaiting } from "#server/testing/employees.ts";
import { aCompany, anAdministrator } from "#server/testing/people.ts";
import { employeeWaitLists } from "../tables.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const password = "correct horse battery";
const newDomain = () => `weavers-${newId()}.example`;
const of = (domain: string) => ({
  companyName: "Weavers",
  companyEmail: `ann@${domain}`,
  hiringManager: `head@${domain}`,
});

async function confirm(email: string) {
  const token = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  await world.client().accounts.verifyEmail({ body: { token } });
}
async function desk() {
  return (await anAdministrator(world)).api.employeeWaitLists;
}

describe("waitlist of employees: joining", () => {
  test("a new account waits once its email is confirmed, and is no employee", async () => {
    const domain = newDomain();
    const body = { ...of(domain), fullName: "Ann Weaver", password };
    const { token, entry } = await world.client().employeeWaitLists.join({ body });
    const { list } = await desk();
    expect(entry).toMatchObject({ state: "unconfirmed", companyIsHere: false });
    expect((await list()).some(({ id }) => id === entry.id)).toBe(false);
    await confirm(body.companyEmail);
    const api = world.client(token);
    expect((await api.employeeWaitLists.mine()).entry?.state).toBe("waiting");
    expect((await lastEmailTo(world, body.companyEmail))!.subject).toBe("You’re on the waitlist for Weavers");
    expect((await list()).find(({ id }) => id === entry.id)).toMatchObject({
      fullName: "Ann Weaver",
      others: 0,
    });
    expect((await api.accounts.me()).employee).toBeNull();
    expect(await refusal(api.referrals.requests())).toMatchObject({ statusCode: 403 });
  });

  test("a place that nobody decides about anymore gives way to another company’s, and can be left", async () => {
    const { api, domain } = await anEmployeeWaiting(world);
    const { decide } = await desk();
    const { id } = (await api.employeeWaitLists.mine()).entry!;
    await decide({ params: { id }, body: { status: "approved" } });
    const join = (at: string) => api.employeeWaitLists.join({ body: of(at) });
    expect(await refusal(join(domain))).toMatchObject({ code: "ALREADY_WAITING" });
    const next = newDomain();
    expect((await join(next)).entry).toMatchObject({ state: "waiting", companyEmail: `ann@${next}` });
    await aCompany(world, { companyEmailDomain: next });
    await world.db
      .update(employeeWaitLists)
      .set({ companyId: newId() })
      .where(eq(employeeWaitLists.companyEmail, `ann@${next}`));
    const last = newDomain();
    expect((await join(last)).entry).toMatchObject({ state: "waiting", companyIsHere: false });
    await api.employeeWaitLists.leave();
    expect(await api.employeeWaitLists.mine()).toEqual({ entry: null });
  });

  test("addresses that say nothing, known companies and other managers are refused", async () => {
    const { api, domain } = await anEmployeeWaiting(world);
    const join = (body: ReturnType<typeof of>) => refusal(api.employeeWaitLists.join({ body }));
    expect(await join(of("gmail.com"))).toMatchObject({ code: "WORK_EMAIL_NEEDED" });
    const known = newDomain();
    await aCompany(world, { companyEmailDomain: known });
    expect(await join(of(known))).toMatchObject({ code: "COMPANY_KNOWN" });
    expect(await join({ ...of(newDomain()), hiringManager: `head@${domain}` })).toMatchObject({
      details: { hiringManager: expect.any(String) },
    });
    expect(await join(of(newDomain()))).toMatchObject({ code: "ALREADY_WAITING" });
  });

  test("an account that exists is not touched without its password", async () => {
    const { email } = await anEmployeeWaiting(world);
    const body = { ...of(newDomain()), email, fullName: "Ann Weaver", password: "not that one" };
    expect(await refusal(world.client().employeeWaitLists.join({ body }))).toMatchObject({
      code: "ACCOUNT_EXISTS",
    });
  });
});

describe("waitlist of employees: decisions", () => {
  test("approving asks the hiring manager once, no matter who names them", async () => {
    const first = await anEmployeeWaiting(world);
    const second = await anEmployeeWaiting(world, first.domain);
    const { decide, list } = await desk();
    expect((await list()).find(({ id }) => id === first.id)).toMatchObject({ others: 1 });
    const approve = (id: string) => decide({ params: { id }, body: { status: "approved" } });
    expect(await approve(first.id)).toMatchObject({ state: "approved", reason: null });
    const asked = await lastEmailTo(world, first.hiringManager);
    expect(asked!.subject).toBe("Ann Weaver would like to refer people to Moor Works");
    await approve(second.id);
    expect((await lastEmailTo(world, first.hiringManager))!.id).toBe(asked!.id);
    expect((await lastEmailTo(world, second.email))!.subject).toBe("We asked Moor Works to join");
    expect(await refusal(approve(first.id))).toMatchObject({ code: "NOT_WAITING" });
    const [kept] = await world.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, first.id))
      .orderBy(desc(auditLog.id));
    expect(kept).toMatchObject({ action: "employeeWaitList.approved" });
  });

  test("a rejection needs a reason, is told, and may be corrected", async () => {
    const { api, id, email } = await anEmployeeWaiting(world);
    const { decide } = await desk();
    const reject = (reason?: string) => decide({ params: { id }, body: { status: "rejected", reason } });
    expect((await refusal(reject())).details).toHaveProperty("reason");
    await reject("There is no such company.");
    expect((await lastEmailTo(world, email))!.text).toContain("There is no such company.");
    const { entry } = await api.employeeWaitLists.join({ body: of(newDomain()) });
    expect(entry).toMatchObject({ id, state: "waiting", reason: null, companyName: "Weavers" });
  });
});

describe("waitlist of employees: the company comes", () => {
  test("who waits is told once, signs up there and no longer waits", async () => {
    const { api, id, email, domain, companyEmail, hiringManager } = await anEmployeeWaiting(world);
    const below = await anEmployeeWaiting(world, `uk.${domain}`);
    await world.client().companies.signUp({
      body: {
        companyName: "Moor Works",
        website: domain,
        email: `founder@${domain}`,
        fullName: "Fay Founder",
        password,
      },
    });
    expect((await api.employeeWaitLists.mine()).entry?.companyIsHere).toBe(false);
    await confirm(`founder@${domain}`);
    await world.settle();
    expect((await lastEmailTo(world, email))!.subject).toBe("Moor Works is here");
    expect((await lastEmailTo(world, below.email))!.subject).toBe("Moor Works is here");
    expect((await api.employeeWaitLists.mine()).entry).toMatchObject({ companyIsHere: true });
    const { list, decide } = await desk();
    expect((await list()).some((entry) => entry.id === id)).toBe(false);
    expect(await refusal(decide({ params: { id }, body: { status: "approved" } }))).toMatchObject({
      code: "NOT_WAITING",
    });
    await api.employees.signUp({ body: { companyEmail, hiringManager } });
    expect((await api.employeeWaitLists.mine()).entry?.state).toBe("waiting");
    const token = /token=([\w-]+)/.exec((await lastEmailTo(world, companyEmail))!.text)![1]!;
    await api.employees.verifyEmail({ body: { token } });
    expect((await api.employeeWaitLists.mine()).entry?.state).toBe("skipped");
  });
});
