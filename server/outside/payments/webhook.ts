import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Outside } from "#server/context.ts";
import { unauthorized } from "#server/errors/refusal.ts";
import type { PaymentNews } from "./payments.ts";

const perMinute = 1200;
const mostBytes = 1_000_000;

/** POST /api/payments/webhook: the payment provider tells what became of payments and cards. */
export function addPaymentsWebhook(
  http: FastifyInstance,
  outside: Outside,
  keep: (news: PaymentNews) => Promise<void>,
) {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: mostBytes },
    async (_: FastifyRequest, body: Buffer) => body,
  );
  http.post(
    "/payments/webhook",
    { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
    async (request) => {
      const news = readNews(request);
      if (news) await keep(news);
      return { received: true };
    },
  );

  function readNews({ body, headers }: FastifyRequest) {
    try {
      return outside.payments!.readNews(body as Buffer, String(headers["stripe-signature"] ?? ""));
    } catch {
      throw unauthorized("The signature is wrong, or the call is too old.", "BAD_SIGNATURE");
    }
  }
}
