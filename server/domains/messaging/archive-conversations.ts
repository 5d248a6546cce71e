import { and, eq, inArray } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { applications } from "#server/domains/applications/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { changeConversation, lockMine } from "./queries.ts";

interface Wanted {
  archived: boolean;
  /** Closing and opening is the company's word; without it only the viewer's own list changes. */
  closed?: boolean;
}

/** Takes conversations off the viewer's list, or puts them back; each side for itself. */
export function archiveConversations(
  { db, viewer, now }: AuthenticatedContext,
  requestIds: string[],
  wanted: Wanted,
) {
  return db.transaction(async (tx) => {
    const own = await lockMine(tx, viewer, requestIds);
    if (own.some(({ side }) => side === "company")) refuseUnlessAllowed(viewer, "applicants");
    if (wanted.closed === false) await refuseUnopened(tx, requestIds);
    for (const { row, side } of own)
      await changeConversation(tx, row, {
        archived: { sides: [side], value: wanted.archived },
        ...(wanted.closed !== undefined && { closed: wanted.closed }),
        now: now(),
      });
    return { requestIds: own.map(({ row }) => row.applicationId) };
  });
}

/** Only the candidate comes back to a job they said no to, and only they accept an invitation. */
async function refuseUnopened(tx: Transaction, requestIds: string[]) {
  const among = (state: "declined" | "outbound") =>
    tx.$count(
      applications,
      and(inArray(applications.id, requestIds), eq(applications.applicationState, state)),
    );
  if (await among("outbound"))
    throw conflict(
      "INVITATION_OPEN",
      "They haven’t accepted the invitation yet. The conversation opens when they do.",
    );
  if (await among("declined"))
    throw conflict("CANDIDATE_SAID_NO", "The candidate declined this job, so the conversation stays closed.");
}
