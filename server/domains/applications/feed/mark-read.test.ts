import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const sockets = openSockets(world);
const listen = async (token: string) => {
  const socket = sockets.open(`/api/live?token=${token}`);
  await socket.received("welcome");
  return socket;
};

test("an opened application: its candidate's open page is updated once, no other is", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  const other = await anApplication(world, job);
  const [theirs, others, colleague] = await Promise.all(
    [candidate, other.candidate, dilip].map(({ token }) => listen(token)),
  );
  await marit.api.applications.markRead({ params: { id }, body: {} });
  expect(await theirs!.received("application.seen")).toMatchObject({ applicationId: id });
  expect(JSON.stringify(theirs!.frames)).not.toContain(marit.userId);
  await dilip.api.applications.markRead({ params: { id }, body: {} });
  await candidate.api.applications.withdraw({ params: { id }, body: {} });
  await Promise.all([
    theirs!.received("application.withdrawn"),
    colleague!.received("application.withdrawn"),
  ]);
  expect(theirs!.types().filter((type) => type === "application.seen")).toHaveLength(1);
  expect(colleague!.types()).not.toContain("application.seen");
  expect(others!.types()).toEqual(["welcome"]);
});

test("an opened application: nothing is told where the company does not say", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  await marit.api.companies.update({ params: { id: marit.companyId }, body: { tellsWhenSeen: false } });
  const theirs = await listen(candidate.token);
  await marit.api.applications.markRead({ params: { id }, body: {} });
  await candidate.api.applications.withdraw({ params: { id }, body: {} });
  await theirs.received("application.withdrawn");
  expect(theirs.types()).not.toContain("application.seen");
});
