import { eq } from "drizzle-orm";
import { type TeamPermission, teamPermissions } from "#contract/team-rights.ts";
import { createAdministrator } from "#server/domains/accounts/index.ts";
import { addRole } from "#server/domains/accounts/queries.ts";
import { openSession } from "#server/domains/accounts/sessions.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { candidates } from "#server/domains/candidates/tables.ts";
import { companies, teamRights } from "#server/domains/companies/tables.ts";
import { employments } from "#server/domains/employees/tables.ts";
import { newId } from "#server/database/ids.ts";
import type { TestClient, World } from "./world.ts";

export interface Person {
  userId: string;
  token: string;
  /** Calls the API as this person. */
  api: TestClient;
  email: string;
}

let made = 0;

/** A person with an account and no part yet, signed in. */
export async function aPerson(
  world: World,
  { fullName = `Person ${++made}`, email = `person${++made}@people.example` } = {},
): Promise<Person> {
  const userId = newId();
  await world.db
    .insert(users)
    .values({ id: userId, email, fullName, emailVerifiedAt: world.now(), createdAt: world.now() });
  const token = await session(world, { userId });
  return { userId, token, email, api: world.client(token) };
}

export interface CandidatePerson extends Person {
  candidateId: string;
}
/** A job seeker with a usable profile. */
export async function aCandidate(
  world: World,
  {
    fullName,
    email,
    profile = {},
  }: { fullName?: string; email?: string; profile?: Partial<typeof candidates.$inferInsert> } = {},
): Promise<CandidatePerson> {
  const person = await aPerson(world, { fullName, email });
  const part = await world.db.transaction((tx) =>
    addRole(tx, { userId: person.userId, kind: "candidate", now: world.now() }),
  );
  await world.db.insert(candidates).values({
    id: part.id,
    userId: person.userId,
    location: "Bristol, United Kingdom",
    linkedInUrl: "https://www.linkedin.com/in/someone",
    createdAt: world.now(),
    changedAt: world.now(),
    ...profile,
  });
  return { ...person, candidateId: part.id };
}

/** An employer, published and proven to be who it says; of several with one domain the newest holds it. */
export async function aCompany(world: World, wanted: Partial<typeof companies.$inferInsert> = {}) {
  const number = ++made;
  if (wanted.companyEmailDomain)
    await world.db
      .update(companies)
      .set({ provenAt: null })
      .where(eq(companies.companyEmailDomain, wanted.companyEmailDomain));
  const [company] = await world.db
    .insert(companies)
    .values({
      id: newId(),
      slug: `company-${number}`,
      companyName: `Company ${number}`,
      companyEmailDomain: `company${number}.example`,
      provenAt: world.now(),
      published: true,
      createdAt: world.now(),
      changedAt: world.now(),
      ...wanted,
    })
    .returning();
  return company!;
}

export interface CompanyPerson extends Person {
  companyAdminId: string;
  companyId: string;
}
interface Member {
  companyId?: string;
  fullName?: string;
  /** What the team does not let them do. */
  without?: readonly TeamPermission[];
}
/** A member of a hiring team; of a company of their own where none is given. */
export async function aCompanyAdmin(
  world: World,
  { companyId, fullName, without = [] }: Member = {},
): Promise<CompanyPerson> {
  const person = await aPerson(world, { fullName });
  const company = companyId ?? (await aCompany(world)).id;
  const { companyAdminId } = await addMember(world, { userId: person.userId, companyId: company, without });
  return { ...person, companyAdminId, companyId: company };
}

interface Part {
  userId: string;
  companyId: string;
}
async function addMember(
  world: World,
  { userId, companyId, without = [] }: Part & { without?: readonly TeamPermission[] | undefined },
) {
  const { id: companyAdminId } = await world.db.transaction((tx) =>
    addRole(tx, { userId, kind: "companyAdmin", companyId, now: world.now() }),
  );
  if (without.length)
    await world.db.insert(teamRights).values({
      companyAdminId,
      permissions: Object.fromEntries(teamPermissions.map((name) => [name, !without.includes(name)])),
      changedAt: world.now(),
    });
  return { companyAdminId };
}

/** Someone who has an account already comes to a hiring team as well. */
export function joinsTeam(world: World, { userId }: Person, companyId: string) {
  return world.db.transaction((tx) =>
    addRole(tx, { userId, kind: "companyAdmin", companyId, now: world.now() }),
  );
}

/** Someone who works at a company and may refer people. */
export async function anEmployee(
  world: World,
  { companyId, fullName }: { companyId?: string; fullName?: string } = {},
) {
  const person = await aPerson(world, { fullName });
  const company = companyId ?? (await aCompany(world)).id;
  const { employeeId } = await addEmployee(world, { userId: person.userId, companyId: company });
  return { ...person, employeeId, companyId: company };
}

async function addEmployee(world: World, { userId, companyId }: Part) {
  const at = world.now();
  const { id: employeeId } = await world.db.transaction((tx) =>
    addRole(tx, { userId, kind: "employee", companyId, now: at }),
  );
  await world.db.insert(employments).values({ id: newId(), userId, companyId, createdAt: at, startedAt: at });
  return { employeeId };
}

/** One account with all three parts: a job seeker who works at a company and hires for it. */
export async function aPersonOfAllParts(
  world: World,
  { companyId, fullName, without }: { companyId: string; fullName?: string; without?: TeamPermission[] },
) {
  const seeker = await aCandidate(world, { fullName });
  const { userId } = seeker;
  const { companyAdminId } = await addMember(world, { userId, companyId, without });
  const { employeeId } = await addEmployee(world, { userId, companyId });
  return { ...seeker, companyAdminId, employeeId, companyId };
}

/** An employee who has left their company. */
export async function aFormerEmployee(world: World) {
  const employee = await anEmployee(world);
  await employee.api.employees.leave({ params: { id: employee.employeeId } });
  return employee;
}

/** A platform administrator, signed in. */
export async function anAdministrator(world: World, { entering = false } = {}) {
  const email = `admin${++made}@parallel.example`;
  const admin = await world.db.transaction((tx) =>
    createAdministrator(tx, { email, fullName: "Ada Admin", now: world.now() }),
  );
  const token = await session(world, { adminId: admin.id, entering });
  return { adminId: admin.id, email, token, api: world.client(token) };
}

/** An administrator closes someone's account, or opens it again. */
export async function disableAccount(world: World, { userId }: Pick<Person, "userId">, disabled = true) {
  const { api } = await anAdministrator(world);
  const body = { disabled, reason: "Reported by three people" };
  await api.support.setDisabled({ params: { id: userId }, body });
  await world.settle();
}

async function session(world: World, owner: { userId?: string; adminId?: string; entering?: boolean }) {
  const { id, token } = await world.db.transaction((tx) =>
    openSession(tx, owner, { now: world.now, request: { ip: "127.0.0.1", userAgent: "test", origin: "" } }),
  );
  world.sessions.set(owner.userId ?? owner.adminId!, id);
  return token;
}
