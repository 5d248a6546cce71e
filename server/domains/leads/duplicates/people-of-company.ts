import { type Column, type SQL, and, eq, inArray, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import type { CompanyViewer } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications, notOwn } from "#server/domains/applications/index.ts";
import { candidates, notHiddenFrom } from "#server/domains/candidates/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { linkedInHandle } from "#shared/links/linkedin.ts";
import type { PersonOfCompany } from "./joined-records.ts";
import type { Compared } from "./rules.ts";

type Known = Compared & PersonOfCompany & { profilePicture: string | null; addedAt: Date | null };

/**
 * The people in a company's world: those it keeps itself and, for who may see applicants, those who came to it themselves.
 * Nobody else with an account is compared, so that nothing tells a company who is here.
 */
export async function peopleOfCompany(
  db: Reader,
  viewer: Pick<CompanyViewer, "companyId" | "candidateId" | "team">,
  ids?: string[],
): Promise<Known[]> {
  const { companyId, team } = viewer;
  const own = await ownRecords(db, companyId, ids && inArray(externalCandidates.id, ids));
  if (!team.permissions.applicants) return own;
  return [...own, ...(await whoCame(db, viewer, ids && inArray(candidates.id, ids)))];
}

/** What was decided about two of them is there for the same: with an account in it, for who may see applicants. */
export function decidedFor(
  db: Reader,
  { team }: Pick<CompanyViewer, "team">,
  [one, other]: [Column, Column],
): SQL | undefined {
  if (team.permissions.applicants) return undefined;
  const account = or(eq(candidates.id, one), eq(candidates.id, other));
  return notExists(db.select({ id: candidates.id }).from(candidates).where(account));
}

async function ownRecords(db: Reader, companyId: string, which: SQL | undefined): Promise<Known[]> {
  const rows = await db
    .select()
    .from(externalCandidates)
    .where(and(eq(externalCandidates.companyId, companyId), which))
    .orderBy(externalCandidates.addedAt, externalCandidates.id);
  return rows.map((record) => ({ ...record, userId: null, external: true, record, profilePicture: null }));
}

const came = ["review", "pending", "accepted", "pipeline", "denied"] as const;
const { id, userId, headline, location, phone, linkedInUrl, workExperience } = candidates;
const compared = {
  id,
  userId,
  title: headline,
  location,
  phone,
  linkedInUrl,
  employer: sql<string | null>`(select job->>'companyName' from jsonb_array_elements(${workExperience}) job
    where (job->>'current')::boolean limit 1)`,
  fullName: users.fullName,
  email: users.email,
  profilePicture: users.profilePicture,
};
async function whoCame(
  db: Reader,
  { companyId, candidateId }: Pick<CompanyViewer, "companyId" | "candidateId">,
  which: SQL | undefined,
): Promise<Known[]> {
  const theirs = db
    .select({ id: applications.candidateId })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        inArray(applications.applicationState, [...came]),
        notOwn({ candidateId }),
        notHiddenFrom(applications.candidateId, applications.companyId),
      ),
    );
  const rows = await db
    .select(compared)
    .from(candidates)
    .innerJoin(users, eq(users.id, userId))
    .where(and(inArray(id, theirs), which, isNotNull(users.emailVerifiedAt), isNull(users.deletedAt)))
    .orderBy(id);
  return rows.map(({ linkedInUrl: url, ...row }) => ({
    ...row,
    linkedIn: url && linkedInHandle(url),
    external: false,
    record: null,
    addedAt: null,
  }));
}
