import { and, eq, ne, or } from "drizzle-orm";
import { type OwnData, type Owner, isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { conflict } from "#server/errors/refusal.ts";
import { lockCompany } from "./queries.ts";
import {
  companies,
  companyClaims,
  companyFollows,
  companyWaitLists,
  teamInvites,
  teamRights,
} from "./tables.ts";
import { companyEvents } from "./events.ts";
import { permissionsOf } from "./team/team.ts";

export const companyData: OwnData = {
  async show(db, owner) {
    const { userId, candidateId } = owner;
    const claims = await db
      .select({
        companyName: companies.companyName,
        email: companyClaims.email,
        linkedInUrl: companyClaims.linkedInUrl,
        state: companyClaims.state,
        at: companyClaims.createdAt,
      })
      .from(companyClaims)
      .innerJoin(companies, eq(companies.id, companyClaims.companyId))
      .where(eq(companyClaims.userId, userId));
    const waitList = await db
      .select({
        companyName: companyWaitLists.companyName,
        website: companyWaitLists.website,
        about: companyWaitLists.about,
        state: companyWaitLists.state,
        at: companyWaitLists.createdAt,
      })
      .from(companyWaitLists)
      .where(eq(companyWaitLists.userId, userId));
    const asked = { companyClaims: claims, companyWaitLists: waitList, ...(await teamPartsOf(db, owner)) };
    if (!candidateId) return asked;
    const followed = await db
      .select({ companyName: companies.companyName, at: companyFollows.at })
      .from(companyFollows)
      .innerJoin(companies, eq(companies.id, companyFollows.companyId))
      .where(eq(companyFollows.candidateId, candidateId));
    return { ...asked, followedCompanies: followed };
  },
  async erase(tx, owner, now) {
    const { userId, candidateId, companyAdminId } = owner;
    await tx.delete(teamInvites).where(invitesOf(owner));
    await tx.delete(companyClaims).where(eq(companyClaims.userId, userId));
    await tx.delete(companyWaitLists).where(eq(companyWaitLists.userId, userId));
    if (candidateId) await tx.delete(companyFollows).where(eq(companyFollows.candidateId, candidateId));
    if (!companyAdminId) return;
    await leaveCompany(tx, owner, now);
    await tx.delete(teamRights).where(eq(teamRights.companyAdminId, companyAdminId));
  },
};

function invitesOf({ userId, email }: Owner) {
  const asked = eq(teamInvites.requestedBy, userId);
  return email ? or(asked, eq(teamInvites.email, email)) : asked;
}

/** What a person may do in a team, and the teams that ask for them. */
async function teamPartsOf(db: Reader, owner: Owner) {
  const { companyAdminId } = owner;
  const { companyName } = companies;
  const { title, state, createdAt: at } = teamInvites;
  const teamInvitations = await db
    .select({ companyName, title, state, at })
    .from(teamInvites)
    .innerJoin(companies, eq(companies.id, teamInvites.companyId))
    .where(invitesOf(owner));
  const permissions = companyAdminId
    ? await db.select().from(teamRights).where(eq(teamRights.companyAdminId, companyAdminId))
    : [];
  return { teamInvitations, permissions };
}

/** Without anyone who can manage the team, no one could ever be given a permission again. */
async function refuseLastOfRight(tx: Transaction, companyName: string, colleagueIds: string[]) {
  const rightsOf = await permissionsOf(tx, colleagueIds);
  if (colleagueIds.some((id) => rightsOf(id).team)) return;
  throw conflict(
    "LAST_WITH_RIGHT",
    `You’re the only one who can manage the hiring team at ${companyName}. Give a teammate this permission first.`,
  );
}

/** The other members of someone's hiring team who still have access, and an account that works. */
async function colleaguesOf(db: Reader, { userId, companyId }: Member) {
  const colleagues = await db
    .select({ id: roles.id })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), isOnHiringTeam, ne(roles.userId, userId)));
  return colleagues.map(({ id }) => id);
}

interface Member {
  userId: string;
  companyId: string;
}
/** True when a company has no hiring team without them. */
export async function isLastOfTeam(db: Reader, member: Member) {
  return (await colleaguesOf(db, member)).length === 0;
}

/** The last of a team hands it over first, or closes its jobs; then nobody is left to see and the company is hidden. */
async function leaveCompany(tx: Transaction, { userId, companyId }: Owner, now: Date) {
  if (!companyId) return;
  const company = await lockCompany(tx, companyId);
  const colleagueIds = await colleaguesOf(tx, { userId, companyId });
  if (colleagueIds.length > 0) return refuseLastOfRight(tx, company.companyName, colleagueIds);
  if (company.openJobsCount > 0)
    throw conflict(
      "LAST_OF_TEAM",
      `You’re the last member of the hiring team at ${company.companyName}. Invite a teammate to take over, or close your jobs first.`,
    );
  await tx
    .update(companies)
    .set({ published: false, isManaged: false, changedAt: now })
    .where(eq(companies.id, companyId));
  await publish(tx, companyEvents.changed, { data: { companyId }, at: now });
  await publish(tx, companyEvents.teamGone, { data: { companyId }, at: now });
}
