import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { companySenders } from "../tables.ts";
import { companyTasks } from "../tasks.ts";
import { nextLook } from "./sender-rules.ts";

export const lookKey = (id: string) => `companies.sender ${id}`;

/** Has the record of a sender looked up again when it is time. */
export function lookLater(tx: Transaction, sender: typeof companySenders.$inferSelect, now: Date) {
  return enqueue(tx, companyTasks.checkSender, {
    data: { id: sender.id },
    at: nextLook(sender, sender.createdAt, now),
    key: lookKey(sender.id),
  });
}
