import type { Context } from "#server/context.ts";
import type { Limit } from "#server/limits/attempts.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { knownDevice } from "./known-device.ts";

const minute = 60;
const hour = 3600;

/** Guesses at a password: by a device its owner knows, or by all strangers to the account together and by their address. */
export function signInLimits(context: Context, { email, owner }: { email: string; owner: string | null }) {
  const device = owner && knownDevice(context, { cookie: "device", owner });
  if (device) return [{ key: `sign-in device ${device}`, most: 10, seconds: 15 * minute }];
  return [
    { key: `sign-in account ${email}`, most: 30, seconds: hour },
    { key: `sign-in address ${networkOf(context.request.ip)}`, most: 100, seconds: hour },
  ];
}

/** Guesses at an administrator's code or second factor. */
export function adminGuessLimits(
  context: Context,
  { email, owner }: { email: string; owner: string | null },
) {
  const device = owner && knownDevice(context, { cookie: "adminDevice", owner });
  if (device) return [{ key: `admin device ${device}`, most: 10, seconds: 15 * minute }];
  return [
    { key: `admin account ${email}`, most: 20, seconds: hour },
    { key: `admin address ${networkOf(context.request.ip)}`, most: 40, seconds: hour },
  ];
}

/** Accounts that one address may make. */
export function signUpLimit({ request }: Context): Limit {
  return { key: `sign-up address ${networkOf(request.ip)}`, most: 100, seconds: hour };
}

/** Guesses at one's own password while signed in: a session that was left open is no way to learn it. */
export function ownPasswordLimit(userId: string): Limit {
  return { key: `own password ${userId}`, most: 10, seconds: 15 * minute };
}

type Mailed = "recovery" | "sign-in" | "verification" | "change-email";
/** Guesses at one's own second factor, with the first one given: a million codes outlast them by centuries. */
export function ownCodeLimits(userId: string): Limit[] {
  return [
    { key: `own code ${userId}`, most: 10, seconds: 15 * minute },
    { key: `own code a day ${userId}`, most: 60, seconds: 24 * hour },
  ];
}

/** Emails that one address may cause. */
export function askLimit({ request }: Context): Limit {
  return { key: `email by ${networkOf(request.ip)}`, most: 40, seconds: hour };
}
/** Emails of a kind that anyone may have sent to one mailbox; beyond it none leaves, and nobody is told. */
export function mailboxLimit(kind: Mailed, email: string): Limit {
  return { key: `${kind} to ${email}`, most: 5, seconds: hour };
}

/** Codes to one administrator: three work at a time, and those that were sent go on working whoever asks for more. */
export function adminCodeLimit(adminId: string, device: string | null): Limit {
  return { key: `admin code ${adminId} ${device ?? "anyone"}`, most: 3, seconds: 10 * minute };
}
