import { describe, expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { anAtsAccount } from "#server/testing/feeds.ts";
import { jobFeeds } from "#server/domains/jobs/tables.ts";
import { aCompany, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const reason = "Your page takes a fee from applicants.";

describe("support: companies", () => {
  test("one is found by a part of name or domain, with what support needs", async () => {
    const { api } = await anAdministrator(world);
    const { marit, job } = await aHiringTeam(world);
    await anApplication(world, job, { applicationState: "pending" });
    const { companyName, companyEmailDomain } = await api.companySupport.get({
      params: { id: job.companyId },
    });
    await aCompany(world, { companyName: "Ozias Quillworks" });
    const { companies, total } = await api.companySupport.list({ query: { search: "ias quill" } });
    expect([total, companies[0]?.companyName]).toEqual([1, "Ozias Quillworks"]);
    expect((await api.companySupport.list({ query: { search: "%" } })).total).toBe(0);
    const byDomain = await api.companySupport.list({ query: { search: companyEmailDomain! } });
    expect(byDomain.companies.map((each) => each.companyName)).toContain(companyName);
    await anAtsAccount(world, job.companyId);
    await world.db.update(jobFeeds).set({ lastState: "failed", lastMessage: "The board answered 404." });
    expect(await api.companySupport.get({ params: { id: job.companyId } })).toMatchObject({
      plan: { name: "launch", state: "free" },
      liveJobs: 1,
      waitingApplications: 1,
      team: [
        { fullName: "Dilip Rao", disabled: false },
        { userId: marit.userId, email: marit.email, disabled: false },
      ],
      failing: [{ kind: "feed", why: "The board answered 404." }],
      disabledReason: null,
    });
  });

  test("one that nobody reported is disabled with a reason its team reads, and stands as before once it is enabled", async () => {
    const { api, adminId } = await anAdministrator(world);
    const { marit, job } = await aHiringTeam(world);
    const params = { id: job.companyId };
    const isFound = async () =>
      (await world
        .client()
        .jobs.get({ params: { id: job.id } } as never)
        .catch(() => null)) !== null;
    expect(await isFound()).toBe(true);
    const off = await api.companySupport.setDisabled({ params, body: { disabled: true, reason } });
    expect(off).toMatchObject({ disabledReason: reason, published: false });
    expect(await isFound()).toBe(false);
    expect(await marit.api.companies.get({ params })).toMatchObject({ disabledReason: reason });
    await world.settle();
    const { notifications } = await marit.api.notifications.list({ query: { audience: "company" } });
    expect(notifications.some(({ text }) => text.includes(reason))).toBe(true);
    expect(await refusal(marit.api.companies.publish({ params }))).toMatchObject({
      code: "COMPANY_DISABLED",
    });
    const again = api.companySupport.setDisabled({ params, body: { disabled: true, reason } });
    expect(await refusal(again)).toMatchObject({ code: "NOTHING_CHANGED" });
    const on = await api.companySupport.setDisabled({ params, body: { disabled: false, reason } });
    expect(on).toMatchObject({ disabledAt: null, disabledReason: null, published: true });
    expect(await isFound()).toBe(true);
    const { entries } = await api.auditLog.list({ query: { who: adminId, company: job.companyId } });
    expect(entries.map(({ action, why }) => [action, why])).toEqual([
      ["company.enabled", reason],
      ["company.disabled", reason],
    ]);
  });

  test("needs a reason in a sentence", async () => {
    const { api } = await anAdministrator(world);
    const { id } = await aCompany(world);
    const short = api.companySupport.setDisabled({
      params: { id },
      body: { disabled: true, reason: "spam" },
    });
    expect((await refusal(short)).details).toHaveProperty("reason");
  });
});
