import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addressOf } from "#contract/client.ts";
import { type Endpoint, type Role, permissionsFor, rolesOf } from "#contract/endpoint.ts";
import { contract } from "#contract/index.ts";
import { type TeamPermission, teamPermissions } from "#contract/team-rights.ts";
import { users } from "./domains/accounts/tables.ts";
import {
  aCandidate,
  aCompany,
  aCompanyAdmin,
  aFormerEmployee,
  anAdministrator,
  anEmployee,
} from "./testing/people.ts";
import { rowMakers } from "./testing/rows.ts";
import { sampleOf } from "./testing/sample.ts";
import { openWorld } from "./testing/world.ts";

const world = openWorld();
const everyRole: Role[] = [
  "candidate",
  "employee",
  "between-employers",
  "company",
  "admin",
  "entering-admin",
];
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
  "between-employers": () => aFormerEmployee(world),
  company: () => aCompanyAdmin(world),
  admin: () => anAdministrator(world),
  "entering-admin": () => anAdministrator(world, { entering: true }),
};
/** Calls that end the caller's session or give them a role are made by a person who makes no other. */
const changesTheCaller = /logout$|^\/candidates$/;

beforeAll(async () => {
  for (const role of everyRole) tokens[role] = (await newPerson[role]()).token;
});

/** What members of a hiring team do for themselves alone, or in conversations they were let into. */
const ownThings = new Set([
  "/ai-bot/chat_completion",
  "/bot-threads/:id",
  "/bot-messages/:id/feedback",
  "/recent-searches",
  "/saved-searches",
  "/saved-searches/:id",
  "/push/devices",
  "/push/devices/:id",
  "/push/settings",
  "/requests/views",
  "/company-reports",
  "/communities",
  "/communities/:id",
  "/communities/:id/membership",
  "/communities/:id/members",
  "/communities/:id/jobs",
  "/requests/views/:id",
  "/company-admins/:id",
  "/conversations/:id/follow-up",
  "/company/interviews/calendar",
]);
const nobodysId = "019ab000-0000-7000-8000-00000000dead";
const paramNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);

const uploadOf = (text: string) =>
  `--edge\r\ncontent-disposition: form-data; name="file"; filename="a.json"\r\n\r\n${text}\r\n--edge--\r\n`;

let calls = 0;
/** An address of its own for each call, so that none is refused for being one too many. */
function nextAddress() {
  calls++;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

async function call(
  endpoint: Endpoint,
  { token, params, body }: { token?: string; params?: Record<string, string>; body?: unknown },
) {
  const filled = params ?? Object.fromEntries(paramNames(endpoint.path).map((name) => [name, nobodysId]));
  const { statusCode } = await world.app.inject({
    method: endpoint.method,
    remoteAddress: nextAddress(),
    url: `/api${addressOf(endpoint, { params: filled })}`,
    headers: {
      ...(endpoint.upload && { "content-type": "multipart/form-data; boundary=edge" }),
      ...(!endpoint.link && { "x-api-key": world.dependencies.config.PUBLIC_API_KEY }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.upload
      ? { payload: uploadOf("{}") }
      : endpoint.method !== "GET" && endpoint.body && { payload: (body ?? {}) as object }),
  });
  return statusCode;
}

describe("access: every endpoint, as every role", () => {
  test.each(endpoints)("$title", async ({ endpoint }) => {
    const roles = rolesOf(endpoint.access);
    if (roles === null) {
      expect(await call(endpoint, {}), "a visitor").not.toBe(401);
      return;
    }
    expect(await call(endpoint, {}), "without a token").toBe(401);
    expect(await call(endpoint, { token: "dead" }), "with a dead token").toBe(401);
    for (const role of everyRole) {
      const mayCall = roles === "any" ? role !== "entering-admin" : roles.includes(role);
      const token = changesTheCaller.test(endpoint.path) ? (await newPerson[role]()).token : tokens[role];
      const status = await call(endpoint, { token });
      if (mayCall) expect([401, 403, 500], `as ${role}`).not.toContain(status);
      else expect(status, `as ${role}`).toBe(403);
    }
  });
});

describe("access: every permission of a hiring team, and every call that needs it", () => {
  const ofTeam = endpoints.filter(({ endpoint }) => endpoint.permission);
  const withheld = {} as Record<TeamPermission, string>;
  let unproven = "";
  let unconfirmed = "";

  beforeAll(async () => {
    for (const name of teamPermissions) {
      withheld[name] = (await aCompanyAdmin(world, { without: [name] })).token;
    }
    const company = await aCompany(world, { provenAt: null });
    unproven = (await aCompanyAdmin(world, { companyId: company.id })).token;
    const person = await aCompanyAdmin(world);
    await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, person.userId));
    unconfirmed = person.token;
  });

  test.each(ofTeam)("$title", async ({ endpoint }) => {
    const names = permissionsFor(endpoint);
    for (const name of names)
      expect(await call(endpoint, { token: withheld[name] }), `without ${name}`).toBe(403);
    const { token } = await aCompanyAdmin(world, {
      without: teamPermissions.filter((other) => !names.includes(other)),
    });
    expect(await call(endpoint, { token }), `with ${names.join(" and ")} alone`).not.toBe(403);
  });

  test.each(endpoints.filter(({ endpoint }) => endpoint.proven))(
    "$title waits until the address is proven",
    async ({ endpoint }) => {
      expect(await call(endpoint, { token: unproven }), "of a company nobody proved").toBe(403);
      expect(await call(endpoint, { token: unconfirmed }), "without an own proven address").toBe(403);
    },
  );

  test("a call that changes something for the company says which permission it needs", () => {
    const open = endpoints.filter(
      ({ endpoint }) =>
        endpoint.method !== "GET" &&
        [endpoint.access].flat().includes("company") &&
        !endpoint.permission &&
        !ownThings.has(endpoint.path),
    );
    expect(open.map(({ title }) => title)).toEqual([]);
  });
});

describe("access: every row, as a stranger and as a member of another company", () => {
  const withRow = endpoints.filter(({ endpoint }) => endpoint.row && rolesOf(endpoint.access) !== null);
  const rows: Record<string, string> = {};

  /** One row of a kind serves all its calls: every one of them is refused, so it stays as it is. */
  async function rowOf(kind: string) {
    const makeRow = rowMakers[kind];
    if (!makeRow) throw new Error(`Nobody makes rows of kind "${kind}": add it to server/testing/rows.ts`);
    return (rows[kind] ??= await makeRow(world));
  }

  test.each(withRow)("$title", async ({ endpoint }) => {
    const id = await rowOf(endpoint.row!);
    const params = Object.fromEntries(paramNames(endpoint.path).map((name) => [name, id]));
    const roles = rolesOf(endpoint.access);
    const body = endpoint.body ? sampleOf(endpoint.body) : undefined;
    for (const role of everyRole.filter((each) =>
      roles === "any" ? each !== "entering-admin" : roles?.includes(each),
    )) {
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
