import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { notAllowed } from "#contract/team-rights.ts";
import { auditLog } from "#server/audit/tables.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import type { FeedJob, FeedReading } from "#server/outside/ats/ats.ts";
import { accountsKeyRefused } from "#server/outside/ats-accounts/ats-accounts.ts";
import { aFeedJob } from "#server/testing/feed-jobs.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let reading: FeedReading;
let reported: string[];
const disconnected: string[] = [];
const job = (sourceId: string, title: string, more: Partial<FeedJob> = {}) =>
  aFeedJob(sourceId, { title, ...more });
const serve = (...found: FeedJob[]) => void (reading = { ok: true, jobs: found, unread: [] });

beforeEach(() => {
  reported = [];
  serve(job("1", "Welder"), job("2", "Fitter"));
  Object.assign(world.dependencies.outside, {
    report: (what: string) => reported.push(what),
    atsAccounts: {
      connectLink: async ({ id, email }: { id: string; email: string }) =>
        `https://connect.kombo.dev/v1?token=${id}.${email}`,
      /** The token of a finished connection names its company here. */
      accountOf: async (token: string) => {
        if (token === "down") throw new Error("connection refused");
        if (token === "refused") throw Object.assign(new Error("Invalid key"), { status: 401 });
        return { id: `account-of-${token}`, system: "personio", companyId: token };
      },
      readJobs: async () => reading,
      disconnect: async (id: string) => void disconnected.push(id),
    },
  });
});

async function aTeam() {
  const { api, companyId } = await aCompanyAdmin(world);
  const params = { id: companyId };
  return {
    api,
    companyId,
    params,
    connect: () => api.companyAts.activateKombo({ body: { token: companyId } }),
    titles: async () =>
      (await world.db.select().from(jobs).where(eq(jobs.companyId, companyId)).orderBy(jobs.sourceId)).map(
        ({ jobTitle, status }) => `${jobTitle} ${status}`,
      ),
  };
}

test("connected accounts: the link is made for the company and its member", async () => {
  const { api, companyId } = await aTeam();
  expect((await api.companyAts.initKombo()).link).toContain(`token=${companyId}.`);
});

test("connected accounts: a connected account is looked at first, then synced as boards are", async () => {
  const { api, params, connect, titles } = await aTeam();
  const feed = await connect();
  expect(feed).toMatchObject({ system: "personio", lastState: null });
  expect(await connect()).toEqual(feed);
  const { id: importId } = await api.jobImports.preview({ params, body: { feedId: feed.id } });
  const at = { ...params, importId };
  await api.jobImports.commit({ params: at, body: { status: "live", follow: true, leaveOut: [] } });
  await vi.waitFor(async () => expect((await api.jobImports.get({ params: at })).state).toBe("done"));
  expect(await titles()).toEqual(["Welder live", "Fitter live"]);
  serve(job("1", "Welder"), job("3", "Nurse"));
  await world.pass(6 * 3600);
  await vi.waitFor(async () =>
    expect(await titles()).toEqual(["Welder live", "Fitter closed", "Nurse live"]),
  );
});

test("connected accounts: one that cannot be read closes nothing", async () => {
  const { api, params, connect, titles } = await aTeam();
  await connect();
  await api.jobs.resync({ params });
  reading = { ok: false, code: "failed", reason: "Couldn’t read it." };
  expect(await api.jobs.resync({ params })).toMatchObject([
    { state: "failed", message: "Couldn’t read it." },
  ]);
  expect(await titles()).toEqual(["Welder draft", "Fitter draft"]);
});

test("connected accounts: nobody reads another company's account by typing its address", async () => {
  const { connect, companyId } = await aTeam();
  await connect();
  const stranger = await aTeam();
  const body = { address: `kombo:account-of-${companyId}` };
  for (const read of [stranger.api.jobImports.preview, stranger.api.jobs.import])
    expect(await refusal(read({ params: stranger.params, body }))).toMatchObject({ statusCode: 422 });
  const activate = stranger.api.companyAts.activateKombo({ body: { token: companyId } });
  expect(await refusal(activate)).toMatchObject({ statusCode: 422, code: "OTHER_COMPANY" });
});

test("connected accounts: who may not connect other systems starts, ends and removes none", async () => {
  const { companyId, connect } = await aTeam();
  const { id } = await connect();
  const { companyAts } = (await aCompanyAdmin(world, { companyId, without: ["integrations"] })).api;
  const tries = [
    companyAts.initKombo(),
    companyAts.activateKombo({ body: { token: companyId } }),
    companyAts.disconnect({ params: { id } }),
  ];
  for (const each of await Promise.all(tries.map(refusal)))
    expect(each).toMatchObject({ statusCode: 403, message: notAllowed("integrations") });
});

test("connected accounts: failures are reported and rethrown, and without a key the answer says who can set it up", async () => {
  const { api } = await aTeam();
  expect(await api.companyAts.ready()).toEqual({ ready: true });
  const failing = api.companyAts.activateKombo({ body: { token: "down" } });
  expect(await refusal(failing)).toMatchObject({ statusCode: 503, code: "ATS_FAILED" });
  expect(reported).toEqual(["connecting an applicant tracking system"]);
  const refused = await refusal(api.companyAts.activateKombo({ body: { token: "refused" } }));
  expect(refused).toMatchObject({ statusCode: 409, message: accountsKeyRefused });
  expect(reported).toHaveLength(2);
  world.dependencies.outside.atsAccounts = null;
  const missing = await refusal(api.companyAts.initKombo());
  expect(missing).toMatchObject({ statusCode: 409, code: "NOT_CONFIGURED" });
  expect(missing.message).toContain("The site’s administrator can turn it on");
  expect(missing.message).not.toMatch(/[A-Z]+_[A-Z]+/);
  expect(await api.companyAts.ready()).toEqual({ ready: false });
});

test("connected accounts: disconnecting ends the reading, and the jobs stay", async () => {
  const { api, companyId, params, connect, titles } = await aTeam();
  const { id } = await connect();
  await api.jobs.resync({ params });
  const stop = api.jobs.stopFeed({ params: { ...params, feedId: id } });
  expect(await refusal(stop)).toMatchObject({ statusCode: 409, code: "CONNECTED" });
  await api.companyAts.disconnect({ params: { id } });
  expect(disconnected).toContain(`account-of-${companyId}`);
  expect(await api.jobs.feeds({ params })).toEqual([]);
  expect(await titles()).toEqual(["Welder draft", "Fitter draft"]);
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id)));
  expect(kept.map(({ action }) => action).toSorted()).toEqual(["ats.connected", "ats.disconnected"]);
});
