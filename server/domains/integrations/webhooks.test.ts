import { createHmac } from "node:crypto";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { desc, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aWebhook } from "#server/testing/integrations.ts";
import { type CompanyPerson, aCompanyAdmin, disableAccount } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { tasks } from "#server/tasks/tables.ts";
import { webhookDeliveries } from "./tables.ts";

const world = openWorld(null, { ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
const hour = 3600;

interface Received {
  headers: Record<string, string>;
  body: string;
}
/** Another company's server, on this machine. */
let server: Server;
let url = "";
let received: Received[] = [];
let status = 200;
/** What happens while the other server takes its time. */
let meanwhile: () => unknown = () => {};
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", async () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      await meanwhile();
      response.writeHead(status).end("a private answer");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
  world.dependencies.outside.fetch = guardedFetch(["127.0.0.1"]);
});
afterAll(() => new Promise((done) => server.close(done)));

let ana: CompanyPerson;
beforeEach(async () => {
  ana = await aCompanyAdmin(world);
  received = [];
  status = 200;
  meanwhile = () => {};
});
const one = (id: string) => ({ params: { id } });
const log = (id: string, by = ana) => by.api.integrations.deliveries(one(id));
async function tested(id: string) {
  await ana.api.integrations.testWebhook(one(id));
  await world.settle();
}
const lastKept = async () => (await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!;

/** As the Standard Webhooks specification tells receivers to check. */
function isSigned({ headers, body }: Received, secret: string) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

test("webhooks: a delivery is signed with its time, and the old secret signs nothing after a new one", async () => {
  const hook = await aWebhook(ana, { url });
  expect(await lastKept()).toMatchObject({ action: "webhook.created" });
  await tested(hook.id);
  expect(received[0]!.headers["webhook-timestamp"]).toBe(String(world.now().getTime() / 1000));
  expect(isSigned(received[0]!, hook.secret)).toBe(true);
  const { secret } = await ana.api.integrations.renewSecret(one(hook.id));
  await tested(hook.id);
  expect([hook.secret, secret].map((each) => isSigned(received[1]!, each))).toEqual([false, true]);
  expect(JSON.stringify(await ana.api.integrations.webhooks())).not.toContain("whsec_");
});

test("webhooks: an application is told by ids, and by name only where the company chose so", async () => {
  const team = await aHiringTeam(world);
  const plain = await aWebhook(team.marit, { url, events: ["application.passed"] });
  await aWebhook(team.marit, { url, events: ["application.passed", "job.closed"], withPeople: true });
  const { id, candidateId } = await anApplication(world, team.job, {});
  await team.marit.api.applications.pass({ ...one(id), body: {} });
  await world.pass(60);
  const told = received.map(
    ({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> },
  );
  expect(told.map(({ type }) => type)).toEqual(["application.passed", "application.passed"]);
  const bare = told.find(({ data }) => !data.candidate)!;
  expect(bare.data).toEqual({
    applicationId: id,
    candidateId,
    jobId: team.job.id,
    companyId: team.job.companyId,
    state: "denied",
    stage: null,
  });
  expect(told.find(({ data }) => data.candidate)!.data.candidate).toMatchObject({
    email: expect.stringContaining("@"),
  });
  expect(await log(plain.id, team.marit)).toMatchObject([{ state: "delivered", attempts: 1, status: 200 }]);
});

test("webhooks: an invitation becomes an application with a yes, and with a no it never was one", async () => {
  const team = await aHiringTeam(world);
  await aWebhook(team.marit, { url, events: ["application.created"] });
  for (const accept of [true, false]) {
    const { id, candidate } = await anApplication(world, team.job, { applicationState: "outbound" });
    await candidate.api.applications.answerInvitation({ ...one(id), query: {}, body: { accept } });
  }
  await world.settle();
  expect(received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
    { type: "application.created", data: { state: "accepted" } },
  ]);
});

test("webhooks: an application that ends by the clock or with its job is told; an unanswered invitation never was one", async () => {
  const { marit, job } = await aHiringTeam(world);
  const hook = await aWebhook(marit, { url, events: ["application.expired"] });
  const [waiting, invited] = [
    await anApplication(world, job),
    await anApplication(world, job, { applicationState: "outbound" }),
  ];
  await marit.api.jobs.close({ params: { id: job.id } });
  await world.settle();
  const told = await log(hook.id, marit);
  expect(told.map(({ event }) => event)).toEqual(["application.expired"]);
  const [body] = received.map((each) => JSON.parse(each.body));
  expect(body.data).toMatchObject({ applicationId: waiting.id, state: "expired" });
  expect(JSON.stringify(received)).not.toContain(invited.id);
});

test("webhooks: another company's events are not told", async () => {
  await aWebhook(ana, { url });
  const team = await aHiringTeam(world);
  await team.marit.api.jobs.close(one(team.job.id));
  await world.settle();
  expect(received).toEqual([]);
});

test("webhooks: a failure is tried again after longer and longer, under the same id, and its answer is not kept", async () => {
  const { id } = await aWebhook(ana, { url });
  status = 500;
  await tested(id);
  expect(await log(id)).toMatchObject([{ state: "waiting", attempts: 1, status: 500 }]);
  await world.pass(5);
  await world.pass(300);
  status = 200;
  await world.pass(1800);
  expect(received).toHaveLength(4);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({ state: "delivered", attempts: 4, dueAt: null });
  expect(JSON.stringify(delivery)).not.toContain("private");
  expect((await ana.api.integrations.webhooks())[0]!.failingSince).toBeNull();
});

test("webhooks: one that is turned off while a delivery fails stays off", async () => {
  const { id } = await aWebhook(ana, { url });
  status = 500;
  meanwhile = () => ana.api.integrations.changeWebhook({ ...one(id), body: { enabled: false } });
  await tested(id);
  expect(await ana.api.integrations.webhooks()).toMatchObject([{ id, enabled: false, failingSince: null }]);
});

test("webhooks: after the last try a delivery has failed; one or all of them are sent again", async () => {
  const { id } = await aWebhook(ana, { url });
  status = 500;
  for (let sent = 0; sent < 2; sent += 1) await tested(id);
  for (let tries = 0; tries < 10; tries += 1) await world.pass(24 * hour);
  // Switched off by then: on again, with a clean record.
  await ana.api.integrations.changeWebhook({ ...one(id), body: { enabled: true } });
  const failed = await log(id);
  expect(failed.map(({ state }) => state)).toEqual(["failed", "failed"]);
  status = 200;
  const again = ana.api.integrations.replay;
  expect(await again({ ...one(id), body: { deliveryId: failed[0]!.id } })).toEqual({ count: 1 });
  await world.settle();
  expect((await log(id)).map(({ state }) => state)).toEqual(["delivered", "failed"]);
  expect(await again({ ...one(id), body: {} })).toEqual({ count: 1 });
  await world.settle();
  expect((await log(id)).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
});

test("webhooks: five days of failures switch it off and tell the team, and a server that says gone does so at once", async () => {
  const limited = await aCompanyAdmin(world, { companyId: ana.companyId, without: ["integrations"] });
  const closed = await aCompanyAdmin(world, { companyId: ana.companyId });
  await disableAccount(world, closed);
  const { id } = await aWebhook(ana, { url });
  status = 500;
  await tested(id);
  const enabled = async () => (await ana.api.integrations.webhooks()).find((hook) => hook.id === id)!.enabled;
  const daysFail = async (days: number) => {
    for (let day = 0; day < days; day += 1) await world.pass(24 * hour);
  };
  await daysFail(6);
  // The event is tried again.
  expect(await enabled()).toBe(true);
  await daysFail(5);
  expect(await enabled()).toBe(false);
  const lettersTo = (email: string) => world.mailed.filter(({ to }) => to === email);
  expect(lettersTo(ana.email)[0]!.subject).toContain("turned off your webhook");
  expect(lettersTo(limited.email)).toEqual([]);
  expect(lettersTo(closed.email)).toEqual([]);
  expect((await refusal(ana.api.integrations.testWebhook(one(id)))).code).toBe("WEBHOOK_OFF");
  await ana.api.integrations.changeWebhook({ ...one(id), body: { enabled: true } });
  expect(await lastKept()).toMatchObject({ action: "webhook.changed" });
  status = 410;
  await tested(id);
  expect(await enabled()).toBe(false);
});

test("webhooks: an address in a private network is refused at its field, new or changed", async () => {
  const hook = await aWebhook(ana, { url });
  for (const inside of ["http://localhost:1/x", "https://10.0.0.5/in", "https://[::1]/in"]) {
    const at = { details: { url: "Enter an address on the public internet" } };
    expect(await refusal(aWebhook(ana, { url: inside }))).toMatchObject(at);
    const changed = ana.api.integrations.changeWebhook({ ...one(hook.id), body: { url: inside } });
    expect(await refusal(changed)).toMatchObject(at);
  }
});

test("webhooks: nothing is sent to a private address, nor along a redirect", async () => {
  world.dependencies.outside.fetch = guardedFetch([]);
  const { id } = await aWebhook(ana, { url });
  await tested(id);
  world.dependencies.outside.fetch = guardedFetch(["127.0.0.1"]);
  expect(received).toEqual([]);
  expect((await log(id))[0]).toMatchObject({
    status: null,
    error: expect.stringContaining("public internet"),
  });
  status = 302;
  await tested(id);
  expect((await log(id))[0]).toMatchObject({ state: "waiting", status: 302 });
});

test("webhooks: a removed one hears nothing more, and the log forgets after 30 days", async () => {
  const [stays, goes] = [await aWebhook(ana, { url }), await aWebhook(ana, { url })];
  await ana.api.integrations.removeWebhook(one(goes.id));
  expect(await lastKept()).toMatchObject({ action: "webhook.removed" });
  expect((await refusal(log(goes.id))).statusCode).toBe(404);
  await tested(stays.id);
  await world.pass(31 * 24 * hour);
  expect(await world.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, stays.id))).toBe(0);
});

test("webhooks: an address without http and an unknown event are refused beside their fields", async () => {
  expect((await refusal(aWebhook(ana, { url: "ftp://company.example" }))).details).toHaveProperty("url");
  expect((await refusal(aWebhook(ana, { events: [] }))).details).toHaveProperty("events");
});

test("webhooks: while a server takes its time no transaction is open, and the next delivery waits its turn", async () => {
  const { id } = await aWebhook(ana, { url });
  const { fetch } = world.dependencies.outside;
  const open: number[] = [];
  world.dependencies.outside.fetch = async (...asked) => {
    const { rows } = await world.database.pool.query(
      "select count(*)::int as held from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()",
    );
    open.push(rows[0].held);
    expect(await world.db.select().from(tasks).where(isNotNull(tasks.heldUntil))).toHaveLength(1);
    return fetch(...asked);
  };
  await ana.api.integrations.testWebhook(one(id));
  await ana.api.integrations.testWebhook(one(id));
  await world.settle();
  world.dependencies.outside.fetch = fetch;
  expect(open).toEqual([0, 0]);
  expect((await log(id)).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
});
