import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import { isUuid } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { bounceMailbox, inboundAddress } from "#server/inbound-email/addresses.ts";
import type { DeliveryReport, Mailbox } from "#server/inbound-email/inbound-email.ts";
import { outbox, suppressedAddresses } from "./tables.ts";

type Keys = Pick<Config, "secret" | "INBOUND_DOMAIN">;
const signatureLength = 24;

/** Where an email's delivery report goes; its token names the email, and nobody else can make it. */
export function returnPathOf(config: Keys, emailId: string) {
  return inboundAddress(config, bounceMailbox, tokenOf(config, emailId));
}

// In hex, because mail servers may change the case of an address.
function tokenOf({ secret }: Pick<Keys, "secret">, emailId: string) {
  const signature = createHmac("sha256", secret).update(`return path of ${emailId}`).digest("hex");
  return emailId.replaceAll("-", "") + signature.slice(0, signatureLength);
}

function emailIdIn(config: Keys, token: string) {
  const id = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (!isUuid(id)) return null;
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(config, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

const ignored = (message: string) => ({ outcome: "ignored" as const, message });

/** Delivery reports about emails of ours: an address whose mailbox is gone gets nothing more. */
export const bounces: Mailbox = {
  name: bounceMailbox,
  async receive(tx, { token, email: { report } }, { config, now }) {
    if (!report) return ignored("This address takes delivery reports only.");
    const email = await emailOf(tx, report, emailIdIn(config, token));
    if (!email) return ignored("This report is about no email that was sent from here.");
    if (!report.isGone) return ignored("A later email may arrive.");
    await suppress(tx, { email: email.recipient, reason: report.reason, at: now });
    await tx.update(outbox).set({ state: "suppressed", error: report.reason }).where(eq(outbox.id, email.id));
    return { outcome: "recorded", message: "This address gets no more emails." };
  },
};

/** The email a report is about: by the token, which only who handled the email knows, or by its own id in what was returned. A report about another address, to which the reader forwards emails, ends none to the reader. */
async function emailOf(tx: Transaction, report: DeliveryReport, byToken: string | null) {
  const id = byToken ?? (isUuid(report.emailId ?? "") ? report.emailId! : null);
  if (!id) return undefined;
  const [email] = await tx.select().from(outbox).where(eq(outbox.id, id)).for("update");
  if (email?.state !== "sent") return undefined;
  const about = byToken ? (report.recipient ?? email.recipient) : report.recipient;
  return email.recipient.toLowerCase() === about?.toLowerCase() ? email : undefined;
}

/** Nothing is sent to an address again until an administrator allows it. */
export function suppress(tx: Transaction, address: typeof suppressedAddresses.$inferInsert) {
  return tx.insert(suppressedAddresses).values(address).onConflictDoNothing();
}
