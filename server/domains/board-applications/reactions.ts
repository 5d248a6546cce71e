import { applicationEvents } from "#server/domains/applications/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { findAtBoard } from "./queries.ts";
import { boardApplications } from "./tables.ts";
import { boardApplicationTasks } from "./tasks.ts";

export const reactions: Reaction[] = [
  /** Who applied to a job of a board is sent there where the team chose so; someone who applies again is there already. */
  on(applicationEvents.received, "boardApplications.send", async (tx, { data, at }) => {
    const { applicationId, candidateId } = data;
    const found = await findAtBoard(tx, applicationId);
    if (!found?.forwarding?.enabled || found.sent) return;
    await tx
      .insert(boardApplications)
      .values({ applicationId, candidateId, feedId: found.feed.id, state: "waiting", at });
    await enqueue(tx, boardApplicationTasks.send, { data: { applicationId }, at });
  }),
];
