import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { TestClient } from "./world.ts";

/** What a browser subscribes with: what reaches its push service it can read, and no one else. */
export function aSubscription(endpoint: string) {
  const pair = createECDH("prime256v1");
  const p256dh = pair.generateKeys("base64url");
  const secret = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh, auth: secret.toString("base64url") } },
    read: (body: Buffer) => decrypt(body, { pair, secret }),
  };
}

/** A browser of this person that subscribed. */
export async function aPushDevice(
  { api }: { api: TestClient },
  endpoint = `https://push.example/${randomBytes(9).toString("base64url")}`,
) {
  const { subscription, read } = aSubscription(endpoint);
  return { device: await api.push.addDevice({ body: subscription }), read };
}

/** RFC 8291 and 8188, from the browser's side. */
function decrypt(
  body: Buffer,
  { pair, secret }: { pair: ReturnType<typeof createECDH>; secret: Buffer },
): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = pair.computeSecret(sender);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", shared, secret, about, 32));
  const key = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: nonce\0", 12));
  const open = createDecipheriv("aes-128-gcm", key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}
