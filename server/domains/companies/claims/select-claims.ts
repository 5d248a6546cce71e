import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, ne, or } from "drizzle-orm";
import { joinRequestStates } from "#contract/company-claims.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { type Company, disabledTeams, hasTeam } from "../queries.ts";
import { companies, companyClaims, teamInvites } from "../tables.ts";
import { needsReview } from "./rules.ts";
import type { Claim } from "./settle-claims.ts";

export function selectClaims(db: Reader) {
  return db
    .select({
      claim: companyClaims,
      company: companies,
      fullName: users.fullName,
      disabledAt: users.disabledAt,
    })
    .from(companyClaims)
    .innerJoin(companies, eq(companies.id, companyClaims.companyId))
    .innerJoin(users, eq(users.id, companyClaims.userId))
    .$dynamic();
}

interface ClaimRow {
  claim: Claim;
  company: Company;
  fullName: string;
  disabledAt: Date | null;
}
function presentClaim({ claim, company, fullName, disabledAt }: ClaimRow) {
  const { companyName, slug: companySlug, openJobsCount, boards } = company;
  return {
    ...claim,
    companyName,
    companySlug,
    openJobsCount,
    boards,
    fullName,
    disabled: disabledAt !== null,
  };
}

/** Claims as administrators see them, with those that would take over from a team we disabled. */
export async function presentReviewed(db: Reader, rows: ClaimRow[]) {
  const waiting = rows.filter(({ claim, company }) => claim.state === "waiting" && company.isManaged);
  const disabled = await disabledTeams(
    db,
    waiting.map(({ company }) => company.id),
  );
  return rows.map((row) => ({
    ...presentClaim(row),
    teamDisabled: row.claim.state === "waiting" && disabled.has(row.company.id),
  }));
}

export async function showMyClaim({ db, viewer: { userId }, now }: AuthenticatedContext) {
  if (!userId) return { claim: null, joinRequest: null };
  return { claim: await findMyClaim(db, userId), joinRequest: await findJoinRequest(db, userId, now()) };
}

/** The latest claim of an account, as its owner sees it. */
export async function findMyClaim(db: Reader, userId: string) {
  const [row] = await selectClaims(db)
    .where(and(eq(companyClaims.userId, userId), ne(companyClaims.state, "founded")))
    .orderBy(desc(companyClaims.createdAt), desc(companyClaims.id))
    .limit(1);
  return row ? presentMine(db, row) : null;
}

async function presentMine(db: Reader, row: ClaimRow) {
  const { id, state, companyId } = row.claim;
  return {
    ...presentClaim(row),
    txtRecord: txtRecordOf(id),
    reviewed: needsReview(row.claim, row.company),
    hasTeam: state !== "accepted" && (await hasTeam(db, companyId)),
  };
}

/** Only who runs the domain can put this there, and only for this claim. */
export function txtRecordOf(claimId: string) {
  return `parallel-claim=${createHash("sha256").update(`claim ${claimId}`).digest("hex").slice(0, 24)}`;
}

/** The latest team that a person asked, as long as nobody declined. */
async function findJoinRequest(db: Reader, userId: string, now: Date) {
  const [row] = await db
    .select({
      companyId: companies.id,
      companyName: companies.companyName,
      companySlug: companies.slug,
      email: teamInvites.email,
      state: teamInvites.state,
    })
    .from(teamInvites)
    .innerJoin(users, or(eq(users.id, teamInvites.requestedBy), eq(users.email, teamInvites.email)))
    .innerJoin(companies, eq(companies.id, teamInvites.companyId))
    .where(
      and(
        eq(users.id, userId),
        inArray(teamInvites.state, [...joinRequestStates]),
        gt(teamInvites.expiresAt, now),
      ),
    )
    .orderBy(desc(teamInvites.createdAt))
    .limit(1);
  const state = joinRequestStates.find((each) => each === row?.state);
  return row && state ? { ...row, state } : null;
}

/** Who took a company over, and when; null where its team founded it. */
export function findTakeOver(db: Reader, companyId: string) {
  return latestInState(db, companyId, "accepted");
}

/** Who signed a company up that was not known. */
export function findFounder(db: Reader, companyId: string) {
  return latestInState(db, companyId, "founded");
}

async function latestInState(db: Reader, companyId: string, state: Claim["state"]) {
  const [row] = await db
    .select({
      fullName: users.fullName,
      linkedInUrl: companyClaims.linkedInUrl,
      at: companyClaims.decidedAt,
    })
    .from(companyClaims)
    .innerJoin(users, eq(users.id, companyClaims.userId))
    .where(and(eq(companyClaims.companyId, companyId), eq(companyClaims.state, state)))
    .orderBy(desc(companyClaims.decidedAt))
    .limit(1);
  return row?.at ? { ...row, at: row.at } : null;
}
