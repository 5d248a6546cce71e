import { applicationEvents } from "#server/domains/applications/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { postingOf } from "./tell-poster.ts";
import { externalJobTasks } from "./tasks.ts";

export const reactions: Reaction[] = [
  on(applicationEvents.received, "externalJobs.tellPoster", async (tx, { data, at }) => {
    if (!(await postingOf(tx, data.jobId))) return;
    const { jobId, candidateId } = data;
    await enqueue(tx, externalJobTasks.tellPoster, { data: { jobId, candidateId }, at });
  }),
];
