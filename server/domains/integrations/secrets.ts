import { createHmac } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { webhooks } from "./tables.ts";

type Signed = Pick<typeof webhooks.$inferSelect, "id" | "secretNumber">;

/** What a webhook's signatures are made with: of the server's secret, so nothing that could leak is kept. */
function secretBytes({ secret }: Pick<Config, "secret">, { id, secretNumber }: Signed) {
  return createHmac("sha256", secret).update(`webhook ${id} ${secretNumber}`).digest();
}

/** The secret as receivers are given it. */
export function secretOf(config: Pick<Config, "secret">, webhook: Signed) {
  return `whsec_${secretBytes(config, webhook).toString("base64")}`;
}

interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}
/** The headers of the Standard Webhooks specification. */
export function signedHeaders(
  config: Pick<Config, "secret">,
  webhook: Signed,
  { id, timestamp, body }: Message,
) {
  const signature = createHmac("sha256", secretBytes(config, webhook))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${signature}`,
  };
}
