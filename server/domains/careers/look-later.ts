import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { nextLook } from "./host-rules.ts";
import type { companyHosts } from "./tables.ts";
import { careersTasks } from "./tasks.ts";

export const lookKey = (id: string) => `careers.host ${id}`;

/** Has the records of an address looked up again when it is time. */
export function lookLater(tx: Transaction, host: typeof companyHosts.$inferSelect, now: Date) {
  return enqueue(tx, careersTasks.checkHost, {
    data: { id: host.id },
    at: nextLook(host, host.createdAt, now),
    key: lookKey(host.id),
  });
}
