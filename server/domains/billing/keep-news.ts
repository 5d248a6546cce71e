import type { Context } from "#server/context.ts";
import type { PaymentNews } from "#server/outside/payments/payments.ts";
import { keepPayment } from "./charge.ts";
import { keepDispute } from "./disputes.ts";
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
    case "dispute":
      return db.transaction((tx) => keepDispute(tx, news.dispute, now()));
    case "card":
      return keepCard(context, news.sessionRef, null);
  }
}
