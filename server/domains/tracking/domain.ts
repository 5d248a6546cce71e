import type { Domain } from "#server/domain.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { on } from "#server/events/events.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { trackingHandlers } from "./handlers.ts";
import { keepPartitions, startKeepingPartitions } from "./partitions.ts";
import { trackingTasks } from "./tasks.ts";
import { planTelling, tellSubscribers } from "./tell-subscribers.ts";

export const tracking: Domain = {
  handlers: { tracking: trackingHandlers },
  tasks: runTasks(trackingTasks, { keepPartitions, tellSubscribers }),
  reactions: [
    on(jobEvents.published, "tracking.tellSubscribers", (tx, { data, at }) =>
      planTelling(tx, data.companyId, at),
    ),
  ],
  onStart: [startKeepingPartitions],
};
