import { beforeAll, describe, expect, test } from "vitest";
import { type ApiScope, apiScopes } from "#contract/api-scopes.ts";
import { addressOf } from "#contract/client.ts";
import { type Endpoint, rolesOf } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { anApiKey } from "./testing/integrations.ts";
import { type CompanyPerson, aCompanyAdmin } from "./testing/people.ts";
import { rowMakers } from "./testing/rows.ts";
import { sampleOf } from "./testing/sample.ts";
import { openWorld } from "./testing/world.ts";

const world = openWorld();
const endpoints = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    title: `${domain}.${name}`,
    endpoint: endpoint as Endpoint,
  })),
);
const withKey = endpoints.filter(({ endpoint }) => endpoint.key);
const paramNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
const nobodysId = "019ab000-0000-7000-8000-00000000dead";

let minute = 0;
/** The code of the refusal too, since another rule may refuse with the same status. */
async function call(endpoint: Endpoint, key: string, { id = nobodysId, body = {} as unknown } = {}) {
  // So many calls in a row are more than a key may make in a minute.
  if (++minute % 200 === 0) await world.pass(61);
  const params = Object.fromEntries(paramNames(endpoint.path).map((name) => [name, id]));
  const answer = await world.app.inject({
    method: endpoint.method,
    remoteAddress: `10.9.${(minute >> 8) & 255}.${minute & 255}`,
    url: `/api${addressOf(endpoint, { params })}`,
    headers: {
      authorization: `Bearer ${key}`,
      ...(endpoint.upload && { "content-type": "multipart/form-data; boundary=edge" }),
    },
    ...(endpoint.method !== "GET" && endpoint.body && !endpoint.upload && { payload: body as object }),
  });
  const code = /"code":"(\w+)"/.exec(answer.body)?.[1];
  return { status: answer.statusCode, code };
}

let ana: CompanyPerson;
let all = "";
const only = {} as Record<ApiScope, string>;
const without = {} as Record<ApiScope, string>;
beforeAll(async () => {
  ana = await aCompanyAdmin(world);
  all = (await anApiKey(ana)).key;
  for (const scope of apiScopes) {
    only[scope] = (await anApiKey(ana, [scope])).key;
    without[scope] = (
      await anApiKey(
        ana,
        apiScopes.filter((other) => other !== scope),
      )
    ).key;
  }
});

describe("access by API key: a call opens to the scope it names, and to no other", () => {
  test.each(withKey)("$title", async ({ endpoint }) => {
    const scope = endpoint.key!;
    expect(await call(endpoint, without[scope])).toEqual({ status: 403, code: "SCOPE_MISSING" });
    expect([401, 403, 500]).not.toContain((await call(endpoint, only[scope])).status);
  });
});

test("access by API key: every other call refuses keys, with all scopes and on public calls too", async () => {
  const open: string[] = [];
  for (const { title, endpoint } of endpoints.filter((each) => !each.endpoint.key)) {
    const { code } = await call(endpoint, all);
    if (code !== "KEY_NOT_TAKEN") open.push(`${title} ${code}`);
  }
  expect(open).toEqual([]);
});

test("access by API key: keys are for a hiring team's calls", () => {
  const others = withKey.filter(({ endpoint: { access } }) => {
    const roles = rolesOf(access);
    return Array.isArray(roles) && !roles.includes("company");
  });
  expect(others).toEqual([]);
});

describe("access by API key: a row of another company looks as if it did not exist", () => {
  const rows = withKey.filter(({ endpoint }) => endpoint.row && rolesOf(endpoint.access) !== null);
  test.each(rows)("$title", async ({ endpoint }) => {
    const id = await rowMakers[endpoint.row!]!(world);
    const body = endpoint.body ? sampleOf(endpoint.body) : {};
    expect((await call(endpoint, only[endpoint.key!], { id, body })).status).toBe(404);
  });
});
