import { and, eq, isNotNull, lte } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { taskRunners } from "#server/app.ts";
import { tasks } from "#server/tasks/tables.ts";
import { startWorker } from "#server/tasks/worker.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { aCompany, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const count = 1200;
let stop = async () => {};
afterAll(() => stop());

function serveBoard() {
  const jobs = Array.from({ length: count }, (_, id) => ({
    id,
    title: `Welder ${id}`,
    content: "<p>Know how to weld.</p>",
    absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
    location: { name: "Leeds, UK" },
  }));
  const body = Buffer.from(JSON.stringify({ jobs }));
  world.dependencies.outside.fetch = async () => ({ status: 200, contentType: "application/json", body });
}

test("imports: a large one leaves a handful of reactions, and a sign-in code leaves while they are done", async () => {
  const company = await aCompany(world, { companyEmailDomain: "acme.example" });
  const { api } = await aCompanyAdmin(world, { companyId: company.id });
  const ada = await anAdministrator(world);
  await world.settle();
  serveBoard();
  const params = { id: company.id };
  const { id: importId } = await api.jobImports.preview({
    params,
    body: { address: "https://boards.greenhouse.io/acme" },
  });
  const at = { ...params, importId };
  await api.jobImports.commit({ params: at, body: { status: "live", follow: false, leaveOut: [] } });
  await vi.waitFor(async () => expect((await api.jobImports.get({ params: at })).state).toBe("done"), 60_000);
  expect(await world.db.$count(tasks, eq(tasks.kind, "react"))).toBeLessThan(20);
  stop = startWorker(world.dependencies, { runners: taskRunners, onFailure: () => {} });
  const { email } = await ada.api.accounts.adminMe();
  await world.client().accounts.adminLogin({ body: { email } });
  const left = and(eq(outbox.recipient, email), isNotNull(outbox.sentAt));
  await vi.waitFor(async () => expect(await world.db.$count(outbox, left)).toBeGreaterThan(0), 5000);
  const due = and(eq(tasks.kind, "react"), lte(tasks.dueAt, world.now()));
  await vi.waitFor(async () => expect(await world.db.$count(tasks, due)).toBe(0), 30_000);
}, 120_000);
