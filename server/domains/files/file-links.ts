import type { Config } from "#server/config.ts";
import { Refusal, notFound } from "#server/errors/refusal.ts";
import { sign, signatureHolds } from "./signatures.ts";

const linkMs = 10 * 60_000;
const purpose = "file-link";

interface Linked {
  id: string;
  /** A link signed for another purpose opens nothing. */
  purpose: string;
}
/** What makes a private address work for ten minutes; give it only to who may read what is there. */
export function signedQuery({ secret }: Pick<Config, "secret">, { id, purpose: of }: Linked, now: Date) {
  const expires = String(now.getTime() + linkMs);
  return `expires=${expires}&signature=${sign(secret, of, `${id}.${expires}`)}`;
}

/** The address of a private file that works for ten minutes; give it only to who may read the file. */
export function signedFileUrl(config: Pick<Config, "secret">, id: string, now: Date) {
  return `/api/files/${id}?${signedQuery(config, { id, purpose }, now)}`;
}

/** The lasting address of a public picture. */
export function publicFileUrl(id: string) {
  return `/api/files/${id}`;
}

/** The id behind an address of `publicFileUrl`; undefined of any other. */
export function idOfFileUrl(url: string): string | undefined {
  return /^\/api\/files\/([0-9a-f-]{36})$/.exec(url)?.[1];
}

interface GivenLink {
  expires?: string;
  signature?: string;
}
/** Without a good signature a private file does not exist. */
export function refuseUnsigned(
  { id, purpose: of = purpose }: { id: string; purpose?: string },
  { expires = "", signature = "" }: GivenLink,
  { secret, now }: { secret: string; now: Date },
) {
  if (!signatureHolds(secret, { purpose: of, text: `${id}.${expires}`, signature })) throw notFound("File");
  if (Number(expires) < now.getTime())
    throw new Refusal(410, "LINK_EXPIRED", "This link has expired. Reopen the page to get a new one.");
}
