import { expect, test } from "vitest";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const sockets = openSockets(world, { heartbeatMs: 100 });

function closes(data: { jobId: string; companyId: string }) {
  return world.db.transaction((tx) => publish(tx, jobEvents.closed, { data, at: world.now() }));
}

test("live updates: a hiring team receives updates of its own jobs, others do not", async () => {
  const [ours, theirs] = [await aCompanyAdmin(world), await aCompanyAdmin(world)];
  const [us, them] = [ours, theirs].map(({ token }) => sockets.open(`/api/live?token=${token}`));
  await Promise.all([us!.received("welcome"), them!.received("welcome")]);
  const jobId = newId();
  await closes({ jobId, companyId: ours.companyId });
  expect(await us!.received("job.closed")).toMatchObject({
    jobId,
    position: expect.any(Number),
    stale: jobEvents.closed.stale,
  });
  expect(them!.types()).toEqual(["welcome"]);
});

test("live updates: coming back with the last position brings what was missed, or asks to read everything again", async () => {
  const { token, companyId } = await aCompanyAdmin(world);
  const first = sockets.open(`/api/live?token=${token}`);
  const { position } = await first.received("welcome");
  first.close();
  const jobId = newId();
  await closes({ jobId, companyId });
  const back = sockets.open(`/api/live?token=${token}&since=${position}`);
  expect(await back.received("job.closed")).toMatchObject({ jobId });
  const late = sockets.open(`/api/live?token=${token}&since=-5000`);
  await late.received("resync");
});

test("live updates: the session cookie counts only for our own pages", async () => {
  const { token } = await aCandidate(world);
  const cookie = `token=${token}`;
  const own = sockets.open("/api/live", { cookie, origin: world.dependencies.config.publicUrl });
  await own.received("welcome");
  const foreign = sockets.open("/api/live", { cookie, origin: "https://elsewhere.example" });
  expect(await foreign.gone()).toBe(4401);
  expect(await sockets.open("/api/live").gone()).toBe(4401);
});

test("live updates: signing out ends the connection", async () => {
  const { token, api } = await aCandidate(world);
  const socket = sockets.open(`/api/live?token=${token}`);
  await socket.received("welcome");
  await api.accounts.logout();
  expect(await socket.gone()).toBe(4401);
});
