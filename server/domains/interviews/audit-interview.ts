import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import type { InterviewRow } from "./queries.ts";

/** The log holds when and what, never the words. */
export function auditInterview(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { row, action }: { row: InterviewRow; action: string },
) {
  const { id: interviewId, times, window, minutes, revision } = row;
  return audit(
    tx,
    { viewer, now: now() },
    {
      action,
      subject: { kind: "application", id: row.applicationId, companyId: row.companyId },
      after: { interviewId, times, window, minutes, revision },
    },
  );
}
