import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { type MoveEvent, applicationEvents } from "#server/domains/applications/index.ts";
import { feedEnded } from "#server/domains/jobs/index.ts";
import { type Reaction, on, withChange } from "#server/events/events.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { findAtBoard } from "./queries.ts";
import { boardApplications, boardForwardings } from "./tables.ts";
import { boardApplicationTasks } from "./tasks.ts";

export const reactions: Reaction[] = [
  on(applicationEvents.received, "boardApplications.send", (tx, { data, at }) => sendOn(tx, data, at)),
  on(applicationEvents.invitationAnswered, "boardApplications.sendInvited", async (tx, { data, at }) => {
    if (data.to.state === "accepted") await sendOn(tx, data, at);
  }),
  /** The company's API key goes at once with the board that it is for. */
  withChange(feedEnded, "boardApplications.forgetKey", async (tx, ended) => {
    for (const { data } of ended)
      await tx.delete(boardForwardings).where(eq(boardForwardings.feedId, data.feedId));
  }),
];

/** Who applied to a job of a board, or accepted an invitation to it, is sent there where the team chose so; someone who applies again is there already. */
async function sendOn(tx: Transaction, { applicationId, candidateId }: MoveEvent, at: Date) {
  const found = await findAtBoard(tx, applicationId);
  if (!found?.forwarding?.enabled || found.sent) return;
  await tx
    .insert(boardApplications)
    .values({ applicationId, candidateId, feedId: found.feed.id, state: "waiting", at });
  await enqueue(tx, boardApplicationTasks.send, { data: { applicationId }, at });
}
