import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#server/database/embedded.ts";
import { Proofs, eventually } from "./proofs.ts";
import { startProduct } from "./running-product.ts";
import { buildPages } from "./start.ts";

/** Two processes of the product beside each other on one PostgreSQL server: npm run test:postgres */
const password = "a long enough passphrase";
const people = Array.from({ length: 8 }, (_, index) => `person${index}@people.example`);

buildPages();
const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
const postgres = await startEmbedded(folder);
const settings = {
  DATABASE_URL: postgres.url,
  SECRET: randomBytes(32).toString("hex"),
  DATA_DIR: join(folder, "files"),
  DEMO: "0",
};
const [one, two] = await Promise.all([startProduct(settings), startProduct(settings)]);
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
const proofs = new Proofs();

await proofs.prove("people who sign up through one process log in through the other", async () => {
  for (const [index, email] of people.entries()) {
    const [here, there] = index % 2 ? [one, two] : [two, one];
    await here.client().accounts.signUp({ body: { email, password, fullName: `Person ${index}` } });
    const { user } = await there.client().accounts.login({ body: { email, password } });
    assert.equal(user.email, email);
  }
});

await proofs.prove("a session opened by one process is closed by the other", async () => {
  const { token } = await one.client().accounts.login({ body: { email: people[0]!, password } });
  const there = two.client({ token });
  assert.equal((await there.accounts.me()).email, people[0]);
  await there.accounts.logout();
  await assert.rejects(one.client({ token }).accounts.me());
});

await proofs.prove(
  "a job published through one process is listed by the other, and leaves when it closes",
  async () => {
    const { token, company } = await one.client().companies.signUp({
      body: {
        email: "ana@bakery.example",
        password,
        fullName: "Ana Baker",
        companyName: "Bakery",
        website: "https://bakery.example",
      },
    });
    const ana = one.client({ token });
    // On the console, since the outbox hides it once the email is handed over.
    const link = () => /email to ana@bakery\.example: .*verify-email\?token=([\w-]+)/.exec(said())?.[1];
    await eventually(async () => link() !== undefined, true);
    await one.client().accounts.verifyEmail({ body: { token: link()! } });
    const { id } = await ana.jobs.create({
      body: {
        jobTitle: "Baker",
        jobDescription: "<p>You will bake.</p>",
        locations: ["Leeds, United Kingdom"],
      },
    });
    const params = { id };
    await ana.jobs.update({ params, query: { publish: "true" }, body: {} });
    const listed = async () => (await two.client().jobs.list()).some((job) => job.id === id);
    const shown = async () => (await (await fetch(`${two.url}/${company.slug}/careers`)).text()).includes(id);
    assert.equal(await listed(), true);
    assert.equal(await shown(), true);
    await ana.jobs.close({ params });
    assert.equal(await listed(), false);
    await eventually(shown, false);
  },
);

await proofs.prove("all work is done, and each piece by one process only", async () => {
  await eventually(async () => count("select count(*) from tasks where due_at <= now()"), 0);
  for (const email of people) {
    assert.equal(await count("select count(*) from outbox where recipient = $1", [email]), 1);
    const handed = said().split(`email to ${email}:`).length - 1;
    assert.equal(handed, 1, `the email to ${email} was handed over ${handed} times`);
  }
});

await proofs.prove("one process goes on while the other stops, and both stop cleanly", async () => {
  assert.equal(await one.stop(), 0);
  await two.client().accounts.login({ body: { email: people[1]!, password } });
  assert.equal(await two.stop(), 0);
  assert.equal(await count("select count(*) from pg_stat_activity where datname = current_database()"), 1);
});

await Promise.all([one.kill(), two.kill()]);
await database.end();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
proofs.finish();

function said() {
  return `${one.said()}\n${two.said()}`;
}

async function count(query: string, values: unknown[] = []) {
  return Number((await database.query<{ count: string }>(query, values)).rows[0]!.count);
}
