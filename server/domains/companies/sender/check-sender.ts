import { eq } from "drizzle-orm";
import type { CompanyContext, Outside } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { companyEvents } from "../events.ts";
import { companySenders } from "../tables.ts";
import { lookLater } from "./look-later.ts";
import { afterLooking } from "./sender-rules.ts";
import { type Sender, lockSender, presentSender } from "./senders.ts";

/** The owner asks to look now. */
export async function checkSender(context: CompanyContext, id: string) {
  const { db, viewer, outside, now } = context;
  const sender = await findSender(db, id);
  if (sender?.companyId !== viewer.companyId) throw notFound("Address");
  const texts = await look(outside, sender);
  return db.transaction(async (tx) => {
    const held = await lockSender(tx, context, id);
    return presentSender(await keep(tx, held, { texts, now: now() }));
  });
}

/** The task "companies.checkSender". */
export async function checkSenderAgain(
  tx: Transaction,
  { id }: { id: string },
  { outside, now }: TaskContext,
) {
  const sender = await findSender(tx, id);
  if (!sender) return;
  const texts = await look(outside, sender);
  // Held only now: its owner may have looked, or removed it, while the record was asked for.
  const [held] = await tx.select().from(companySenders).where(eq(companySenders.id, id)).for("update");
  if (held && !(held.checkedAt && held.checkedAt > now)) await keep(tx, held, { texts, now });
}

async function findSender(db: Reader, id: string): Promise<Sender | undefined> {
  const [sender] = await db.select().from(companySenders).where(eq(companySenders.id, id));
  return sender;
}

/** What is published at the name of the key; null where nobody answered. */
function look({ dns }: Pick<Outside, "dns">, sender: Sender) {
  return dns.textRecords(presentSender(sender).record.name).catch(() => null);
}

async function keep(
  tx: Transaction,
  before: Sender,
  { texts, now }: { texts: string[] | null; now: Date },
): Promise<Sender> {
  const { state, problem, verifiedAt } = afterLooking(before, { texts, publicKey: before.publicKey, now });
  const [sender] = await tx
    .update(companySenders)
    .set({ state, problem, verifiedAt, checkedAt: now })
    .where(eq(companySenders.id, before.id))
    .returning();
  await lookLater(tx, sender!, now);
  if (state !== before.state || problem !== before.problem)
    await publish(tx, companyEvents.senderChanged, { data: { companyId: sender!.companyId }, at: now });
  return sender!;
}
