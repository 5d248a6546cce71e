import { expect, test } from "vitest";
import { verifyWebhook } from "./verify-webhook.ts";

const body = '{"type":"message.new"}';
const secret = "a secret";
async function sign() {
  const text = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", text.encode(secret), algorithm, false, ["sign"]);
  return Buffer.from(await crypto.subtle.sign("HMAC", key, text.encode(body))).toString("hex");
}

test("webhooks: a webhook is believed with the right signature only, and never without a secret", async () => {
  const signature = await sign();
  expect(await verifyWebhook(body, signature, secret)).toBe(true);
  expect(await verifyWebhook(`${body} `, signature, secret)).toBe(false);
  expect(await verifyWebhook(body, signature.replace(/^../, "zz"), secret)).toBe(false);
  expect(await verifyWebhook(body, "", secret)).toBe(false);
  expect(await verifyWebhook(body, signature, "another")).toBe(false);
  expect(await verifyWebhook(body, signature, null)).toBe(false);
});
