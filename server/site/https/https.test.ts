import { connect } from "node:tls";
import acme from "acme-client";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accountKey } from "#server/domains/careers/index.ts";
import { hostCertificates } from "#server/domains/careers/tables.ts";
import type { Issued } from "#server/outside/certificates/certificates.ts";
import { OwnHosts, addOwnHosts } from "#server/site/own-hosts.ts";
import { aLiveHost } from "#server/testing/hosts.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { addAcmeAnswers } from "./acme-answers.ts";
import { CertificateStore } from "./certificate-store.ts";
import { listenForHttps } from "./https-listener.ts";

const day = 86_400;
const directory = "https://authority.example/directory";
const ordered: string[] = [];
let refused: Error | null = null;
let hosts: OwnHosts;
let store: CertificateStore;
let port: number;
let ana: CompanyPerson;

const world = openWorld(
  async (app, dependencies) => {
    hosts = new OwnHosts(dependencies.database.db);
    store = new CertificateStore(dependencies, hosts);
    addOwnHosts(app, dependencies.config, hosts);
    addAcmeAnswers(app, dependencies);
    app.get("/:company/careers", async () => "the careers page");
    Object.assign(dependencies.outside, { certificates: { directory, order } });
    const listener = await listenForHttps(app, dependencies.config, { port: 0, certificates: store });
    port = listener.port;
    app.addHook("onClose", listener.close);
  },
  { HTTPS_PORT: "0", ACME_DIRECTORY: directory, ACME_CONTACT: "ops@parallel.test" },
);

/** An authority that issues for 90 days what no other program would trust. */
async function order(domain: string): Promise<Issued> {
  ordered.push(domain);
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (refused) throw refused;
  const identified = { identifier: { type: "dns", value: domain } } as acme.Authorization;
  const [privateKey, chain] = await acme.crypto.createAlpnCertificate(identified, "answer");
  const from = world.now();
  return {
    privateKey: privateKey.toString(),
    chain: chain.toString(),
    from,
    until: new Date(from.getTime() + 90 * day * 1000),
  };
}

beforeEach(async () => {
  ana = await aCompanyAdmin(world);
  ordered.length = 0;
  refused = null;
});

async function aHost() {
  const host = await aLiveHost(world, ana);
  await hosts.read();
  return host;
}

/** The name the certificate is for, or null where the handshake fails. */
function shakeHands(servername: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, servername, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().subject.CN as string);
      socket.destroy();
    });
    socket.on("error", () => resolve(null));
  });
}

const shown = async (id: string) => {
  const listed = await ana.api.careers.hosts({ params: { companyId: ana.companyId }, query: {} });
  return listed.find((host) => host.id === id)!.certificate;
};

test("certificates: the first handshakes of an address order one, and later ones none", async () => {
  const { id, domain } = await aHost();
  expect(await shown(id)).toEqual({ expiresAt: null, problem: null, retryAt: null });
  const names = await Promise.all([1, 2, 3].map(() => shakeHands(domain)));
  expect(names).toEqual([domain, domain, domain]);
  expect(await shakeHands(domain)).toBe(domain);
  store.forget();
  expect(await shakeHands(domain)).toBe(domain);
  expect(ordered).toEqual([domain]);
  const until = new Date(world.now().getTime() + 90 * day * 1000).toISOString();
  expect(await shown(id)).toEqual({ expiresAt: until, problem: null, retryAt: null });
  const [kept] = await world.db.select().from(hostCertificates);
  expect(kept!.privateKey).not.toContain("PRIVATE KEY");
});

test("certificates: a hundred names that nobody proved order none", async () => {
  for (let each = 0; each < 100; each += 1) expect(await shakeHands(`unknown${each}.example`)).toBeNull();
  expect(ordered).toEqual([]);
});

test("certificates: a failed order says why, and is not made again before its time", async () => {
  const { id, domain } = await aHost();
  refused = new Error("Error creating new order: CAA record forbids issuance");
  expect(await shakeHands(domain)).toBeNull();
  expect(await shakeHands(domain)).toBeNull();
  expect(ordered).toHaveLength(1);
  const retryAt = new Date(world.now().getTime() + 5 * 60_000).toISOString();
  expect(await shown(id)).toEqual({ expiresAt: null, problem: "caa", retryAt });
  refused = null;
  await world.pass(5 * 60);
  expect(await shakeHands(domain)).toBe(domain);
  expect(await shown(id)).toMatchObject({ problem: null });
});

test("certificates: one is renewed before it ends, and the old one serves while that fails", async () => {
  const { domain } = await aHost();
  await shakeHands(domain);
  const kept = async () =>
    (await world.db.select().from(hostCertificates).where(eq(hostCertificates.domain, domain)))[0]!;
  const { expiresAt: first } = await kept();
  refused = new Error("The authority is down");
  await world.pass(61 * day);
  expect(ordered.filter((each) => each === domain)).toHaveLength(2);
  store.forget();
  expect(await shakeHands(domain)).toBe(domain);
  expect(await kept()).toMatchObject({ expiresAt: first, problem: "authority", failures: 1 });
  refused = null;
  await world.pass(5 * 60);
  expect(await kept()).toMatchObject({
    expiresAt: new Date(world.now().getTime() + 90 * day * 1000),
    problem: null,
    failures: 0,
  });
});

test("certificates: one that ended without a renewal is not shown", async () => {
  const { domain } = await aHost();
  await shakeHands(domain);
  await world.db.update(hostCertificates).set({ expiresAt: world.now() });
  store.forget();
  ordered.length = 0;
  expect(await shakeHands(domain)).toBe(domain);
  expect(ordered).toEqual([domain]);
});

test("certificates: go with their address", async () => {
  const { id, domain } = await aHost();
  await shakeHands(domain);
  await ana.api.careers.removeHost({ params: { id } });
  await hosts.read();
  const kept = await world.db.select({ domain: hostCertificates.domain }).from(hostCertificates);
  expect(kept.map((each) => each.domain)).not.toContain(domain);
  expect(await shakeHands(domain)).toBeNull();
  await world.pass(70 * day);
  expect(ordered.filter((each) => each === domain)).toHaveLength(1);
});

test("certificates: an authority finds its answer at the address, also over http", async () => {
  const { domain } = await aHost();
  const token = "evaGxfADs6pSRb2LAv9IZf17Dt3juxGJ-PCt92wr-oA";
  const url = `/.well-known/acme-challenge/${token}`;
  const { body, statusCode } = await world.app.inject({ url, headers: { host: domain } });
  expect([statusCode, body.split(".")[0]]).toEqual([200, token]);
  const { config, database } = world.dependencies;
  expect(await accountKey(database.db, { directory, config })).toContain("PRIVATE KEY");
  expect((await world.app.inject({ url: `${url}/..%2f`, headers: { host: domain } })).statusCode).toBe(404);
});
