import { createHmac } from "node:crypto";
import { createTransport } from "nodemailer";
import type { World } from "./world.ts";

const secret = `whsec_${Buffer.from("a key for tests only, no other use").toString("base64")}`;
/** The settings of an installation that receives email. */
export const receivesEmail = { INBOUND_DOMAIN: "replies.parallel.test", INBOUND_SECRET: secret };

interface Written {
  from: string;
  to: string;
  text?: string;
  html?: string;
  messageId?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string | Buffer; cid?: string; contentType?: string }[];
}
/** An email as a mail program writes it. */
export async function writtenEmail(email: Written): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ subject: "Re: New message", ...email });
  return message as Buffer;
}

interface Posted {
  id?: string;
  signedAt?: Date;
  key?: string;
}
/** Hands an email over as a mail provider does. */
export async function postEmail(
  world: World,
  body: Buffer,
  { id = "1", signedAt, key = secret }: Posted = {},
) {
  const timestamp = String(Math.floor((signedAt ?? world.now()).getTime() / 1000));
  const signature = createHmac("sha256", Buffer.from(key.replace(/^whsec_/, ""), "base64"))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest("base64");
  const answer = await world.app.inject({
    method: "POST",
    url: "/api/inbound-email",
    headers: {
      "content-type": "message/rfc822",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,bm90IHRoaXMgb25l v1,${signature}`,
    },
    payload: body,
  });
  return { status: answer.statusCode, ...answer.json<{ outcome?: string; error?: { code: string } }>() };
}
