import { createHmac, randomUUID } from "node:crypto";

const key = Buffer.from("a key of the journeys, no other use");
/** With these settings emails about messages are answered by email. */
export const receivesEmail = {
  INBOUND_DOMAIN: "replies.example",
  INBOUND_SECRET: `whsec_${key.toString("base64")}`,
};

/** An email as a mail provider hands it over: its body, and the headers that sign it. */
export function signedEmail({ from, to, text }: { from: string; to: string; text: string }) {
  const body = [
    `From: ${from}`,
    `To: ${to}`,
    "Subject: Re: Invitation",
    `Message-ID: <${randomUUID()}@people.example>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
  ].join("\r\n");
  const id = randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    data: body,
    headers: {
      "content-type": "message/rfc822",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    },
  };
}
