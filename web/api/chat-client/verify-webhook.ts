/** Whether the chat service signed this body: HMAC-SHA256 with the app's secret, in hex. Without a secret nothing is. */
export async function verifyWebhook(
  body: string,
  signature: string,
  secret: string | null,
): Promise<boolean> {
  const given = bytesOf(signature);
  if (!secret || !given) return false;
  const text = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", text.encode(secret), algorithm, false, ["verify"]);
  return crypto.subtle.verify("HMAC", key, given, text.encode(body));
}

function bytesOf(hex: string) {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16));
}
