import type { Domain } from "#server/domain.ts";
import { storyEvents } from "#server/domains/content/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { on } from "#server/events/events.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { trackingHandlers } from "./handlers.ts";
import { keepPartitions } from "./partitions.ts";
import { trackingTasks } from "./tasks.ts";
import { planTellingReaders, tellReaders } from "./tell-readers.ts";
import { planTelling, tellSubscribers } from "./tell-subscribers.ts";

export const tracking: Domain = {
  handlers: { tracking: trackingHandlers },
  tasks: runTasks(trackingTasks, { keepPartitions, tellReaders, tellSubscribers }),
  reactions: [
    on(jobEvents.published, "tracking.tellSubscribers", (tx, { data, at }) =>
      planTelling(tx, data.companyId, at),
    ),
    on(storyEvents.setLive, "tracking.tellReaders", (tx, { data }) => planTellingReaders(tx, data)),
    on(storyEvents.moved, "tracking.tellOtherReaders", (tx, { data }) => planTellingReaders(tx, data)),
  ],
  onStart: [fromStart(trackingTasks.keepPartitions)],
};
