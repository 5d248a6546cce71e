import { inArray } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import type { Agreed, Owner, Seen } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { ownFiles } from "#server/domains/files/index.ts";
import { allData } from "./all-data.ts";
import { gatherData } from "./gather.ts";
import { lostBy } from "./lost.ts";
import { ownerOf } from "./owner.ts";
import { afterDeletion, byCompanies, purposes } from "#shared/privacy/purposes.data.ts";

/** What is kept about the caller, counted in the very data they can download. */
export async function showOverview(context: AuthenticatedContext) {
  const { db } = context;
  const { owner } = await ownerOf(context);
  const data = { ...(await gatherData(db, owner)), files: await ownFiles(db, owner) };
  const held = Object.entries(purposes)
    .map(([part, purpose]) => ({ part, ...purpose, count: countOf(data[part as keyof typeof data]) }))
    .filter(({ count }) => count > 0);
  const seen: Seen[] = [];
  const agreed: Agreed[] = [];
  for (const one of allData) {
    seen.push(...((await one.seenBy?.(db, owner)) ?? []));
    agreed.push(...((await one.agreed?.(db, owner)) ?? []));
  }
  return {
    held,
    seenBy: await withCompanies(db, seen),
    consents: agreed,
    ...keptByOthers(owner),
    lost: await lostBy(db, owner),
    backupDays: context.config.BACKUP_DAYS,
  };
}

/** Of who is no job seeker only the ledger keeps something. */
function keptByOthers({ candidateId }: Owner) {
  return candidateId
    ? { byCompanies, afterDeletion }
    : { byCompanies: [], afterDeletion: afterDeletion.slice(0, 1) };
}

function countOf(shown: unknown) {
  if (Array.isArray(shown)) return shown.length;
  return shown === null || shown === undefined ? 0 : 1;
}

/** The last first, with the names of the companies. */
async function withCompanies(db: Reader, seen: Seen[]) {
  const { id, companyName, companyLogo } = companies;
  const ids = [...new Set(seen.map(({ companyId }) => companyId))];
  const named = ids.length
    ? await db.select({ id, companyName, companyLogo }).from(companies).where(inArray(id, ids))
    : [];
  const byId = new Map(named.map((company) => [company.id, company]));
  return seen
    .flatMap((one) => {
      const company = byId.get(one.companyId);
      if (!company) return [];
      return [{ ...one, companyName: company.companyName, companyLogo: company.companyLogo }];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
