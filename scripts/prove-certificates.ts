import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TLSSocket, connect } from "node:tls";
import pg from "pg";
import { joinEmbedded } from "#server/database/embedded.ts";
import { demoAccounts, demoPassword } from "#server/demo/load-world.ts";
import { type TestAuthority, startAuthority } from "./certificates/test-authority.ts";
import { Proofs, eventually } from "./proofs.ts";
import { type RunningProduct, startProduct } from "./running-product.ts";
import { buildPages } from "./start.ts";

/** Gets certificates for companies' own addresses from a test authority: npm run prove:certificates */
const httpPort = 5002;
const httpsPort = 5443;
const domain = "careers.saltmarsh.example";

buildPages();
const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
const authority = await startAuthority(folder, httpPort);
const proofs = new Proofs();
let product: RunningProduct | undefined;
try {
  product = await startProduct({
    DATA_DIR: folder,
    DEMO: "1",
    PORT: String(httpPort),
    PUBLIC_URL: `http://parallel.example:${httpPort}`,
    HTTPS_PORT: String(httpsPort),
    ACME_DIRECTORY: authority.directory,
    ACME_CONTACT: "ops@parallel.example",
    DNS_SERVERS: authority.dnsServer,
    NODE_EXTRA_CA_CERTS: authority.itsOwnCertificate,
  });
  await proveAll(product, authority);
} finally {
  await product?.stop();
  authority.stop();
  rmSync(folder, { recursive: true, force: true });
}
proofs.finish();

async function proveAll({ client, url }: RunningProduct, { root, publish }: TestAuthority) {
  const { token } = await client().accounts.login({
    body: { email: demoAccounts.hire, password: demoPassword },
  });
  const api = client({ token });
  const { id, proof, target } = await api.careers.addHost({ body: { domain } });
  const rows = await rowsOf(folder);

  await proofs.prove("a hundred unknown names, and one that is not verified yet, order nothing", async () => {
    const names = Array.from({ length: 100 }, (_, each) => `unknown${each}.example`);
    for (const name of [...names, domain]) await assert.rejects(shakeHands(name, root));
    assert.equal(await rows.certificates(), 0);
  });
  await publish({ proof: proof!, target: target! });
  await eventually(async () => (await api.careers.checkHost({ params: { id } })).state, "live", {
    withinMs: 5000,
  });
  await eventually(async () => (await fetch(`${url}/own-hosts/ask?domain=${domain}`)).status, 200);

  await proveServed({ api, id, root, rows });
  await rows.close();
}

interface Served {
  api: Api;
  id: string;
  root: string;
  rows: Awaited<ReturnType<typeof rowsOf>>;
}
async function proveServed({ api, id, root, rows }: Served) {
  let first = "";
  await proofs.prove(
    "the first handshake of a verified name gets a certificate of the authority",
    async () => {
      first = await shakeHands(domain, root);
      assert.equal(await rows.certificates(), 1);
    },
  );
  await proofs.prove("the careers page is at the address by https", async () => {
    assert.match(await pageAt(domain, root), /Careers at Saltmarsh/);
  });
  await proofs.prove("the company reads until when it is issued", async () => {
    const [host] = await api.careers.hosts({ params: { companyId: await companyOf(api) }, query: {} });
    assert.ok(Date.parse(host!.certificate!.expiresAt!) > Date.now());
  });
  await proofs.prove("the certificate is renewed by its task, and the new one is shown", async () => {
    await rows.renewNow();
    await eventually(async () => (await shakeHands(domain, root)) !== first, true);
  });
  await proofs.prove("nothing is left of the certificate of a removed address", async () => {
    await api.careers.removeHost({ params: { id } });
    await eventually(
      () =>
        shakeHands(domain, root).then(
          () => "served",
          () => "refused",
        ),
      "refused",
    );
    assert.equal(await rows.certificates(), 0);
  });
}

type Api = ReturnType<RunningProduct["client"]>;
async function companyOf(api: Api): Promise<string> {
  return (await api.accounts.me()).companyAdmin!.companyId!;
}

/** What the database holds, and the clock of its tasks put forward. */
async function rowsOf(dataDir: string) {
  const { url } = await joinEmbedded(dataDir);
  const database = new pg.Client(url);
  await database.connect();
  return {
    certificates: async () =>
      (await database.query("select from host_certificates where chain is not null")).rowCount,
    renewNow: () => database.query("update tasks set due_at = now() where kind = 'careers.renewCertificate'"),
    close: () => database.end(),
  };
}

/** The serial number of the certificate that a name is shown, checked against the authority's root. */
async function shakeHands(servername: string, ca: string): Promise<string> {
  const socket = await open(servername, ca);
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
}

function open(servername: string, ca: string): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port: httpsPort, servername, ca }, () => resolve(socket));
    socket.once("error", reject);
  });
}

async function pageAt(host: string, ca: string): Promise<string> {
  const socket = await open(host, ca);
  socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
