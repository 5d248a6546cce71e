import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { questionEvents, questionListEvent } from "./events.ts";
import type { questions } from "./tables.ts";

type Asked = Pick<typeof questions.$inferSelect, "id" | "companyId" | "jobId" | "candidateId">;
/** Tells who asked of their question, and everyone else that the company's lists changed. */
export async function publishQuestion(
  tx: Transaction,
  what: "asked" | "changed",
  { id: questionId, companyId, jobId, candidateId }: Asked,
  at: Date,
) {
  await publish(tx, questionEvents[what], { data: { questionId, companyId, jobId, candidateId }, at });
  await publish(tx, questionListEvent, { data: { companyId }, at });
}
