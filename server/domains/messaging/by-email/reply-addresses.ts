import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/database/open.ts";
import { inboundAddress } from "#server/inbound-email/addresses.ts";
import { replyAddresses } from "../tables.ts";

export const replyMailbox = "reply";

interface Whose {
  applicationId: string;
  /** Of an account, or of an external candidate. */
  userId: string;
}
/** The address at which one person answers one conversation; null where no email is received. */
export async function replyAddressOf(
  tx: Transaction,
  config: Pick<Config, "INBOUND_DOMAIN">,
  { applicationId, userId, now, mailbox = replyMailbox }: Whose & { now: Date; mailbox?: string },
) {
  if (!config.INBOUND_DOMAIN) return null;
  // In hex, because mail programs may change the case of an address.
  const token = randomBytes(16).toString("hex");
  await tx
    .insert(replyAddresses)
    .values({ token, applicationId, userId, createdAt: now })
    .onConflictDoNothing();
  const [kept] = await tx
    .select({ token: replyAddresses.token })
    .from(replyAddresses)
    .where(and(eq(replyAddresses.applicationId, applicationId), eq(replyAddresses.userId, userId)));
  return inboundAddress(config, mailbox, kept!.token);
}

/** Whose address it is; held until the transaction ends, so that copies of an email arrive one after the other. */
export async function lockReplyAddress(tx: Transaction, token: string): Promise<Whose | undefined> {
  const [found] = await tx
    .select({ applicationId: replyAddresses.applicationId, userId: replyAddresses.userId })
    .from(replyAddresses)
    .where(eq(replyAddresses.token, token))
    .for("update");
  return found;
}
