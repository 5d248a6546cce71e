import { expect, test } from "vitest";
import { z } from "zod";
import { type Endpoint, rolesOf } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { eq } from "drizzle-orm";
import { JobInWriting } from "#contract/job-drafts.ts";
import { partOf } from "./answer-in-parts.ts";
import { cutOf } from "./without-pay.ts";

const world = openWorld();

/** What a field of money has to do with pay. The first that fits decides. */
const told: [pattern: RegExp, why: "left out" | "own" | "refused" | "no pay"][] = [
  [/\.asks\.salary(Currency)?$/, "left out"],
  [/fit\.hard\.salary$/, "left out"],
  [/sanitizedJobFilters\.salary(\.currency)?$/, "left out"],
  // What a published job pays is public; of a draft or an internal job it is left out.
  [/^jobs\.readPosting \.salary/, "own"],
  [/^candidates\.(\w*[sS]ignupProfile|preferenceOptions) /, "own"],
  [/\.permissions\.salaries$/, "no pay"],
  [/\.salary(\.currency)?$/, "left out"],
  [/^offers\.\w+ .*\.pay(Amount|Currency|Period)$/, "refused"],
  [/jobBudgetData/, "no pay"],
  [/\.(price|cost|budgets?|spent|otherSpent|remaining|perClick|perApplicant|perHire)\b/, "no pay"],
  [/\.funding(Stage|Amount|Stages)\b/, "no pay"],
  [/^adSpend\.preview \.columns\./, "no pay"],
  [/\.pausedByBudget$/, "no pay"],
  [/\.ranges\{\}\.currency$/, "own"],
  [/\.accountFlags\.paymentAdded$/, "no pay"],
  // What employees earn by referring people is for their whole company to know.
  [/^(rewards|drops|giftCards)\./, "no pay"],
  // What the company itself pays for its plan.
  [/^billing\./, "no pay"],
];
const why = (field: string) => told.find(([pattern]) => pattern.test(field))?.[1];
const money = /salar|pay|wage|compens|currency|amount|budget|cost|price|spent|funding|money|bonus|equity/i;

/** Pages, pictures, feeds and files whose words are known: numbers of people, costs of ads and of referrals, published jobs. */
const withoutShape =
  /^(reports|importedPeople|exchanges|search|savedSearches|tracking|careers|jobFeeds|outreach|files|collections|leads|jobs|adSpend|notifications|billing|socialPosts)\.|^applications\.(download(Applicants|DecisionLog)|sentResume)$|^jobTracker\.download$|^rewards\.statement$/;

interface Found {
  name: string;
  schema: z.ZodType;
}
type Json = { [name: string]: Json } & {
  $ref?: string;
  properties?: Json;
  items?: Json;
  additionalProperties?: Json;
};
/** Every field of an answer that sounds like money. */
function moneyIn({ name, schema }: Found): string[] {
  const whole = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as unknown as Json;
  const found = new Set<string>();
  function walk(part: Json | undefined, path: string) {
    if (!part || typeof part !== "object" || path.split(".").length > 14) return;
    if (part.$ref) return walk(whole.$defs?.[part.$ref.split("/").pop()!], path);
    for (const [key, value] of Object.entries(part.properties ?? {})) {
      if (money.test(key)) found.add(`${name} ${path}.${key}`);
      walk(value as Json, `${path}.${key}`);
    }
    walk(part.items, `${path}[]`);
    walk(part.additionalProperties, `${path}{}`);
    for (const several of ["anyOf", "allOf", "oneOf"])
      for (const one of (part[several] ?? []) as unknown as Json[]) walk(one, path);
  }
  walk(whole, "");
  return [...found];
}

const answers = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls).flatMap(([call, endpoint]) => {
    const roles = rolesOf((endpoint as Endpoint).access);
    const reached = roles === null || (Array.isArray(roles) && roles.includes("company"));
    return reached ? [{ name: `${domain}.${call}`, schema: endpoint.response as unknown as z.ZodType }] : [];
  }),
);

test("salaries: every field of money that a team is answered says what it has to do with pay", () => {
  const unsaid = answers.flatMap(moneyIn).filter((field) => !told.some(([pattern]) => pattern.test(field)));
  expect(unsaid).toEqual([]);
});

test("salaries: every answer with pay has it left out, unless only who sees salaries may ask", () => {
  const publicOnly =
    /^(careers|externalJobs|search|jobs\.applyThrough|jobTracker\.sharedList|communities\.jobs)\b/;
  const open = answers.filter(({ name, schema }) => {
    const pay = moneyIn({ name, schema }).some((field) => why(field) === "left out");
    return pay && !publicOnly.test(name) && cutOf(schema) === null;
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("salaries: parts of an answer that is heard while it is made leave out what the whole leaves out", () => {
  const streamed = Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).flatMap(([call, endpoint]) =>
      endpoint.streams ? [{ name: `${domain}.${call}`, endpoint }] : [],
    ),
  );
  expect(streamed.length).toBeGreaterThan(3);
  for (const { name, endpoint } of streamed) {
    const whole = cutOf(endpoint.response as unknown as z.ZodType);
    expect([name, cutOf(partOf(endpoint).response) === null]).toEqual([name, whole === null]);
  }
  const paid = { access: "company", response: JobInWriting } as unknown as Endpoint;
  const cut = cutOf(partOf(paid).response)!;
  expect(cut({ waiting: { salary, jobTitle: "Ranger" } }, "c")).toEqual({ waiting: { jobTitle: "Ranger" } });
});

test("salaries: answers without a shape hold no pay, or ask for the permission", () => {
  const shapeless = answers.filter(({ schema }) => schema.def.type === "unknown").map(({ name }) => name);
  expect(shapeless.filter((name) => !withoutShape.test(name))).toEqual([]);
});

const salary = { currency: "GBP", min: 5_000_000, max: 6_200_000, period: "year" as const };

test("salaries: without the permission nobody reads what an applicant asks for", async () => {
  const ana = await aCompanyAdmin(world);
  const clerk = await aCompanyAdmin(world, { companyId: ana.companyId, without: ["salaries"] });
  const job = await aJob(world, { companyId: ana.companyId, salary });
  const candidate = await aCandidate(world, {
    profile: { preferences: { salary: 70, salaryCurrency: "GBP" } },
  });
  const { id } = await anApplication(world, job, { candidate });
  const asks = async (api: typeof ana.api) => {
    const shown = await api.applications.get({ params: { id } });
    return shown.view === "team" ? shown.candidate.asks : null;
  };
  expect(await asks(ana.api)).toEqual({ salary: 70, salaryCurrency: "GBP" });
  expect(await asks(clerk.api)).toEqual({ salary: null, salaryCurrency: null });
  expect((await refusal(clerk.api.offers.list({ params: { id } }))).statusCode).toBe(403);
});

test("salaries: the pay of a draft is hidden, stays as it was, and is public once the job is", async () => {
  const ana = await aCompanyAdmin(world);
  const clerk = await aCompanyAdmin(world, { companyId: ana.companyId, without: ["salaries"] });
  const { id } = await aJob(world, { companyId: ana.companyId, status: "draft", salary });
  const params = { id };
  expect((await ana.api.jobs.get({ params })).salary).toEqual(salary);
  expect((await clerk.api.jobs.get({ params })).salary).toBeNull();
  await clerk.api.jobs.update({ params, body: { jobTitle: "Ranger", salary: null } });
  expect(await ana.api.jobs.get({ params })).toMatchObject({ jobTitle: "Ranger", salary });
  await world.db.update(jobs).set({ status: "live" }).where(eq(jobs.id, id));
  expect((await clerk.api.jobs.get({ params })).salary).toEqual(salary);
});
