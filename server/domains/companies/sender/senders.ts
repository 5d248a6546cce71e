import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { and, eq } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { audit } from "#server/audit/audit.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { addressIn } from "#server/outside/mail/mail.ts";
import { seal } from "#server/seal.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { companyEvents } from "../events.ts";
import { domainsOf } from "../website/shown-website.ts";
import { findCompany, lockMyCompany } from "../queries.ts";
import { companySenders } from "../tables.ts";
import { lookKey, lookLater } from "./look-later.ts";

export type Sender = typeof companySenders.$inferSelect;
export const keyPurpose = "company sender";

export async function showSender({ db, viewer, config }: CompanyContext, companyId: string) {
  if (viewer.companyId !== companyId) throw notFound("Company");
  const company = await findCompany(db, companyId);
  const [sender] = await db.select().from(companySenders).where(eq(companySenders.companyId, companyId));
  return {
    sender: sender ? presentSender(sender) : null,
    domains: domainsOf(company!),
    usual: addressIn(config.MAIL_FROM),
  };
}

/** Whether a company's emails come, or will come, from this domain. */
export async function sendsFrom(db: Reader, companyId: string, domain: string) {
  const [sender] = await db
    .select({ id: companySenders.id })
    .from(companySenders)
    .where(and(eq(companySenders.companyId, companyId), eq(companySenders.domain, domain)));
  return sender !== undefined;
}

/** Emails will come from this address once the record is there. */
export async function addSender(
  context: CompanyContext,
  { domain, mailbox }: { domain: string; mailbox: string },
) {
  const { db, viewer, config, now } = context;
  const { companyId } = viewer;
  const keys = await newKeys();
  return db.transaction(async (tx) => {
    const company = await lockMyCompany(tx, context, companyId);
    if (!domainsOf(company).includes(domain))
      throw invalid(`${domain} isn’t one of your company’s domains. Add it under Profile first.`, {
        domain: "Choose one of your domains",
      });
    const id = newId();
    const [sender] = await tx
      .insert(companySenders)
      .values({
        id,
        companyId,
        domain,
        mailbox,
        // A new key has a new name, so that what the old one signed can still be checked.
        selector: `p${id.replaceAll("-", "").slice(-12)}`,
        publicKey: keys.publicKey,
        privateKey: seal(keys.privateKey, { secret: config.secret, purpose: keyPurpose }),
        state: "waiting",
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!sender)
      throw conflict("SENDER_SET", "Your emails have an address already. Remove it first.", {
        domain: "Remove the address you have first",
      });
    await lookLater(tx, sender, now());
    await tell(tx, context, { action: "company.senderAdded", sender });
    return presentSender(sender);
  });
}

/** From now on emails come from our own address; the record may go. */
export function removeSender(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const sender = await lockSender(tx, context, id);
    await tx.delete(companySenders).where(eq(companySenders.id, id));
    await cancelTask(tx, lookKey(id));
    await tell(tx, context, { action: "company.senderRemoved", sender });
  });
}

/** The only door to a sender: it is the viewer's company's, and held until the transaction ends. */
export async function lockSender(tx: Transaction, { viewer }: CompanyContext, id: string): Promise<Sender> {
  const [sender] = await tx
    .select()
    .from(companySenders)
    .where(and(eq(companySenders.id, id), eq(companySenders.companyId, viewer.companyId)))
    .for("update");
  if (!sender) throw notFound("Address");
  return sender;
}

export function presentSender(sender: Sender) {
  const { domain, mailbox, selector, publicKey } = sender;
  return {
    ...sender,
    address: `${mailbox}@${domain}`,
    record: {
      type: "TXT" as const,
      name: `${selector}._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${publicKey}`,
    },
  };
}

/** As DNS publishes the one half and Node reads the other. */
async function newKeys() {
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return {
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    privateKey: Buffer.from(privateKey.export({ type: "pkcs8", format: "pem" })),
  };
}

interface Told {
  action: "company.senderAdded" | "company.senderRemoved";
  sender: Sender;
}
async function tell(tx: Transaction, { viewer, now }: CompanyContext, { action, sender }: Told) {
  const { companyId, domain } = sender;
  const subject = { kind: "company" as const, id: companyId, companyId };
  await audit(tx, { viewer, now: now() }, { action, subject, after: { domain } });
  await publish(tx, companyEvents.senderChanged, { data: { companyId }, at: now() });
}
