import { type SQL, inArray, sql } from "drizzle-orm";
import type { LeadTab } from "#shared/leads/lead-tabs.ts";
import type { ApplicationSource } from "#contract/application-sources.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { publishAll } from "#server/events/events.ts";
import { applicationEvents } from "./events.ts";
import { idsOf } from "./publish-move.ts";
import { stateAfter } from "./rules.ts";
import { applicationHistory, applications } from "./tables.ts";

const { applicationState: state, saved, ignored, withdrawn } = applications;
/** What each tab of the leads holds. Removed are also invited people who said no, and invitations without an account that ran out. */
export const leadTabs: Record<LeadTab, SQL> = {
  pending: sql`(${state} = 'lead' and not ${saved} and not ${ignored})`,
  saved: sql`(${state} = 'lead' and ${saved} and not ${ignored})`,
  invited: sql`(${state} = 'outbound')`,
  removed: sql`((${state} = 'lead' and ${ignored}) or (${state} = 'declined' and not ${withdrawn})
    or (${state} = 'expired' and exists (select 1 from ${externalCandidates} where ${externalCandidates.id} = ${applications.candidateId})))`,
};

interface NewLeads {
  job: { id: string; companyId: string };
  /** Candidates, or people without an account. */
  personIds: string[];
  byUserId: string;
  source: ApplicationSource;
  manualAdd: boolean;
  now: Date;
}
/** Makes people leads of a job in two statements; who has to do with the job already stays as they are. */
export async function addLeads(tx: Transaction, wanted: NewLeads) {
  const { job, personIds, byUserId, source, manualAdd, now } = wanted;
  if (personIds.length === 0) return [];
  const after = stateAfter("addLead", null, { actor: "company", board: [] });
  const at = { waitingSince: now, appliedAt: now, changedAt: now, lastActivityAt: now };
  const common = { ...after, ...at, jobId: job.id, companyId: job.companyId, source, manualAdd };
  const added = await tx
    .insert(applications)
    .values(personIds.map((candidateId) => ({ ...common, id: newId(), candidateId, unreadByCompany: false })))
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return [];
  await tx.insert(applicationHistory).values(
    added.map(({ id }) => ({
      id: newId(),
      applicationId: id,
      at: now,
      move: "addLead",
      actorKind: "company" as const,
      actorUserId: byUserId,
      toState: after.applicationState,
    })),
  );
  await publishAll(tx, applicationEvents.changed, {
    all: added.map((row) => ({ ...idsOf(row, byUserId), version: row.version })),
    at: now,
  });
  return added;
}

/** Removes what was between a company and people whose details it no longer has. */
export async function dropLeads(tx: Transaction, externalIds: string[]) {
  if (externalIds.length) await tx.delete(applications).where(inArray(applications.candidateId, externalIds));
}
