import { and, asc, eq, inArray } from "drizzle-orm";
import type { Permissions, TeamMember } from "#contract/team-shapes.ts";
import {
  type TeamPermission,
  allPermissions,
  decidesAbout,
  isActive,
  lastWhoCan,
  notAllowed,
  notYoursToGive,
  teamPermissions,
} from "#contract/team-rights.ts";
import { audit } from "#server/audit/audit.ts";
import {
  holdTeam,
  isOnHiringTeam,
  roles,
  updateCompanyAdmin,
  users,
} from "#server/domains/accounts/index.ts";
import type { AuthenticatedContext, CompanyContext, Viewer } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { conflict, forbidden, notFound } from "#server/errors/refusal.ts";
import { companies, teamRights } from "../tables.ts";
import { teamEvents } from "../events.ts";

/** A member of a hiring team with what the team lets them do; anyone else as they are. */
export async function withRights(db: Reader, viewer: Viewer): Promise<Viewer> {
  if (!viewer.companyAdminId) return viewer;
  const [row] = await db
    .select({
      given: teamRights.permissions,
      emailVerifiedAt: users.emailVerifiedAt,
      provenAt: companies.provenAt,
    })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .innerJoin(companies, eq(companies.id, roles.companyId))
    .leftJoin(teamRights, eq(teamRights.companyAdminId, roles.id))
    .where(eq(roles.id, viewer.companyAdminId));
  const team = {
    permissions: allPermissions(row?.given ?? {}),
    emailProven: !!row?.emailVerifiedAt,
    companyProven: !!row?.provenAt,
  };
  return { ...viewer, team };
}

/** The hiring team; members whose access is switched off or whose account is disabled only with `all`. */
export async function listTeam({ db, viewer }: AuthenticatedContext, companyId: string, all: boolean) {
  if (viewer.companyId !== companyId) throw notFound("Company");
  const rows = await members(db, companyId);
  return all ? rows : rows.filter(isActive);
}

interface Wanted {
  companyAdminId: string;
  permissions: Partial<Permissions>;
}
/** Changes what a colleague may do; nobody changes their own. */
export function setPermissions({ db, viewer, now }: CompanyContext, { companyAdminId, permissions }: Wanted) {
  return db.transaction(async (tx) => {
    await holdTeam(tx, viewer);
    const team = await members(tx, viewer.companyId);
    const member = team.find(({ id }) => id === companyAdminId);
    if (!member) throw notFound("Team member");
    if (companyAdminId === viewer.companyAdminId)
      throw conflict("OWN_ACCESS", "You can’t change your own permissions. Ask a teammate.");
    const mine = team.find(({ id }) => id === viewer.companyAdminId)?.permissions;
    if (!mine?.team) throw forbidden(notAllowed("team"));
    const after = { ...member.permissions, ...permissions };
    for (const name of teamPermissions)
      if (after[name] !== member.permissions[name] && !decidesAbout(name, mine, team))
        throw forbidden(notYoursToGive(name));
    await setRights(tx, { companyAdminId, permissions: after, now: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "team.permissions",
        subject: { kind: "companyAdmin", id: companyAdminId, companyId: viewer.companyId },
        before: member.permissions,
        after,
      },
    );
    await publish(tx, teamEvents.rightsChanged, {
      data: { companyId: viewer.companyId, companyAdminId, userId: member.userId },
      at: now(),
    });
    return { ...member, permissions: after };
  });
}

type Guard = (
  tx: Transaction,
  member: Pick<Member, "userId" | "fullName"> & { companyId: string },
) => Promise<void>;
const guards: Guard[] = [];
/** Lets domains above say why a member's access can't be switched off. */
export function beforeSwitchingOff(guard: Guard) {
  guards.push(guard);
}

/** Switches a teammate's access off and on, or changes what they are called. What nobody could give anymore is not taken by the way. */
export function updateMember(
  context: CompanyContext,
  id: string,
  changes: { disabled?: boolean; title?: string | null },
) {
  const { companyId } = context.viewer;
  const refuse = async (tx: Transaction) => {
    if (!changes.disabled) return;
    const team = await members(tx, companyId);
    refuseLastOfRight(team, id, context.viewer);
    const member = team.find((each) => each.id === id);
    for (const guard of guards) if (member) await guard(tx, { ...member, companyId });
  };
  return updateCompanyAdmin(context, id, { changes, refuse });
}

/** Otherwise a manager would decide about a permission they don’t have. */
function refuseLastOfRight(team: readonly Member[], id: string, { team: mine }: CompanyContext["viewer"]) {
  const member = team.find((each) => each.id === id);
  if (!member || !isActive(member)) return;
  const others = team.filter((each) => each.id !== id && isActive(each));
  const last = teamPermissions.find(
    (name) =>
      member.permissions[name] &&
      !mine.permissions[name] &&
      !others.some(({ permissions }) => permissions[name]),
  );
  if (last) throw conflict("LAST_WITH_RIGHT", lastWhoCan(last, member.fullName));
}

/** The permissions of someone who is invited: those that were named, and of the others what the inviter may do. */
export async function rightsToGive(
  tx: Transaction,
  { viewer }: CompanyContext,
  given: Partial<Permissions>,
): Promise<Permissions> {
  const team = await members(tx, viewer.companyId);
  const mine = viewer.team.permissions;
  const foreign = teamPermissions.find((name) => given[name] && !decidesAbout(name, mine, team));
  if (foreign) throw forbidden(notYoursToGive(foreign));
  const wanted = allPermissions(given);
  return Object.fromEntries(
    teamPermissions.map((name) => [name, given[name] ?? (wanted[name] && mine[name])]),
  ) as Permissions;
}

export async function setRights(
  tx: Transaction,
  { companyAdminId, permissions, now }: Wanted & { now: Date },
) {
  await tx
    .insert(teamRights)
    .values({ companyAdminId, permissions, changedAt: now })
    .onConflictDoUpdate({ target: teamRights.companyAdminId, set: { permissions, changedAt: now } });
}

type Member = Omit<TeamMember, "joinedAt"> & { joinedAt: Date };
async function members(db: Reader, companyId: string): Promise<Member[]> {
  const rows = await db
    .select({ role: roles, user: users, rights: teamRights.permissions })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .leftJoin(teamRights, eq(teamRights.companyAdminId, roles.id))
    .where(and(eq(roles.kind, "companyAdmin"), eq(roles.companyId, companyId)))
    .orderBy(asc(roles.createdAt), asc(roles.id));
  return rows.map(({ role, user, rights }) => ({
    id: role.id,
    userId: user.id,
    fullName: user.fullName,
    email: user.email,
    profilePicture: user.profilePicture,
    parallelTag: user.parallelTag,
    title: role.title,
    disabled: role.disabled,
    permissions: allPermissions(rights ?? {}),
    joinedAt: role.createdAt,
    closed: user.disabledAt !== null,
  }));
}

/** What some members of hiring teams may do, by their id. */
export async function permissionsOf(db: Reader, memberIds: string[]) {
  const rows = await db.select().from(teamRights).where(inArray(teamRights.companyAdminId, memberIds));
  const given = new Map(rows.map(({ companyAdminId, permissions }) => [companyAdminId, permissions]));
  return (memberId: string) => allPermissions(given.get(memberId) ?? {});
}

/** The accounts of everyone on a company's team who has a permission. */
export async function accountsWith(db: Reader, companyId: string, permission: TeamPermission) {
  const team = await members(db, companyId);
  return team
    .filter((member) => isActive(member) && member.permissions[permission])
    .map(({ userId }) => userId);
}

/** Whether someone is still on a company's team, and may do all of this there. */
export async function isAllowed(
  db: Reader,
  { companyId, userId }: { companyId: string; userId: string },
  ...wanted: TeamPermission[]
): Promise<boolean> {
  const [member] = await db
    .select({ id: roles.id })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), eq(roles.userId, userId), isOnHiringTeam));
  if (!member) return false;
  const may = (await permissionsOf(db, [member.id]))(member.id);
  return wanted.every((permission) => may[permission]);
}

/** Who hires for some companies, by company; without those whose access is switched off or whose account is disabled. */
export async function teamsOfCompanies(db: Reader, companyIds: string[]) {
  const rows = await db
    .select({
      companyId: roles.companyId,
      id: roles.id,
      fullName: users.fullName,
      profilePicture: users.profilePicture,
      title: roles.title,
    })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(inArray(roles.companyId, companyIds), isOnHiringTeam))
    .orderBy(asc(roles.createdAt), asc(roles.id));
  return Map.groupBy(rows, ({ companyId }) => companyId!);
}
