import { type SQL, and, desc, eq, ilike, isNotNull, lte, not, or, sql } from "drizzle-orm";
import type { InvoiceList } from "#contract/invoices.ts";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import { likePart } from "#server/database/like.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { keepPaid } from "./charge.ts";
import { ownerWithId, subjectOf, tellOfChange } from "./owners.ts";
import { presentInvoices } from "./present-invoices.ts";
import { type WantedRefund, refundPart, refundableOf, wasRefunded } from "./refunds.ts";
import { type Invoice, findInvoice, lockSubscription } from "./subscriptions.ts";
import { type InvoiceState, invoices } from "./tables.ts";

interface Asked {
  list: InvoiceList;
  search?: string | undefined;
  skip: number;
  limit: number;
}
/** Invoices of everyone by a part of the buyer's name or their number. */
export async function listAllInvoices({ db, now }: AdminContext, { list, search, skip, limit }: Asked) {
  const found = search ? or(ilike(invoices.buyer, likePart(search)), hasNumber(search)) : undefined;
  const isOpen = eq(invoices.state, "open");
  const newest = [desc(invoices.issuedAt)];
  const lists: Record<InvoiceList, { on: SQL; order: SQL[] }> = {
    open: { on: isOpen, order: [sql`${invoices.dueAt} nulls last`, ...newest] },
    settled: { on: not(isOpen), order: newest },
    attention: { on: isNotNull(invoices.attention), order: newest },
  };
  const [rows, [counts]] = await Promise.all([
    db
      .select()
      .from(invoices)
      .where(and(lists[list].on, found))
      .orderBy(...lists[list].order, desc(invoices.number))
      .limit(limit)
      .offset(skip),
    db
      .select({
        open: countWhere(lists.open.on),
        settled: countWhere(lists.settled.on),
        attention: countWhere(lists.attention.on),
        overdue: countWhere(and(isOpen, lte(invoices.dueAt, now()))!),
      })
      .from(invoices)
      .where(found),
  ]);
  return { invoices: await present(db, rows), counts: counts! };
}

function countWhere(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

/** P-000042, also written as 42 */
function hasNumber(words: string) {
  const digits = /^(?:p-?)?(\d{1,12})$/i.exec(words)?.[1];
  return digits ? eq(invoices.number, Number(digits)) : undefined;
}

/** The buyer paid by a transfer that the bank’s statement shows. */
export function recordTransfer(context: AdminContext, id: string, reference: string) {
  const { config, now } = context;
  return change(context, id, {
    from: "open",
    refusal: "This invoice is no longer open. Reload to see its status.",
    action: "invoice.paidByTransfer",
    why: reference,
    act: (tx, invoice) =>
      keepPaid(tx, { config, now: now() }, invoice, { paymentRef: reference, paidBy: "bank", now: now() }),
  });
}

/** Gives the payment of a plan back, or a part of it; the plan itself stays as it is. */
export function refundInvoice(context: AdminContext, id: string, wanted: WantedRefund) {
  return change(context, id, {
    from: "paid",
    refusal: "Only paid invoices can be refunded. Reload to see its status.",
    action: "invoice.refunded",
    why: wanted.reason,
    isDone: (tx, invoice) => wasRefunded(tx, invoice, wanted),
    act: (tx, invoice) => refundPart(tx, invoice, wanted, context.now()),
  });
}

/** What happened to a payment was seen to. */
export function resolveAttention(context: AdminContext, id: string, note: string) {
  return change(context, id, {
    from: null,
    refusal: "",
    action: "invoice.attentionResolved",
    why: note,
    isDone: async (_, { attention }) => attention === null,
    act: (tx) => tx.update(invoices).set({ attention: null }).where(eq(invoices.id, id)),
  });
}

interface Change {
  /** Null is every state. */
  from: InvoiceState | null;
  refusal: string;
  action: string;
  why: string;
  /** Whether it was asked for and done before; then nothing changes. */
  isDone?(tx: Transaction, invoice: Invoice): Promise<boolean>;
  act(tx: Transaction, invoice: Invoice): Promise<unknown>;
}
/** One decision about an invoice at a time. */
function change({ db, viewer, now }: AdminContext, id: string, wanted: Change) {
  return db.transaction(async (tx) => {
    const found = await findInvoice(tx, id);
    if (!found) throw notFound("Invoice");
    const owner = await ownerWithId(tx, found.ownerId);
    await lockSubscription(tx, owner, now());
    const invoice = (await findInvoice(tx, id))!;
    if (await wanted.isDone?.(tx, invoice)) return presentOne(tx, invoice);
    if (wanted.from && invoice.state !== wanted.from)
      throw conflict("INVALID_STATE", wanted.refusal, { state: invoice.state });
    await wanted.act(tx, invoice);
    await tellOfChange(tx, owner, now());
    const after = (await findInvoice(tx, id))!;
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: wanted.action,
        subject: { ...(await subjectOf(tx, owner)), kind: "invoice", id },
        before: seen(invoice),
        after: seen(after),
        why: wanted.why,
      },
    );
    return presentOne(tx, after);
  });
}

function seen({ state, refunded, attention }: Invoice) {
  return { state, refunded, attention };
}

async function present(db: Reader, rows: Invoice[]) {
  const shown = await presentInvoices(db, rows);
  return shown.map((invoice, nth) => ({ ...invoice, refundable: refundableOf(rows[nth]!) }));
}

async function presentOne(db: Reader, invoice: Invoice) {
  const [shown] = await present(db, [invoice]);
  return shown!;
}
