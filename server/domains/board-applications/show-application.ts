import type { CandidateContext, CompanyContext } from "#server/context.ts";
import { findForTeam, findMine, lockForTeam } from "#server/domains/applications/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { type AtBoard, findAtBoard, wayOf } from "./queries.ts";
import { boardApplications } from "./tables.ts";
import { boardApplicationTasks } from "./tasks.ts";

/** What became of an application at its job's board, for the hiring team. */
export async function showForTeam(context: CompanyContext, id: string) {
  await findForTeam(context.db, context, id);
  const found = await findAtBoard(context.db, id);
  return found && present(found);
}

/** For the candidate: where the company may look at it. */
export async function showMine(context: CandidateContext, id: string) {
  await findMine(context.db, id, context.viewer.candidateId);
  const found = await findAtBoard(context.db, id);
  if (!found) return null;
  const { system, url, state, at } = present(found);
  return { system, url, sentAt: state === "sent" ? at : null };
}

/** Tries again to send what could not be sent, or was applied before sending was switched on. */
export function retrySending(context: CompanyContext, id: string) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const { candidateId } = await lockForTeam(tx, context, id);
    const found = await findAtBoard(tx, id);
    if (!found?.forwarding?.enabled)
      throw conflict(
        "NOT_SENT_TO_BOARDS",
        "Sending to this board is off. Switch it on under Company > Integrations.",
      );
    if (found.sent && found.sent.state !== "failed" && found.sent.state !== "unknown")
      throw conflict("SENT_ALREADY", "This application was sent to the board, or is on its way.");
    const waiting = { state: "waiting" as const, attempts: 0, reason: null, at: now() };
    await tx
      .insert(boardApplications)
      .values({ applicationId: id, candidateId, feedId: found.feed.id, ...waiting })
      .onConflictDoUpdate({ target: boardApplications.applicationId, set: waiting });
    await enqueue(tx, boardApplicationTasks.send, { data: { applicationId: id }, at: now() });
    return present((await findAtBoard(tx, id))!);
  });
}

function present({ feed, forwarding, sent }: AtBoard) {
  const idle = wayOf(feed) === "none" ? "unsupported" : "off";
  return {
    system: feed.system,
    url: feed.sourceUrl,
    state: sent?.state === "sending" ? "waiting" : (sent?.state ?? (forwarding?.enabled ? "off" : idle)),
    at: sent?.at ?? null,
    reason: sent?.reason ?? null,
    filesLeft: sent?.filesLeft ?? [],
  } as const;
}
