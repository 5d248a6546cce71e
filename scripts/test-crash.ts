import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { joinEmbedded } from "#server/database/embedded.ts";
import { findHome } from "#server/database/postgres-home.ts";
import { crashDatabaseOften } from "./crash/database-crashes.ts";
import { Proofs, eventually } from "./proofs.ts";
import { type RunningProduct, startProduct } from "./running-product.ts";
import { buildPages } from "./start.ts";

/** Kills the product and its database in the middle of writes and looks what is left: npm run test:crash */
const password = "a long enough passphrase";
const writers = 4;
const writesBeforeCrash = 20;
const mostWriteMs = 20_000;

buildPages();
const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
const postmaster = join(findHome(folder).data, "postmaster.pid");
const settings = { DATA_DIR: folder, DEMO: "0", TRUST_PROXY: "1" };
const proofs = new Proofs();
const acknowledged: string[] = [];

await proofs.prove("a killed product answers every acknowledged write after the next start", async () => {
  const product = await startProduct(settings);
  await signUpUntil(product, "first", () => product.kill());
  await answersEverything();
});
await proofs.prove("the same when its database is killed with it", async () => {
  const product = await startProduct(settings);
  await signUpUntil(product, "second", async () => {
    process.kill(Number(readFileSync(postmaster, "utf8").split("\n")[0]), "SIGKILL");
    await product.kill();
  });
  await answersEverything();
});
await proofs.prove(
  "a database killed ten times under nine writers loses nothing, and the product goes on",
  () => crashDatabaseOften(settings, postmaster),
);
rmSync(folder, { recursive: true, force: true });
proofs.finish();

/** Several people sign up one after the other, as fast as they are answered, until the crash. */
async function signUpUntil(product: RunningProduct, round: string, crash: () => Promise<void>) {
  let crashed = false;
  const before = acknowledged.length;
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let number = 0; !crashed; number++) {
      const email = `${round}-${writer}-${number}@people.example`;
      const body = { email, password, fullName: `Person ${number}` };
      const answered = await product
        .client({ address: addressOf(acknowledged.length + writer) })
        .accounts.signUp({ body })
        .catch((error: Error) => error);
      if (!(answered instanceof Error)) acknowledged.push(email);
      else if (!crashed) throw answered;
    }
  });
  const deadline = Date.now() + mostWriteMs;
  while (acknowledged.length - before < writesBeforeCrash && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  crashed = true;
  await crash();
  await Promise.all(writing);
  assert.ok(acknowledged.length > before, "nobody signed up before the crash");
}

async function answersEverything() {
  const product = await startProduct(settings);
  try {
    for (const [index, email] of acknowledged.entries()) {
      const client = product.client({ address: addressOf(index) });
      const { user } = await client.accounts.login({ body: { email, password } });
      assert.equal(user.email, email);
    }
    await everyEmailIsHandedOver();
    console.log(
      `  ${acknowledged.length} acknowledged sign-ups, started again in ${Math.round(product.startMs)} ms`,
    );
  } finally {
    assert.equal(await product.stop(), 0);
  }
}

/** What was left to do at the crash is done after it. */
async function everyEmailIsHandedOver() {
  const { url } = await joinEmbedded(folder);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    await eventually(async () => count("select count(*) from tasks where due_at <= now()"), 0);
    const perPerson = "select count(*) from outbox where recipient = any($1) and state = 'kept'";
    assert.equal(await count(perPerson, [acknowledged]), acknowledged.length);
  } finally {
    await database.end();
  }

  async function count(query: string, values: unknown[] = []) {
    return Number((await database.query<{ count: string }>(query, values)).rows[0]!.count);
  }
}

/** So that the limit of calls from one address is no limit here. */
function addressOf(number: number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
