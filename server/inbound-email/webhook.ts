import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerDependencies } from "#server/dependencies.ts";
import { Refusal, invalid, unauthorized } from "#server/errors/refusal.ts";
import type { Deliver } from "./deliver.ts";
import { mostEmailBytes, readEmail } from "./read-email.ts";
import { isSigned } from "./webhook-signature.ts";

const perMinute = 600;

/** POST /api/inbound-email: a mail provider hands over an email as it came (docs/inbound-email.md). */
export function addInboundWebhook(http: FastifyInstance, dependencies: ServerDependencies, deliver: Deliver) {
  const { config, now } = dependencies;
  const secret = config.INBOUND_SECRET;
  if (!secret) return;
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    "message/rfc822",
    { parseAs: "buffer", bodyLimit: mostEmailBytes },
    async (_: FastifyRequest, body: Buffer) => body,
  );
  http.post(
    "/inbound-email",
    { bodyLimit: mostEmailBytes, config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
    async (request) => {
      if (!Buffer.isBuffer(request.body))
        throw new Refusal(415, "NO_EMAIL", "Send the email itself, as message/rfc822.");
      const signed = { ...signatureOf(request), body: request.body };
      if (!isSigned(signed, secret, now()))
        throw unauthorized(
          "The signature is wrong, or more than five minutes old. See docs/inbound-email.md.",
          "BAD_SIGNATURE",
        );
      const email = await readEmail(request.body);
      if (!email) throw invalid("This isn’t an email that can be read.", undefined, "UNREADABLE");
      return deliver(email);
    },
  );
}

function signatureOf({ headers }: FastifyRequest) {
  const read = (name: string) => String(headers[`webhook-${name}`] ?? "");
  return { id: read("id"), timestamp: read("timestamp"), signatures: read("signature") };
}
