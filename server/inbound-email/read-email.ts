import { createHash } from "node:crypto";
import PostalMime, { type Address, type Email } from "postal-mime";
import { storable } from "#server/texts/storable.ts";
import { readReport } from "./delivery-report.ts";
import type { InboundEmail, InboundFile } from "./inbound-email.ts";

/** As large as an email may be: the largest attachment, as email writes it, and some words. */
export const mostEmailBytes = 30 * 1024 * 1024;
const bounds = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };

/** What mail programs add by themselves: signatures of what was sent, keys, and answers to calendar entries. */
const ofMailPrograms = new Set([
  "application/pkcs7-signature",
  "application/x-pkcs7-signature",
  "application/pgp-signature",
  "application/pgp-keys",
  "text/calendar",
]);

/** Reads an email; null where it is none, or nested like no honest one. */
export async function readEmail(
  bytes: Uint8Array,
  envelopeRecipients: readonly string[] = [],
): Promise<InboundEmail | null> {
  const email = await PostalMime.parse(bytes, bounds).catch(() => null);
  const [from] = addressesOf(email?.from);
  if (!email || !from) return null;
  const named = [...addressesOf(email.to), ...addressesOf(email.cc), email.deliveredTo ?? ""];
  return storable({
    id: email.messageId ?? createHash("sha256").update(bytes).digest("hex"),
    from,
    recipients: [...new Set([...envelopeRecipients, ...named].map(plain))].filter(Boolean),
    automatic: isAutomatic(email, from),
    text: email.text ?? "",
    html: email.html ?? "",
    attachments: email.attachments.filter(({ mimeType }) => !ofMailPrograms.has(mimeType)).map(asFile),
    report: readReport(email),
  });
}

function addressesOf(given: Address | Address[] | undefined): string[] {
  return [given ?? []]
    .flat()
    .flatMap(({ address, group }) => (address ? [plain(address)] : addressesOf(group)));
}

function plain(address: string) {
  return address.trim().replace(/^<|>$/g, "").toLowerCase();
}

function asFile({ filename, mimeType, contentId, content }: Email["attachments"][number]): InboundFile {
  const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return {
    name: filename ?? `attachment.${mimeType.split("/").at(-1) ?? "bin"}`,
    bytes,
    contentId: contentId?.replace(/^<|>$/g, "") ?? null,
  };
}

/** Headers that only programs write (RFC 3834 and what came before it); an empty value is one that any text fits. */
const ofPrograms: Record<string, RegExp> = {
  "auto-submitted": /^(?!no\b)/i,
  precedence: /^(?:bulk|junk|list|auto_reply)\b/i,
  "x-autoreply": /^/,
  "x-autorespond": /^/,
  "list-id": /^/,
  "x-failed-recipients": /^/,
  // Our own.
  "x-email-id": /^/,
  "return-path": /^<>$/,
  "content-type": /^multipart\/report\b/i,
};

function isAutomatic({ headers }: Email, from: string) {
  const byProgram = headers.some(({ key, value }) => ofPrograms[key]?.test(value.trim()));
  return byProgram || /^(?:mailer-daemon|postmaster)@/.test(from);
}
