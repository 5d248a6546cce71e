import { createECDH, hkdfSync } from "node:crypto";
import webPush from "web-push";
import type { Outside } from "#server/context.ts";
import type { Push } from "./push.ts";

const patienceMs = 10_000;
/** How long a push service keeps what a device that is off does not take. */
const keptSeconds = 86_400;

interface Settings {
  /** The installation's secret, which the keys are made of: they stay the same in every process and stand in no other place. */
  secret: string;
  /** Whom a push service asks where something is wrong. */
  contact: string;
}

/** Web Push (RFC 8030), encrypted for one browser (RFC 8291), with our key (RFC 8292). */
export function openPush({ secret, contact }: Settings, fetch: Outside["fetch"]): Push {
  const keys = keysOf(secret);
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: `mailto:${contact}`, ...keys },
          TTL: keptSeconds,
          topic: message.tag.replaceAll("-", "").slice(0, 32),
        },
      );
      const { status } = await fetch(endpoint, {
        body: body!,
        headers: textOf(headers),
        timeoutMs: patienceMs,
        maxBytes: 100_000,
      });
      if (status === 404 || status === 410) return "gone";
      if (status >= 300) throw new Error(`The push service answered with ${status}.`);
      return "sent";
    },
  };
}

/** A pair on P-256 that is a function of the secret. */
function keysOf(secret: string) {
  const privateKey = Buffer.from(hkdfSync("sha256", secret, "", "web push keys", 32));
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

function textOf(headers: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
