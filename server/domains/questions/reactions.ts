import { and, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { type Reaction, onAll, publishAll } from "#server/events/events.ts";
import { questionEvents, questionListEvent } from "./events.ts";
import { questions } from "./tables.ts";

export const reactions: Reaction[] = [
  onAll(jobEvents.closed, "questions", (tx, closed) => {
    const jobIds = closed.map(({ data }) => data.jobId);
    return tellUnanswered(tx, jobIds, closed[0]!.at);
  }),
];

/** Their jobs have closed: what nobody answered ends for good, and each person who asked is told once a job. */
async function tellUnanswered(tx: Transaction, jobIds: string[], at: Date) {
  const { jobId, companyId, candidateId, answeredAt, endedAt } = questions;
  const ended = await tx
    .update(questions)
    .set({ endedAt: at })
    .where(and(inArray(jobId, jobIds), isNull(answeredAt), isNull(endedAt)))
    .returning({ jobId, companyId, candidateId });
  const all = [...new Map(ended.map((each) => [`${each.jobId} ${each.candidateId}`, each])).values()];
  const companies = [...new Set(ended.map(({ companyId: id }) => id))];
  await publishAll(tx, questionEvents.unanswered, { all, at });
  await publishAll(tx, questionListEvent, { all: companies.map((id) => ({ companyId: id })), at });
}
