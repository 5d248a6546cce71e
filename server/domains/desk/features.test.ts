import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const reason = "Six fake jobs in a week.";

test("features: what is switched off is refused with the reason, shown to the team, and works again by plan", async () => {
  const { api, adminId } = await anAdministrator(world);
  const { marit, job } = await aHiringTeam(world);
  const params = { id: job.companyId };
  const publish = () =>
    marit.api.jobs.setStatus({ params: { id: job.id }, body: { status: "live", others: "stay" } });
  await marit.api.jobs.close({ params: { id: job.id } });
  const set = (state: "plan" | "on" | "off") =>
    api.companySupport.setFeature({ params, body: { feature: "publishJobs", state, reason } });
  expect((await set("off")).switches).toEqual({ publishJobs: { on: false, reason } });
  const refused = await refusal(publish());
  expect(refused).toMatchObject({ code: "FEATURE_OFF" });
  expect(refused.message).toContain(reason);
  expect((await marit.api.accounts.me()).plan?.switches).toEqual({ publishJobs: { on: false, reason } });
  expect((await marit.api.billing.subscription({ params })).switches).toHaveProperty("publishJobs");
  expect(await refusal(set("off"))).toMatchObject({ code: "NOTHING_CHANGED" });
  expect((await set("plan")).switches).toEqual({});
  await publish();
  const { entries } = await api.auditLog.list({ query: { who: adminId, action: "feature switched" } });
  expect(entries).toMatchObject([
    { before: { publishJobs: "off" }, after: { publishJobs: "plan" }, why: reason },
    { before: { publishJobs: "plan" }, after: { publishJobs: "off" }, why: reason },
  ]);
});

test("features: a company that no longer exists has none, and what it keeps in standby is not offered", async () => {
  const { api } = await anAdministrator(world);
  const { job } = await aHiringTeam(world);
  const body = { feature: "publishJobs", state: "off", reason } as const;
  const gone = { params: { id: "019ab000-0000-7000-8000-00000000dead" }, body };
  expect(await refusal(api.companySupport.setFeature(gone))).toMatchObject({ statusCode: 404 });
  const answer = { ...body, feature: "answer" as "publishJobs" };
  const kept = api.companySupport.setFeature({ params: { id: job.companyId }, body: answer });
  expect((await refusal(kept)).details).toHaveProperty("feature");
});
