import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import type { jobEvents } from "#server/domains/jobs/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

/** Tells whoever a colleague put on a job's team; those who join or leave by themselves know. */
export async function notifyOfJobTeam(
  tx: Transaction,
  { name, data, at }: DomainEvent<typeof jobEvents.teamChanged>,
) {
  const { companyId, jobId, byUserId, addedUserId, addedEmployeeId } = data;
  if (!addedUserId && !addedEmployeeId) return;
  const teammate = byUserId ? await findUser(tx, byUserId) : undefined;
  await notifyPeople(tx, {
    event: name,
    at,
    companyId,
    jobId,
    byUserId,
    employeeId: addedEmployeeId,
    namedUserIds: addedUserId ? [addedUserId] : [],
    words: { teammate: teammate?.fullName ?? "A teammate" },
  });
}
