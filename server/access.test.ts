import { beforeAll, describe, expect, test } from "vitest";
import { addressOf } from "#contract/client.ts";
import { type Endpoint, type Role, rolesOf } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { aCandidate, aCompanyAdmin, anAdministrator, anEmployee } from "./testing/people.ts";
import { rowMakers } from "./testing/rows.ts";
import { sampleOf } from "./testing/sample.ts";
import { openWorld } from "./testing/world.ts";

const world = openWorld();
const everyRole: Role[] = ["candidate", "employee", "company", "admin"];
const endpoints = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    title: `${domain}.${name}`,
    endpoint: endpoint as Endpoint,
  })),
);
const tokens = {} as Record<Role, string>;

const newPerson: Record<Role, () => Promise<{ token: string }>> = {
  candidate: () => aCandidate(world),
  employee: () => anEmployee(world),
  company: () => aCompanyAdmin(world),
  admin: () => anAdministrator(world),
};
/** Calls that end the caller's session or give them a part are made by somebody who makes no other. */
const changesTheCaller = /logout$|^\/candidates$/;

beforeAll(async () => {
  for (const role of everyRole) tokens[role] = (await newPerson[role]()).token;
});

const nobodysId = "019ab000-0000-7000-8000-00000000dead";
const paramNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);

const uploadOf = (text: string) =>
  `--edge\r\ncontent-disposition: form-data; name="file"; filename="a.json"\r\n\r\n${text}\r\n--edge--\r\n`;

async function call(
  endpoint: Endpoint,
  { token, params, body }: { token?: string; params?: Record<string, string>; body?: unknown },
) {
  const filled = params ?? Object.fromEntries(paramNames(endpoint.path).map((name) => [name, nobodysId]));
  const { statusCode } = await world.app.inject({
    method: endpoint.method,
    url: `/api${addressOf(endpoint, { params: filled })}`,
    headers: {
      ...(endpoint.upload && { "content-type": "multipart/form-data; boundary=edge" }),
      ...(!endpoint.link && { "x-api-key": world.parts.config.PUBLIC_API_KEY }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.upload
      ? { payload: uploadOf("{}") }
      : endpoint.method !== "GET" && endpoint.body && { payload: (body ?? {}) as object }),
  });
  return statusCode;
}

describe("every endpoint, as every role", () => {
  test.each(endpoints)("$title", async ({ endpoint }) => {
    const roles = rolesOf(endpoint.access);
    if (roles === null) {
      expect(await call(endpoint, {}), "a visitor").not.toBe(401);
      return;
    }
    expect(await call(endpoint, {}), "without a token").toBe(401);
    expect(await call(endpoint, { token: "dead" }), "with a dead token").toBe(401);
    for (const role of everyRole) {
      const mayCall = roles === "any" || roles.includes(role);
      const token = changesTheCaller.test(endpoint.path) ? (await newPerson[role]()).token : tokens[role];
      const status = await call(endpoint, { token });
      if (mayCall) expect([401, 403, 500], `as ${role}`).not.toContain(status);
      else expect(status, `as ${role}`).toBe(403);
    }
  });
});

describe("every row, as a stranger to it and as a member of another company", () => {
  const withRow = endpoints.filter(({ endpoint }) => endpoint.row && rolesOf(endpoint.access) !== null);

  test.each(withRow)("$title", async ({ endpoint }) => {
    const makeRow = rowMakers[endpoint.row!];
    if (!makeRow)
      throw new Error(`Nobody makes rows of kind "${endpoint.row}": add it to server/testing/rows.ts`);
    const id = await makeRow(world);
    const params = Object.fromEntries(paramNames(endpoint.path).map((name) => [name, id]));
    const roles = rolesOf(endpoint.access);
    const body = endpoint.body ? sampleOf(endpoint.body) : undefined;
    for (const role of everyRole.filter((each) => roles === "any" || roles?.includes(each))) {
      if (role === "admin" && roles !== "any") continue;
      expect(await call(endpoint, { token: tokens[role], params, body }), `as a ${role} of elsewhere`).toBe(
        404,
      );
    }
  });

  test("every path with an id says what it names", () => {
    const silent = endpoints.filter(
      ({ endpoint }) => paramNames(endpoint.path).some((name) => /id$/i.test(name)) && !endpoint.row,
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });
});
