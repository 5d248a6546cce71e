import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { CallRefused } from "#contract/client.ts";
import { type RunningProduct, startProduct } from "../running-product.ts";

const writers = 9;
const crashes = 10;
const writesBetween = 90;
const mostAwayMs = 60_000;
const password = "a long enough passphrase";

interface Writer {
  id: string;
  client: ReturnType<RunningProduct["client"]>;
  /** The last number that was answered, and the last that was sent. */
  kept: number;
  sent: number;
}

/**
 * Kills the database under a product that goes on, again and again: one of its processes, which makes it recover, or the
 * whole of it, which the product starts anew. Nothing that was answered may be missing, and the product may not end.
 */
export async function crashDatabaseOften(settings: Record<string, string>, postmaster: string) {
  const product = await startProduct(settings);
  try {
    const all = await Promise.all(Array.from({ length: writers }, (_, nth) => aWriter(product, nth)));
    const refused = new Map<string, number>();
    let over = false;
    const writing = all.map(async (writer) => {
      while (!over) await writeOnce(writer, refused);
    });
    for (let crash = 0; crash < crashes; crash++) {
      await untilWritten(all, writesBetween);
      kill(postmaster, crash);
      await untilWritten(all, writers);
      for (const writer of all) await nothingIsMissing(writer);
    }
    over = true;
    await Promise.all(writing);
    assert.deepEqual(
      [...refused.keys()].filter((status) => status !== "503"),
      [],
    );
    const answered = all.reduce((sum, { kept }) => sum + kept, 0);
    console.log(`  ${answered} answered writes, ${refused.get("503") ?? 0} told to try again`);
  } finally {
    assert.equal(await product.stop(), 0, product.said());
  }
}

async function aWriter(product: RunningProduct, nth: number): Promise<Writer> {
  const address = `10.9.0.${nth}`;
  const body = { email: `writer-${nth}@people.example`, password, fullName: "Writer 0" };
  const { token, user } = await product.client({ address }).accounts.signUp({ body });
  return { id: user.id, client: product.client({ token, address }), kept: 0, sent: 0 };
}

async function writeOnce(writer: Writer, refused: Map<string, number>) {
  const number = ++writer.sent;
  try {
    await writer.client.accounts.updateAccount({
      params: { id: writer.id },
      body: { fullName: `Writer ${number}` },
    });
    writer.kept = number;
  } catch (error) {
    const why = error instanceof CallRefused ? String(error.error.statusCode) : String(error);
    refused.set(why, (refused.get(why) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until so many more writes have been answered. */
async function untilWritten(all: Writer[], count: number) {
  const written = () => all.reduce((sum, { kept }) => sum + kept, 0);
  const before = written();
  const deadline = Date.now() + mostAwayMs;
  while (written() < before + count) {
    assert.ok(Date.now() < deadline, "the product did not write again within a minute");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function nothingIsMissing({ client, ...writer }: Writer) {
  const { fullName } = await client.accounts.me();
  const stored = Number(fullName.split(" ")[1]);
  assert.ok(stored >= writer.kept, `${writer.kept} was answered, ${stored} is stored`);
}

function kill(postmasterFile: string, crash: number) {
  const postmaster = Number(readFileSync(postmasterFile, "utf8").split("\n")[0]);
  if (crash % 3 === 2) return process.kill(postmaster, "SIGKILL");
  const serving = readdirSync("/proc").filter(
    (pid) => /^\d+$/.test(pid) && isServing(Number(pid), postmaster),
  );
  assert.ok(serving.length, "no process of the database serves anyone");
  return process.kill(Number(serving[crash % serving.length]), "SIGKILL");
}

/** PostgreSQL names the address of the client in the title of each process that serves one. */
function isServing(pid: number, postmaster: number) {
  try {
    const parent = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ")[1]);
    return parent === postmaster && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("127.0.0.1(");
  } catch {
    return false;
  }
}
