import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import WebSocket from "ws";
import { joinEmbedded } from "#server/database/embedded.ts";
import { demoAccounts, demoPassword } from "#server/demo/load-world.ts";
import { type RunningProduct, startProduct } from "../running-product.ts";

const count = 21_000;
const mostMs = 300_000;

export interface ImportLanes {
  jobs: number;
  /** Until every job is kept, every reaction done, and search finds them all. */
  importSeconds: number;
  codeMs: number;
  inviteMs: number;
  hints: number;
}

/**
 * Brings in 21,000 jobs by address while an administrator asks for a sign-in code and a colleague is invited, and tells how long
 * the emails and the whole took, and how many hints the importer's tab was sent.
 */
export async function importBesideMail(settings: Record<string, string>): Promise<ImportLanes> {
  const board = new Board();
  const address = await board.listen();
  const product = await startProduct({ ...settings, ALLOW_PRIVATE_HOSTS: new URL(address).host });
  const database = await joinEmbedded(settings.DATA_DIR!);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await measure({ product, client, board, address });
  } finally {
    await client.end();
    await product.stop();
    board.close();
  }
}

interface Measuring {
  product: RunningProduct;
  client: pg.Client;
  board: Board;
  address: string;
}
async function measure({ product, client, board, address }: Measuring): Promise<ImportLanes> {
  const body = { email: demoAccounts.hire, password: demoPassword };
  const { token } = await product.client().accounts.login({ body });
  const api = product.client({ token });
  const { companyId: id } = (await api.accounts.companyAdmins({ query: {} }))[0]! as { companyId: string };
  const params = { id };
  board.code = (await api.jobImports.preview({ params, body: { address } })).board.code;
  const found = await api.jobImports.preview({ params, body: { address } });
  const hints = countHints(product.url, token);
  const at = { ...params, importId: found.id };
  const began = performance.now();
  await api.jobImports.commit({ params: at, body: { status: "live", follow: false, leaveOut: [] } });
  await untilHalf(() => api.jobImports.get({ params: at }));
  const since = new Date();
  await product.client().accounts.adminLogin({ body: { email: demoAccounts.admin } });
  await api.companies.invite({ body: { email: "colleague@demo.example" } });
  const [codeMs, inviteMs] = [
    await leftAfter(client, { recipient: demoAccounts.admin, since }),
    await leftAfter(client, { recipient: "colleague@demo.example", since }),
  ];
  const lasting = async () => {
    const { state } = await api.jobImports.get({ params: at });
    const open = "select count(*)::int as open from tasks where kind = 'react' and due_at <= now()";
    const { rows } = await client.query<{ open: number }>(open);
    return state !== "done" || rows[0]!.open > 0 || (await foundBySearch(product)) < count;
  };
  while (await lasting()) {
    if (performance.now() - began > mostMs) throw new Error("The import was not done within five minutes.");
    await wait(250);
  }
  return {
    jobs: count,
    importSeconds: (performance.now() - began) / 1000,
    codeMs,
    inviteMs,
    hints: hints.stop(),
  };
}

async function untilHalf(look: () => Promise<{ done: number }>) {
  while ((await look()).done < count / 4) await wait(100);
}

/** From the call to the moment at which the email was handed over. */
async function leftAfter(client: pg.Client, { recipient, since }: { recipient: string; since: Date }) {
  for (;;) {
    const { rows } = await client.query<{ sent_at: Date | null }>(
      "select sent_at from outbox where recipient = $1 and created_at >= $2 and sent_at is not null limit 1",
      [recipient, since],
    );
    if (rows[0]?.sent_at) return rows[0].sent_at.getTime() - since.getTime();
    if (Date.now() - since.getTime() > mostMs) throw new Error(`No email left to ${recipient}.`);
    await wait(50);
  }
}

async function foundBySearch(product: RunningProduct) {
  const body = { query: "benchmarked", resultsPerPage: 1, typing: true };
  const { total } = await product.client().search.search({ params: { index: "jobs" }, body });
  return total;
}

function countHints(url: string, token: string) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live?token=${token}`);
  let heard = 0;
  socket.on("message", () => (heard += 1));
  return { stop: () => (socket.close(), heard) };
}

/** A board on this machine; the code in its first job shows whose it is. */
class Board {
  code = "";
  private address = "";
  private server: Server | undefined;

  async listen() {
    this.server = createServer((_, response) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(this.jobs())),
    );
    await new Promise<void>((resolve) => this.server!.listen(0, "127.0.0.1", resolve));
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/jobs`;
    return this.address;
  }
  close() {
    this.server?.close();
  }
  private jobs() {
    const jobs = Array.from({ length: count }, (_, id) => ({
      id,
      title: `Benchmarked ${titles[id % titles.length]} ${id}`,
      content: `<p>${id === 0 ? this.code : "You will work with others."}</p><ul><li>3 years of experience with PostgreSQL and TypeScript</li></ul>`,
      absolute_url: `${this.address}/${id}`,
      location: { name: ["Leeds, UK", "Berlin, Germany", "Lyon, France"][id % 3] },
    }));
    return { jobs, meta: { total: count } };
  }
}
const titles = ["engineer", "nurse", "designer", "accountant", "baker"];
