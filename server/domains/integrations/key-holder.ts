import { type ApiScope, callsPerKey } from "#contract/api-scopes.ts";
import type { Context, Viewer } from "#server/context.ts";
import { memberViewer } from "#server/domains/accounts/index.ts";
import { withRights } from "#server/domains/companies/index.ts";
import { forbidden, unauthorized } from "#server/errors/refusal.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { useKey } from "./api-keys.ts";

/** Whom a key acts for: the member who made it, in their company and with their rights, as far as its scopes go. */
export async function holderOfKey(
  { db, now }: Pick<Context, "db" | "now">,
  text: string,
  wanted: ApiScope | undefined,
): Promise<Viewer> {
  const key = await useKey(db, text, now());
  const viewer = key && (await memberViewer(db, key));
  if (!viewer)
    throw unauthorized("This API key doesn’t work. It was revoked, or its maker left the team.", "API_KEY");
  await refuseBeyond(db, [{ key: `api key ${key.id}`, most: callsPerKey, seconds: 60 }], now());
  if (!wanted) throw forbidden("API keys can’t make this call.", "KEY_NOT_TAKEN");
  if (!key.scopes.includes(wanted))
    throw forbidden(`This API key lacks the scope ${wanted}. Make one that has it.`, "SCOPE_MISSING");
  return withRights(db, viewer);
}
