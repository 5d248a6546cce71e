import type { Context } from "#server/context.ts";
import type { PaymentNews } from "#server/outside/payments/payments.ts";
import { keepPayment } from "./charge.ts";
import { invoicePaidBy, keepDispute } from "./disputes.ts";
import { keepRefund } from "./keep-refund.ts";
import { keepCard } from "./payment-methods.ts";

/** Takes what the payment provider tells on its own; told twice it changes nothing more. */
export async function keepNews(
  context: Pick<Context, "db" | "config" | "outside" | "now">,
  news: PaymentNews,
): Promise<void> {
  const { db, config, now } = context;
  switch (news.kind) {
    case "payment":
      return keepPayment(db, { config, now: now() }, news);
    case "refund":
      return db.transaction((tx) => keepRefund(tx, news, now()));
    case "dispute": {
      const { dispute } = news;
      const invoiceId = await invoicePaidBy(context, dispute.paymentRef);
      if (invoiceId) await db.transaction((tx) => keepDispute(tx, { invoiceId, dispute }, now()));
      return;
    }
    case "card":
      return keepCard(context, news.sessionRef, null);
  }
}
