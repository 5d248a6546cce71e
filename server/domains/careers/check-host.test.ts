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

test("own domains: two tabs add an address once, and six at once find room for five", async () => {
  const { api } = await aCompanyAdmin(world);
  const add = (domain: string) => api.careers.addHost({ body: { domain } });
  const codesOf = async (domains: string[]) => {
    const answers = await Promise.allSettled(domains.map(add));
    return answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.error.code] : []));
  };
  const same = "careers.twice.example";
  expect(await codesOf([same, same])).toEqual(["DOMAIN_TAKEN"]);
  const more = Array.from({ length: 6 }, (_, at) => `careers.many${at}.example`);
  expect(await codesOf(more)).toEqual(["TOO_MANY", "TOO_MANY"]);
});
