import type { Context } from "#server/context.ts";
import type { PaymentNews } from "#server/outside/payments/payments.ts";
import { keepPayment } from "./charge.ts";
import { keepCard } from "./payment-methods.ts";

/** Takes what the payment provider tells on its own; told twice it changes nothing more. */
export async function keepNews(
  context: Pick<Context, "db" | "config" | "outside" | "now">,
  news: PaymentNews,
): Promise<void> {
  const { db, config, now } = context;
  if (news.kind === "payment") await keepPayment(db, { config, now: now() }, news);
  else await keepCard(context, news.sessionRef, null);
}
