import type { Config } from "#server/config.ts";
import { Refusal, notFound } from "#server/errors/refusal.ts";
import { sign, signatureHolds } from "./signatures.ts";

const linkMs = 10 * 60_000;
const purpose = "file-link";

/** The address of a private file that works for ten minutes; give it only to who may read the file. */
export function signedFileUrl(config: Pick<Config, "secret">, id: string, now: Date) {
  const expires = String(now.getTime() + linkMs);
  return `/api/files/${id}?expires=${expires}&signature=${sign(config.secret, purpose, `${id}.${expires}`)}`;
}

/** The lasting address of a public picture. */
export function publicFileUrl(id: string) {
  return `/api/files/${id}`;
}

interface GivenLink {
  expires?: string;
  signature?: string;
}
/** Without a good signature a private file does not exist. */
export function refuseUnsigned(
  id: string,
  { expires = "", signature = "" }: GivenLink,
  { secret, now }: { secret: string; now: Date },
) {
  if (!signatureHolds(secret, { purpose, text: `${id}.${expires}`, signature })) throw notFound("File");
  if (Number(expires) < now.getTime())
    throw new Refusal(410, "LINK_EXPIRED", "This link has expired. Reopen the page to get a new one.");
}
