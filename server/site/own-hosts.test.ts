import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { OwnHosts, addOwnHosts } from "./own-hosts.ts";

let hosts: OwnHosts;
const world = openWorld((app, { config, database }) => {
  hosts = new OwnHosts(database.db);
  addOwnHosts(app, config, hosts);
  app.get("/:company/careers", async (request) => `page ${request.url}`);
});
let ana: CompanyPerson;
let slug: string;
let made = 0;
beforeAll(async () => {
  ana = await aCompanyAdmin(world);
  slug = (await ana.api.companies.get({ params: { id: ana.companyId } })).slug;
});
beforeEach(() => hosts.read());

const day = 86_400;
const add = (domain: string, by = ana) => by.api.careers.addHost({ body: { domain } });
const check = async (id: string) => {
  const host = await ana.api.careers.checkHost({ params: { id } });
  await hosts.read();
  return host;
};
const asked = async (domain: string) =>
  (await world.app.inject(`/own-hosts/ask?domain=${domain}`)).statusCode;
const at = (host: string, url = "/") => world.app.inject({ url, headers: { host } });
function publishRecords({ proof, target }: Awaited<ReturnType<typeof add>>) {
  world.textRecords.set(proof!.name, ["v=spf1 -all", proof!.value]);
  world.aliases.set(target!.name, target!.value);
}
async function aLiveHost() {
  const host = await add(`careers.live${++made}.example`);
  publishRecords(host);
  return check(host.id);
}

test("own address: is live once both records are there, and says which one is missing", async () => {
  const host = await add("Careers.Acme.example");
  expect(host).toMatchObject({
    domain: "careers.acme.example",
    state: "waiting",
    proof: { type: "TXT", name: "_careers.careers.acme.example" },
    target: { type: "CNAME", name: "careers.acme.example", value: "parallel.test" },
  });
  expect(await check(host.id)).toMatchObject({ state: "waiting", problem: "proof" });
  world.textRecords.set(host.proof!.name, [host.proof!.value]);
  expect(await check(host.id)).toMatchObject({ state: "waiting", problem: "target" });
  expect(await asked(host.domain)).toBe(404);
  publishRecords(host);
  expect(await check(host.id)).toMatchObject({ state: "live", problem: null });
  expect(await asked(host.domain)).toBe(200);
  expect(await world.client().careers.hostData({ query: { domain: host.domain } })).toMatchObject({ slug });
});

test("own address: shows the careers page, its files, and leads everywhere else to the product", async () => {
  const { domain } = await aLiveHost();
  expect((await at(domain, "/?place=Remote")).body).toBe(`page /${slug}/careers?place=Remote`);
  expect((await at(`${domain}:8080`)).body).toBe(`page /${slug}/careers`);
  expect((await at(domain, "/jobs/one?from=careers")).headers.location).toBe(
    "http://parallel.test/jobs/one?from=careers",
  );
  expect((await at(domain, "//evil.example/x")).headers.location).toMatch(/^http:\/\/parallel\.test\//);
  const posted = await world.app.inject({
    method: "POST",
    url: "/api/users/login",
    headers: { host: domain },
  });
  expect(posted.statusCode).toBe(404);
});

test("own address: a proxy is refused every name that nobody proved", async () => {
  for (let each = 0; each < 100; each += 1) expect(await asked(`unknown${each}.example`)).toBe(404);
  expect(await asked("parallel.test")).toBe(404);
});

test("own address: is served for 3 days after its records went wrong, then off, and comes back with them", async () => {
  const host = await aLiveHost();
  world.aliases.delete(host.domain);
  await world.pass(3600);
  const [failing] = (await listed()).filter(({ id }) => id === host.id);
  expect(failing).toMatchObject({ state: "failing", problem: "target" });
  expect(Date.parse(failing!.endsAt!) - world.now().getTime()).toBeGreaterThan(2.9 * day * 1000);
  await hosts.read();
  expect(await asked(host.domain)).toBe(200);
  await world.pass(3 * day);
  await world.pass(3600);
  await hosts.read();
  expect(await asked(host.domain)).toBe(404);
  publishRecords(host);
  expect((await check(host.id)).state).toBe("live");
});
const listed = () =>
  ana.api.careers.hosts({
    params: { companyId: ana.companyId },
    query: { showVercelDomain: "true", showVercelConfig: "true" },
  });

test("own address: another company cannot take one that is served, nor see it", async () => {
  const host = await aLiveHost();
  const other = await aCompanyAdmin(world);
  const copied = await add(host.domain, other);
  expect(copied.proof!.value).not.toBe(host.proof!.value);
  world.textRecords.set(host.proof!.name, [host.proof!.value, copied.proof!.value]);
  const checked = await other.api.careers.checkHost({ params: { id: copied.id } });
  expect(checked).toMatchObject({ state: "waiting", problem: "taken" });
  expect((await refusal(other.api.careers.removeHost({ params: { id: host.id } }))).statusCode).toBe(404);
});

test("own address: the records are told only where they are asked for, and a removed address shows nothing", async () => {
  const host = await aLiveHost();
  const [first] = await ana.api.careers.hosts({ params: { companyId: ana.companyId }, query: {} });
  expect(first).toMatchObject({ proof: null, target: null });
  await ana.api.careers.removeHost({ params: { id: host.id } });
  const [kept] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(kept).toMatchObject({ action: "careers.domainRemoved", after: { domain: host.domain } });
  await hosts.read();
  expect(await asked(host.domain)).toBe(404);
});

test.each(["acme.example", "a.b.c.acme.example", "careers_acme.example", "127.0.0.1", ""])(
  "own address: %j is no name below a domain",
  async (domain) => {
    const refused = await refusal(add(domain, await aCompanyAdmin(world)));
    expect(refused.details).toHaveProperty("domain");
  },
);
