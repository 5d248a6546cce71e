import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { OfflineProvider } from "./offline-provider.ts";
import type { Payments } from "./payments.ts";
import { StripePayments } from "./stripe.ts";

/** Stripe where its key is set, the offline provider where this machine alone is served, else none. */
export function openPayments(config: Config): Payments | null {
  const { STRIPE_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = config;
  if (key && webhookSecret)
    return new StripePayments({ key, webhookSecret, address: async () => new URL(url) });
  return config.isPublic ? null : offlinePayments(config);
}

/** Its server starts with the first call. */
function offlinePayments({ dataDir, HOST, PORT, secret }: Config): Payments {
  let started: Promise<URL> | undefined;
  const provider = new OfflineProvider({
    file: join(dataDir, "offline-payments.json"),
    webhookSecret: secret,
    deliver: async (body, signature) => {
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      await fetch(`http://${HOST}:${PORT}/api/payments/webhook`, { method: "POST", body, headers });
    },
  });
  return new StripePayments({
    key: "sk_test_offline",
    webhookSecret: secret,
    address: () => (started ??= provider.listen()),
  });
}
