import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { type Limit, isWithin } from "#server/limits/attempts.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { deviceName } from "./device-name.ts";

const hour = 3600;

interface Failed {
  kind: "user" | "administrator";
  /** Null where no account has the address or passkey that was given, which is not kept: it may be a password typed in the wrong field. */
  id: string | null;
  way: "password" | "passkey" | "emailCode" | "secondFactor";
  /** Why, where it was not what was given. */
  account?: "disabled";
}
/** Adds an attempt to sign in that failed to the audit log, until an account, a network or everyone had enough of them in an hour. */
export async function logFailedSignIn(context: Context, { kind, id, way, account }: Failed) {
  const { db, now, request } = context;
  for (const limit of entryLimits(context, `${kind} ${id ?? "unknown"}`))
    if (!(await isWithin(db, limit, now()))) return;
  const subject = { kind, id };
  const why = id === null ? "unknown" : account;
  const after = { way, device: deviceName(request.userAgent), ...(why && { account: why }) };
  const entry = { kind: "failedSignIn", action: "account.signInFailed", subject, after } as const;
  await db.transaction((tx) => audit(tx, { viewer: "visitor", now: now() }, entry));
}

export const accountDisabled = "ACCOUNT_DISABLED";

/** Passes a refusal on. One because the account is disabled is in the log too: whoever tried has what opens it. */
export async function refuseAndLog(
  context: Context,
  failed: Pick<Failed, "id" | "way">,
  refusal: unknown,
): Promise<never> {
  if (refusal instanceof Refusal && refusal.code === accountDisabled)
    await logFailedSignIn(context, { ...failed, kind: "user", account: "disabled" });
  throw refusal;
}

/** How many entries an hour takes: strangers must not be able to fill the log. */
function entryLimits({ request }: Context, account: string): Limit[] {
  return [
    { key: `failed sign-ins of ${account}`, most: 10, seconds: hour },
    { key: `failed sign-ins from ${networkOf(request.ip)}`, most: 20, seconds: hour },
    { key: "failed sign-ins", most: 1000, seconds: hour },
  ];
}
