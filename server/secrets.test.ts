import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addressOf } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { newId } from "./database/ids.ts";
import { anApplication } from "./testing/applications.ts";
import { anInvite } from "./testing/companies.ts";
import { aJob } from "./testing/jobs.ts";
import { aCandidate, aCompanyAdmin, anAdministrator, anEmployee } from "./testing/people.ts";
import { rowMakers } from "./testing/rows.ts";
import { sampleOf } from "./testing/sample.ts";
import { openWorld } from "./testing/world.ts";

/** No answer of any call contains a value that opens something for someone else. */
const world = openWorld();
const password = "a passphrase of some length";

interface Caller {
  token?: string;
  /** What is theirs to see. */
  own: Set<string>;
}
interface Secret {
  what: string;
  value: string;
}
const callers: Record<string, Caller> = {};
const secrets: Secret[] = [];
const rows: Record<string, string> = {};

const endpoints = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls)
    .map(([name, endpoint]) => ({ title: `${domain}.${name}`, endpoint: endpoint as Endpoint }))
    .filter(({ endpoint }) => !endpoint.upload),
);

/** Everything the database keeps under a name that sounds like a secret, so that new ones are looked for as well. */
async function keptSecrets(): Promise<Secret[]> {
  const { rows: columns } = await world.db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(hash|secret|token|password)'
      and table_name !~ '^chat_'`);
  const found: Secret[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const { rows: values } = await world.db.execute<{ value: string }>(
      sql`select distinct ${sql.identifier(column)} as value from ${sql.identifier(table)} where length(${sql.identifier(column)}) > 15`,
    );
    found.push(...values.map(({ value }) => ({ what: `${table}.${column}`, value })));
  }
  return found;
}

/** The secrets in the links and codes of every email, with whom they were sent to. */
async function emailedSecrets() {
  await world.settle();
  return world.mailed.flatMap(({ to, text }) =>
    [...text.matchAll(/(?:token=|team-invite\/)([\w.%-]{16,})/g)].map(([, value]) => ({
      what: `the email to ${to}`,
      value: value!,
    })),
  );
}

beforeAll(async () => {
  const owner = await aCompanyAdmin(world);
  const colleague = await aCompanyAdmin(world, { companyId: owner.companyId });
  const mole = await aCompanyAdmin(world, { companyId: owner.companyId, without: ["team", "company"] });
  const other = await aCompanyAdmin(world);
  const seeker = await aCandidate(world);
  const employee = await anEmployee(world, { companyId: owner.companyId });
  const admin = await anAdministrator(world);
  const job = await aJob(world, { companyId: owner.companyId });
  const application = await anApplication(world, job, { candidate: seeker });
  const invite = await anInvite(world, owner, { email: "cfo@colleagues.example" });

  const visitor = world.client();
  const email = "ana@fresh.example";
  await visitor.accounts.signUp({ body: { email, password, fullName: "Ana Fresh" } });
  await visitor.accounts.recover({ body: { email } });
  await visitor.accounts.recover({ body: { email: colleague.email } });
  await seeker.api.savedSearches.save({ body: { name: "Nurses", index: "jobs", terms: { query: "nurse" } } });

  Object.assign(rows, {
    user: colleague.userId,
    candidate: seeker.candidateId,
    company: owner.companyId,
    companyAdmin: colleague.companyAdminId,
    teamInvite: invite.id,
    job: job.id,
    liveJob: job.id,
    application: application.id,
    myApplication: application.id,
  });
  secrets.push(...(await keptSecrets()), ...(await emailedSecrets()));
  const people = { owner, colleague, mole, other, seeker, employee, admin };
  for (const [name, person] of Object.entries(people)) {
    secrets.push({ what: `the session of ${name}`, value: person.token });
    const streamToken = name === "admin" ? null : (await person.api.accounts.me()).streamToken;
    if (streamToken) secrets.push({ what: `the chat token of ${name}`, value: streamToken });
    callers[name] = { token: person.token, own: new Set([person.token, streamToken ?? ""]) };
  }
  callers.visitor = { own: new Set() };
  delete callers.colleague;
});

const paramNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);

async function answerTo(endpoint: Endpoint, caller: Caller) {
  const id = endpoint.row
    ? (rows[endpoint.row] ??= (await rowMakers[endpoint.row]?.(world)) ?? newId())
    : "brightfield";
  const params = Object.fromEntries(paramNames(endpoint.path).map((name) => [name, id]));
  const { body } = await world.app.inject({
    method: endpoint.method,
    url: `/api${addressOf(endpoint, { params })}`,
    headers: {
      "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
    },
    ...(endpoint.method !== "GET" && endpoint.body && { payload: sampleOf(endpoint.body) as object }),
  });
  return body;
}

function leaked(body: string, { own }: Caller) {
  return secrets
    .filter(({ value }) => !own.has(value) && body.includes(value))
    .map(({ what, value }) => `${what}: ${value}`);
}

test("secrets: the world has some of every kind", () => {
  const kinds = new Set(secrets.map(({ what }) => what.replace(/ (of|to) .*/, "")));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      "users.password_hash",
      "sessions.token_hash",
      "verification_tokens.secret_hash",
      "team_invites.secret_hash",
      "the email",
      "the session",
      "the chat token",
    ]),
  );
  expect(secrets.map(({ what }) => what)).toContain("the email to cfo@colleagues.example");
});

test.each(endpoints.filter(({ endpoint }) => endpoint.method === "GET"))(
  "secrets: $title tells nobody what opens something for others",
  async ({ endpoint }) => {
    for (const [name, caller] of Object.entries(callers))
      expect(leaked(await answerTo(endpoint, caller), caller), `to ${name}`).toEqual([]);
  },
);

/** These end the caller's session, so nobody here makes them. */
const endsSessions = /logout$|sessions/;

test.each(endpoints.filter(({ endpoint }) => endpoint.method !== "GET" && !endsSessions.test(endpoint.path)))(
  "secrets: $title answers nobody with what opens something for others",
  async ({ endpoint }) => {
    for (const name of ["mole", "other", "seeker", "visitor"]) {
      const caller = callers[name]!;
      expect(leaked(await answerTo(endpoint, caller), caller), `to ${name}`).toEqual([]);
    }
  },
);
