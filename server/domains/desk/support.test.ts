import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { auditLog } from "#server/audit/tables.ts";
import { createAdministrator } from "#server/domains/accounts/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { anApiKey } from "#server/testing/integrations.ts";
import { aCandidate, aCompanyAdmin, aPerson, anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const reason = "They wrote that their applications are gone.";

/** The call with its answer's cookies, as a browser would keep them. */
async function lookAs(adminToken: string, userId: string) {
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/admin/people/${userId}/look-as`,
    headers: { authorization: `Bearer ${adminToken}`, "x-api-key": world.dependencies.config.PUBLIC_API_KEY },
    payload: { reason },
  });
  const token = answer.cookies.find(({ name }) => name === "token")?.value;
  return { answer, token: token!, api: world.client(token) };
}
async function lastKept(subjectId: string) {
  const [kept] = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return kept;
}

describe("support: people", () => {
  test("someone is found by a part of name or address, with what support needs", async () => {
    const { api } = await anAdministrator(world);
    const person = await aCandidate(world, { fullName: "Ozias Quill" });
    const { people, total } = await api.support.people({ query: { search: "ias qui" } });
    expect(total).toBe(1);
    expect(people[0]).toMatchObject({ id: person.userId, email: person.email, disabledAt: null });
    expect((await api.support.people({ query: { search: "%" } })).total).toBe(0);
    expect(await api.support.person({ params: { id: person.userId } })).toMatchObject({
      roles: [{ kind: "candidate", companyName: null, disabled: false }],
      openSessions: 1,
      isAdministrator: false,
    });
  });
});

describe("support: looking as someone", () => {
  test("shows what they see for half an hour, and changes, sends or withdraws nothing", async () => {
    const admin = await anAdministrator(world);
    const person = await anEmployee(world);
    const { answer, api } = await lookAs(admin.token, person.userId);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toContain("support");
    const me = await api.accounts.me();
    expect(me).toMatchObject({ id: person.userId, streamToken: null });
    const refused = [
      () => api.employees.leave({ params: { id: person.employeeId } }),
      () => api.accounts.endOtherSessions(),
      () => api.payouts.withdraw({ body: { bankAccountId: newId(), amount: 1, currency: "USD" } } as never),
      () => api.privacy.overview(),
    ];
    for (const call of refused) expect(await refusal(call())).toMatchObject({ code: "SUPPORT_VIEW" });
    const seeker = await lookAs(admin.token, (await aCandidate(world)).userId);
    expect(await refusal(seeker.api.messaging.conversations({ query: {} }))).toMatchObject({
      code: "SUPPORT_VIEW",
    });
    await world.pass(31 * 60);
    expect(await refusal(api.employees.get({ params: { id: person.employeeId } }))).toMatchObject({
      statusCode: 401,
    });
  });

  test("is read on both sides, and ends at once", async () => {
    const admin = await anAdministrator(world);
    const person = await aCandidate(world);
    const { api } = await lookAs(admin.token, person.userId);
    expect(await lastKept(person.userId)).toMatchObject({
      action: "account.lookedAt",
      actorId: admin.adminId,
      onBehalfOf: person.userId,
      why: reason,
    });
    expect((await person.api.security.signIns())[0]).toMatchObject({ way: "support", reason, open: true });
    await api.support.stopLooking();
    expect(await lastKept(person.userId)).toMatchObject({
      action: "account.lookEnded",
      actorId: admin.adminId,
    });
    expect((await person.api.security.signIns())[0]).toMatchObject({ way: "support", open: false });
    expect((await person.api.accounts.me()).id).toBe(person.userId);
  });

  test("ends when the administrator signs out, in the browser they look with too", async () => {
    const admin = await anAdministrator(world);
    const person = await aCandidate(world);
    const { token, api } = await lookAs(admin.token, person.userId);
    const answer = await world.app.inject({
      method: "POST",
      url: "/api/admins/logout",
      headers: { "x-api-key": world.dependencies.config.PUBLIC_API_KEY },
      cookies: { adminToken: admin.token, token, support: "ann" },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.cookies.filter(({ value }) => value === "").map(({ name }) => name)).toEqual(
      expect.arrayContaining(["adminToken", "token", "support"]),
    );
    expect(await refusal(api.accounts.me())).toMatchObject({ statusCode: 401 });
    expect(await lastKept(person.userId)).toMatchObject({
      action: "account.lookEnded",
      actorId: admin.adminId,
    });
    expect((await person.api.accounts.me()).id).toBe(person.userId);
  });

  test("leaves the account of one’s own in this browser signed in", async () => {
    const admin = await anAdministrator(world);
    const own = await aCandidate(world);
    const answer = await world.app.inject({
      method: "POST",
      url: "/api/admins/logout",
      headers: { "x-api-key": world.dependencies.config.PUBLIC_API_KEY },
      cookies: { adminToken: admin.token, token: own.token, support: "ann" },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(["adminToken", "support"]);
    expect((await own.api.accounts.me()).id).toBe(own.userId);
  });

  test("is no company that reads a profile: the person it belongs to isn’t told that one did", async () => {
    const admin = await anAdministrator(world);
    const { marit, job } = await aHiringTeam(world);
    const { id, candidate } = await anApplication(world, job);
    const { api } = await lookAs(admin.token, marit.userId);
    const { candidateId } = candidate;
    await api.applications.get({ params: { id } });
    await api.networks.openRoles({ query: { candidateId } });
    const read = async () =>
      (await candidate.api.privacy.overview()).seenBy.filter(({ what }) => what === "profile");
    expect(await read()).toEqual([]);
    await marit.api.applications.get({ params: { id } });
    expect(await read()).toMatchObject([{ companyId: marit.companyId }]);
  });

  test("needs a reason, and is never as another administrator", async () => {
    const { api, token } = await anAdministrator(world);
    const both = await aPerson(world);
    await world.db.transaction((tx) =>
      createAdministrator(tx, { email: both.email, fullName: "Ada Both", now: world.now() }),
    );
    const params = { id: both.userId };
    expect((await refusal(api.support.lookAs({ params, body: { reason: "why" } }))).details).toHaveProperty(
      "reason",
    );
    expect((await lookAs(token, both.userId)).answer.json()).toMatchObject({
      error: { code: "ADMINISTRATOR" },
    });
    expect(
      await refusal(api.support.setDisabled({ params, body: { disabled: true, reason } })),
    ).toMatchObject({
      code: "ADMINISTRATOR",
    });
  });
});

describe("support: disabling", () => {
  test("ends sessions and keys, lets none begin, and lets in again", async () => {
    const { api, adminId } = await anAdministrator(world);
    const { marit } = await aHiringTeam(world);
    const member = await aCompanyAdmin(world, { companyId: marit.companyId });
    const key = world.client((await anApiKey(member)).key);
    const params = { id: member.userId };
    await api.support.setDisabled({ params, body: { disabled: true, reason } });
    expect(await refusal(member.api.accounts.me())).toMatchObject({ statusCode: 401 });
    expect(
      (await refusal(key.jobs.ofCompany({ params: { id: marit.companyId }, query: {} } as never))).statusCode,
    ).toBe(401);
    expect(await lastKept(member.userId)).toMatchObject({ action: "account.disabled", actorId: adminId });
    const again = await api.support.setDisabled({ params, body: { disabled: false, reason } });
    expect(again).toMatchObject({ disabledAt: null, disabledReason: null, openSessions: 0 });
  });

  test("the right password opens nothing while the account is disabled", async () => {
    const { api } = await anAdministrator(world);
    const login = { email: `ann-${newId()}@people.example`, password: "correct horse battery" };
    const { user } = await world.client().accounts.signUp({ body: { ...login, fullName: "Ann" }, query: {} });
    const params = { id: user.id };
    await api.support.setDisabled({ params, body: { disabled: true, reason } });
    const signIn = () => world.client().accounts.login({ body: login });
    expect(await refusal(signIn())).toMatchObject({ code: "ACCOUNT_DISABLED" });
    await api.support.setDisabled({ params, body: { disabled: false, reason } });
    expect((await signIn()).user.id).toBe(user.id);
  });
});
