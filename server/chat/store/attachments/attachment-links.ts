import { createHmac, timingSafeEqual } from "node:crypto";
import type { Attachment } from "#contract/chat/shapes.ts";

const aPath = /^[\w-]{36}\/[\w.-]{1,120}$/;
const daySeconds = 86_400;
/** Including the day on which the address is issued. */
const validDays = 8;

/** The parts of an address. */
interface Signed {
  path: string;
  cid: string;
  /** Seconds since 1970; null in addresses from before they expired. */
  expires: string | null;
  signature: string;
}

/**
 * Addresses of a channel's files. Anyone who has one can read the file for seven to eight days, with or without an account;
 * everyone who may read the message gets a fresh one each time. Within a day they are the same, so that caches hold.
 */
export class AttachmentLinks {
  private readonly url: string;
  private readonly secret: string;

  constructor({ url, secret }: { url: string; secret: string }) {
    this.url = url;
    this.secret = secret;
  }

  /** A new address of a channel's file. */
  to(cid: string, path: string, now: Date) {
    const today = Math.floor(now.getTime() / 1000 / daySeconds);
    const expires = String((today + validDays) * daySeconds);
    const signature = this.signatureOf({ path, cid, expires });
    return `${this.url}/attachments/${path}?expires=${expires}&signature=${signature}&cid=${encodeURIComponent(cid)}`;
  }

  /** The file of a valid address, and for how many more seconds; null for invalid or expired ones. */
  open(address: string, now: Date) {
    const signed = readAddress(address);
    const seconds = Math.floor(Number(signed?.expires ?? 0) - now.getTime() / 1000);
    return signed && seconds > 0 && this.isSigned(signed) ? { path: signed.path, seconds } : null;
  }

  /** The file of this channel behind an address, expired or not. */
  fileOf(cid: string, address: string) {
    const signed = readAddress(address);
    return signed && signed.cid === cid && this.isSigned(signed) ? signed.path : null;
  }

  /** Attachments with renewed addresses of their own channel's files, or of those that came from another; all others stay unchanged. */
  renewed(
    attachments: Attachment[],
    { cid, from = cid, now }: { cid: string; from?: string; now: Date },
  ): Attachment[] {
    return attachments.map((attachment) => {
      const fields = Object.entries(attachment);
      if (!fields.some(([, value]) => isAddress(value))) return attachment;
      return Object.fromEntries(
        fields.map(([name, value]) => [
          name,
          isAddress(value) ? this.renewedOne(value, { cid, from, now }) : value,
        ]),
      );
    });
  }

  private renewedOne(address: string, { cid, from, now }: { cid: string; from: string; now: Date }) {
    const path = this.fileOf(from, address);
    return path === null ? address : this.to(cid, path, now);
  }

  private isSigned({ signature, ...signed }: Signed) {
    const [expected, given] = [Buffer.from(this.signatureOf(signed)), Buffer.from(signature)];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  private signatureOf({ path, cid, expires }: Omit<Signed, "signature">) {
    const words = ["attachment", cid, path, ...(expires === null ? [] : [expires])];
    return createHmac("sha256", this.secret).update(words.join(" ")).digest("hex");
  }
}

/** Possible addresses of our files in attachments; the signatures tell which are. */
export function addressesIn(attachments: Attachment[]): string[] {
  return attachments.flatMap((attachment) => Object.values(attachment).filter(isAddress));
}

function isAddress(value: unknown): value is string {
  return typeof value === "string" && value.includes("/attachments/");
}

function readAddress(address: string): Signed | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const path = url?.pathname.split("/attachments/")[1] ?? "";
  if (!url || !aPath.test(path)) return null;
  const { searchParams: parameters } = url;
  const expires = parameters.get("expires");
  if (expires !== null && !/^\d{1,12}$/.test(expires)) return null;
  return { path, expires, cid: parameters.get("cid") ?? "", signature: parameters.get("signature") ?? "" };
}
