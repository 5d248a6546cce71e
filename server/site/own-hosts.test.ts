import { desc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { bufferOf } from "#server/domains/tracking/index.ts";
import { visitorEvents } from "#server/domains/tracking/tables.ts";
import { aLiveHost, publishRecords } from "#server/testing/hosts.ts";
import { followEvents } from "#server/events/stream.ts";
import { type CompanyPerson, aCompany, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { OwnHosts, addOwnHosts } from "./own-hosts.ts";
import { recordVisits } from "./record-visits.ts";
import { addVisitorChoice } from "./visitor-choice.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let hosts: OwnHosts;
const world = openWorld((app, { config, database, ...rest }) => {
  hosts = new OwnHosts(database.db);
  addOwnHosts(app, config, hosts);
  addVisitorChoice(app, { config, database, ...rest });
  recordVisits(app, { config, database, ...rest });
  app.get("/:company/careers", async ({ url, headers }, reply) =>
    reply.type("text/html").send(`page ${url}${headers.cookie ? ` ${headers.cookie}` : ""}`),
  );
});
let ana: CompanyPerson;
let slug: string;
beforeEach(async () => {
  ana = await aCompanyAdmin(world);
  slug = (await ana.api.companies.get({ params: { id: ana.companyId } })).slug;
  await hosts.read();
});

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
async function aHost() {
  const host = await aLiveHost(world, ana);
  await hosts.read();
  return host;
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
  publishRecords(world, host);
  expect(await check(host.id)).toMatchObject({ state: "live", problem: null });
  expect(await asked(host.domain)).toBe(200);
  expect(await world.client().careers.hostData({ query: { domain: host.domain } })).toMatchObject({ slug });
});

test("own address: shows the careers page, its files, and leads everywhere else to the product", async () => {
  const { domain } = await aHost();
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

test("own address: a visit is asked for and counted there as on our own address, once and without a session", async () => {
  const { domain } = await aHost();
  const own = { host: domain, "sec-fetch-site": "same-origin", "user-agent": browser };
  const chosen = await world.app.inject({
    method: "POST",
    url: `/visitor-choice?choice=accept&to=%2F${slug}%2Fcareers`,
    headers: { ...own, "content-type": "application/x-www-form-urlencoded" },
  });
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, `/${slug}/careers`]);
  const visitor = chosen.cookies.find(({ name }) => name === "visitor")!.value;
  const open = (url: string) =>
    world.app.inject({
      url,
      headers: { ...own, "sec-fetch-site": "cross-site" },
      cookies: { visitor, token: "secret" },
    });
  expect((await open(`/${slug}/careers`)).body).toBe(`page /${slug}/careers visitor=${visitor}`);
  expect((await open("/")).body).toContain(`visitor=${visitor}`);
  await bufferOf({ ...world.dependencies, db: world.db }).flush();
  const counted = await world.db.select().from(visitorEvents);
  expect(counted.map(({ companyId }) => companyId)).toEqual([ana.companyId, ana.companyId, ana.companyId]);
});

test("own address: a proxy is refused every name that nobody proved", async () => {
  for (let each = 0; each < 100; each += 1) expect(await asked(`unknown${each}.example`)).toBe(404);
  expect(await asked("parallel.test")).toBe(404);
});

test("own address: is served for 3 days after its records went wrong, then off, and comes back with them", async () => {
  const host = await aHost();
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
  publishRecords(world, host);
  expect((await check(host.id)).state).toBe("live");
});
const listed = () =>
  ana.api.careers.hosts({
    params: { companyId: ana.companyId },
    query: { showVercelDomain: "true", showVercelConfig: "true" },
  });

test("own address: shows the page from when the company is public, and again once it may be", async () => {
  const company = await aCompany(world, { published: false });
  const { api, companyId } = (ana = await aCompanyAdmin(world, { companyId: company.id }));
  const host = await api.careers.addHost({ body: { domain: "careers.early.example" } });
  publishRecords(world, host);
  await world.pass(3600);
  expect(await listed()).toMatchObject([{ state: "live" }]);
  expect(await asked(host.domain)).toBe(404);
  const stop = await followEvents(world.database, (event) => void hosts.readAfter(event));
  const becomes = (status: number) => expect.poll(() => asked(host.domain), { timeout: 10_000 }).toBe(status);
  const params = { id: companyId };
  const administrator = await anAdministrator(world);
  const setDisabled = (disabled: boolean) =>
    administrator.api.companySupport.setDisabled({
      params,
      body: { disabled, reason: "Jobs ask for money." },
    });
  await api.companies.publish({ params });
  await becomes(200);
  await setDisabled(true);
  await becomes(404);
  await setDisabled(false);
  await becomes(200);
  await stop();
});

test("own address: another company cannot take one that is served, nor see it", async () => {
  const host = await aHost();
  const other = await aCompanyAdmin(world);
  const copied = await add(host.domain, other);
  expect(copied.proof!.value).not.toBe(host.proof!.value);
  world.textRecords.set(host.proof!.name, [host.proof!.value, copied.proof!.value]);
  const checked = await other.api.careers.checkHost({ params: { id: copied.id } });
  expect(checked).toMatchObject({ state: "waiting", problem: "taken" });
  expect((await refusal(other.api.careers.removeHost({ params: { id: host.id } }))).statusCode).toBe(404);
});

test("own address: the records are told only where they are asked for, and a removed address shows nothing", async () => {
  const host = await aHost();
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
