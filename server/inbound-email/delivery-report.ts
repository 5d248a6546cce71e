import type { Email } from "postal-mime";
import type { DeliveryReport } from "./inbound-email.ts";

const longestReason = 300;
/** As far as the fields of a report, and the headers of the email it returns, are read. */
const headersBytes = 64 * 1024;
/** Codes that say "no such mailbox" (RFC 3463): a full one, or a policy, may take a later email. */
const gone = /(?<![\d.])5\.1\.(?:1|2|3|6|10)(?![\d.])/;

/** Reads a delivery report (RFC 3464); null where an email is none. */
export function readReport({ attachments }: Email): DeliveryReport | null {
  const part = attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType));
  if (!part) return null;
  const unfolded = headOf(part).replace(/\r?\n[ \t]+/g, " ");
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(unfolded)?.[1]?.trim();
  const status = field("Status") ?? "";
  const said = typed(field("Diagnostic-Code") ?? "");
  // The mailbox it speaks of: where an email was forwarded, the first address lives on.
  const recipient = typed(field("Final-Recipient") ?? field("Original-Recipient") ?? "");
  return {
    recipient: recipient.replace(/^<|>$/g, "").toLowerCase() || null,
    isGone: /^failed\b/i.test(field("Action") ?? "") && gone.test(`${status} ${said}`),
    reason: (said || status || "Not delivered").slice(0, longestReason),
    emailId: emailIdIn(attachments),
  };
}

/** "rfc822; ann@people.example" without the kind of address, or of code. */
function typed(value: string) {
  return value.replace(/^[\w-]+\s*;\s*/, "").trim();
}

function headOf({ content }: Email["attachments"][number]) {
  const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return bytes.subarray(0, headersBytes).toString("utf8");
}

function emailIdIn(attachments: Email["attachments"]) {
  for (const part of attachments) {
    if (part.mimeType !== "message/rfc822" && part.mimeType !== "text/rfc822-headers") continue;
    const [head = ""] = headOf(part).split(/\r?\n\r?\n/);
    const id = /^X-Email-Id:[ \t]*(\S+)/im.exec(head)?.[1];
    if (id) return id;
  }
  return null;
}
