import { and, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { type Reaction, onAll, publishAll } from "#server/events/events.ts";
import { questionEvents } from "./events.ts";
import { questions } from "./tables.ts";

export const reactions: Reaction[] = [
  onAll(jobEvents.closed, "questions", (tx, closed) => {
    const jobIds = closed.map(({ data }) => data.jobId);
    return tellUnanswered(tx, jobIds, closed[0]!.at);
  }),
];

/** Their jobs have closed: each person whose questions nobody answered is told once a job. */
async function tellUnanswered(tx: Transaction, jobIds: string[], at: Date) {
  const { jobId, companyId, candidateId, answeredAt } = questions;
  const all = await tx
    .selectDistinct({ jobId, companyId, candidateId })
    .from(questions)
    .where(and(inArray(jobId, jobIds), isNull(answeredAt)));
  await publishAll(tx, questionEvents.unanswered, { all, at });
}
