import { expect, test } from "vitest";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("own domains: of several companies whose records are right at once, one is served and the others see why not", async () => {
  const domain = "careers.shared.example";
  const teams = await Promise.all(Array.from({ length: 4 }, () => aCompanyAdmin(world)));
  const hosts = await Promise.all(teams.map(({ api }) => api.careers.addHost({ body: { domain } })));
  world.textRecords.set(
    hosts[0]!.proof!.name,
    hosts.map(({ proof }) => proof!.value),
  );
  world.aliases.set(hosts[0]!.target!.name, hosts[0]!.target!.value);
  const checked = await Promise.all(
    teams.map(({ api }, at) => api.careers.checkHost({ params: { id: hosts[at]!.id } })),
  );
  expect(checked.map(({ state, problem }) => `${state} ${problem}`).toSorted()).toEqual([
    "live null",
    "waiting taken",
    "waiting taken",
    "waiting taken",
  ]);
});
