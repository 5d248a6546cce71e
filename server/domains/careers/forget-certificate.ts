import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { hostCertificates } from "./tables.ts";

export const renewalKey = (domain: string) => `careers.certificate ${domain}`;

/** A certificate goes with its address. */
export async function forgetCertificate(tx: Transaction, domain: string) {
  await tx.delete(hostCertificates).where(eq(hostCertificates.domain, domain));
  await cancelTask(tx, renewalKey(domain));
}
