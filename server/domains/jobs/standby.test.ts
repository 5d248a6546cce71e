import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveExchanges } from "#server/domains/exchanges/index.ts";
import { jobExchanges } from "#server/domains/exchanges/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const days = (count: number) => world.pass(count * 86_400);

async function aTeam() {
  const { marit, job } = await aHiringTeam(world);
  const { api } = marit;
  const statusOf = async () => (await api.jobs.get({ params: { id: job.id } })).status;
  return { api, ofJob: { id: job.id }, ofCompany: { id: job.companyId }, statusOf };
}

test("jobs in standby: a live job stays live for as long as its team confirms it", async () => {
  const { api, ofJob, ofCompany, statusOf } = await aTeam();
  await api.jobs.update({ params: ofJob, body: { jobTitle: "Welder" } });
  await api.billing.downgrade();
  await days(23.1);
  expect((await api.jobs.unconfirmed({ params: ofCompany })).total).toBe(1);
  expect(await api.jobs.confirm({ params: ofCompany, body: {} })).toEqual({ confirmed: 1 });
  await days(8);
  expect(await statusOf()).toBe("live");
});

test("jobs in standby: closing several is undone, which opens none that was not live", async () => {
  const { api, ofJob, ofCompany, statusOf } = await aTeam();
  await api.billing.downgrade();
  const { batchId } = await api.jobs.setStatusOfMany({
    params: ofCompany,
    body: { ids: [ofJob.id], to: "closed", others: "stay" },
  });
  expect(await statusOf()).toBe("closed");
  await api.jobs.undoStatusOfMany({ params: { ...ofCompany, batchId: batchId! } });
  expect(await statusOf()).toBe("live");
});

test("jobs in standby: ads are paused, in communities too, and not taken up again", async () => {
  await saveExchanges(world.db, world.now());
  const [community] = await world.db.select().from(jobExchanges).where(eq(jobExchanges.type, "Community"));
  const { api, ofJob, ofCompany } = await aTeam();
  const statuses = async () => (await api.exchanges.ofJob({ params: ofJob })).map(({ status }) => status);
  const setStatus = (status: "live" | "paused") =>
    api.exchanges.setStatus({ params: ofJob, body: { status } });
  await api.exchanges.boost({ params: ofJob, query: { exchanges: community!.id } });
  await api.billing.downgrade();
  await setStatus("paused");
  expect(await statuses()).toEqual(["paused"]);
  expect((await refusal(setStatus("live"))).code).toBe("STANDBY");
  await api.billing.exitMaintenance({ body: {} });
  await setStatus("live");
  await api.billing.downgrade();
  const { channelFlags } = await api.exchanges.unpublishFromCommunities({ params: ofCompany });
  expect(channelFlags.communities).toBe(false);
  expect(await statuses()).toEqual(["paused"]);
  expect((await refusal(api.exchanges.publishToCommunities({ params: ofCompany }))).code).toBe("STANDBY");
});
