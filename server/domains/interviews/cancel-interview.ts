import type { AuthenticatedContext } from "#server/context.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { isTeamOf } from "#server/http/viewer-roles.ts";
import { auditInterview } from "./audit-interview.ts";
import { interviewEvents } from "./events.ts";
import { presentOne } from "./present.ts";
import { refuseIfHeld } from "./rules.ts";
import { findVisible, lockInterview, saveInterview } from "./queries.ts";

/** Either side cancels; the other is told, and so is everyone who would have interviewed. */
export function cancelInterview(context: AuthenticatedContext, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const ofTeam = isTeamOf(viewer, await findVisible(tx, context, id));
    if (ofTeam) refuseUnlessAllowed(viewer, "applicants");
    const row = await lockInterview(tx, context, { id, side: ofTeam ? "company" : "candidate" });
    if (row.state === "canceled") return presentOne(tx, row);
    refuseIfHeld(row, now());
    const saved = await saveInterview(tx, row, {
      changes: { state: "canceled", canceledBy: ofTeam ? "team" : "candidate" },
      event: ofTeam ? interviewEvents.canceled : interviewEvents.calledOff,
      byUserId: viewer.userId,
      now: now(),
    });
    if (ofTeam) await auditInterview(tx, context, { row: saved, action: "interview.canceled" });
    return presentOne(tx, saved);
  });
}
