import { eq } from "drizzle-orm";
import { secondFactorNeeded } from "#contract/accounts.ts";
import type { SignInWay } from "#contract/security.ts";
import type { AuthenticatedContext, Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { refuseBeyond, takeBack } from "#server/limits/attempts.ts";
import { Refusal, unauthorized } from "#server/errors/refusal.ts";
import { rememberDevice } from "./known-device.ts";
import { addVerification } from "./email/verification-tokens.ts";
import { logFailedSignIn, refuseAndLog } from "./failed-sign-ins.ts";
import { signInLimits } from "./limits.ts";
import { hasSecondFactor } from "./second-factor/factors.ts";
import { newToken } from "./secrets.ts";
import { logSignIn } from "./sign-in-log.ts";
import { passwordMatches } from "./passwords/passwords.ts";
import { presentAccount } from "./present.ts";
import { type User, findUserByEmail, rolesOfUser } from "./queries.ts";
import { refuseIfPasswordChanged } from "./passwords/own-password.ts";
import { openSession, providerOf } from "./sessions.ts";
import { users } from "./tables.ts";
import { accountEvents } from "./events.ts";

interface Given {
  email: string;
  password: string;
}
/** Signs a person in with email and password. */
export async function signIn(context: Context, given: Given) {
  const user = await findUserByEmail(context.db, given.email);
  if (!(await checkPassword(context, given, user)) || !user)
    throw unauthorized("Email or password is wrong.", "WRONG_CREDENTIALS");
  const started = context.db.transaction(async (tx) => {
    await refuseIfPasswordChanged(tx, user);
    return startSignIn(tx, context, user, { way: "password" });
  });
  const failed = { id: user.id, way: "password" } as const;
  return completed(await started.catch((refusal: unknown) => refuseAndLog(context, failed, refusal)));
}

/** Whether this is the password of the account, as long as there were not too many guesses. */
export async function checkPassword(context: Context, { email, password }: Given, user: User | undefined) {
  const { db, now } = context;
  const limits = signInLimits(context, { email: email.toLowerCase(), owner: user?.id ?? null });
  await refuseBeyond(db, limits, now());
  const matches = await passwordMatches(password, user?.passwordHash ?? null);
  if (matches) await takeBack(db, limits);
  else await logFailedSignIn(context, { kind: "user", id: user?.id ?? null, way: "password" });
  return matches;
}

type Guard = (tx: Transaction, user: User, singleSignOnId: string | null) => Promise<void>;
const guards: Guard[] = [];

/** Lets domains above accounts refuse a session before it is opened, whichever way the person came. */
export function beforeSession(guard: Guard) {
  guards.push(guard);
}

/** How someone came, which the sign-in log says. */
export interface Came {
  way: SignInWay;
  singleSignOnId?: string | null;
  /** What was given beside the first factor. */
  secondFactor?: "app" | "recovery";
  /** Why an administrator looked. */
  reason?: string;
}
type SignedIn = Awaited<ReturnType<typeof startSession>>;
type Started = SignedIn | { secondFactorToken: string };

/** Refuses what is only half way, after what was done so far is kept: the token to go on with is in the details. */
export function completed(started: Started, more: Record<string, string> = {}): SignedIn {
  if (!("secondFactorToken" in started)) return started;
  throw new Refusal(403, secondFactorNeeded, "Enter the code from your authenticator app.", {
    ...more,
    token: started.secondFactorToken,
  });
}

/** Opens the session, or asks for the second factor first where the person has one; a passkey is two by itself. */
export async function startSignIn(
  tx: Transaction,
  context: Context,
  user: User,
  came: Came,
): Promise<Started> {
  if (!(await hasSecondFactor(tx, user.id))) return startSession(tx, context, user, came);
  const { way, singleSignOnId = null } = came;
  for (const guard of guards) await guard(tx, user, singleSignOnId);
  const secret = newToken();
  await addVerification(tx, {
    kind: "second-factor",
    subject: user.id,
    secret,
    data: { way, ...(singleSignOnId && { singleSignOnId }) },
    now: context.now(),
    minutes: 15,
  });
  return { secondFactorToken: secret };
}

/** Opens the session, sets the cookies and answers as log-in does; sign-ups end here as well. */
export async function startSession(tx: Transaction, context: Context, person: User, came: Came) {
  const { singleSignOnId = null } = came;
  for (const guard of guards) await guard(tx, person, singleSignOnId);
  const user = await followBrowser(tx, context, person);
  const { id: sessionId, token } = await openSession(tx, { userId: user.id, singleSignOnId }, context);
  await logSignIn(tx, context, { userId: user.id, sessionId, came });
  const held = await rolesOfUser(tx, user.id);
  const account = presentAccount(user, held, { config: context.config, sessionId, now: context.now() });
  context.cookies.set("token", token);
  context.cookies.set("parallelTag", user.parallelTag ?? "");
  rememberDevice(context, { cookie: "device", owner: user.id });
  context.cookies.set("id", user.id);
  if (account.streamToken) context.cookies.set("communityToken", account.streamToken);
  await publish(tx, accountEvents.signedIn, {
    data: { userId: user.id, candidateId: account.candidate?.id ?? null },
    at: context.now(),
  });
  return { token, user: account };
}

/** Who is signed in goes on in the session they have, unless they may not come this way any longer. */
export async function keepSession(
  tx: Transaction,
  context: AuthenticatedContext,
  user: User,
): Promise<SignedIn> {
  const { viewer, config, now, request, cookies } = context;
  const { sessionId } = viewer;
  const singleSignOnId = await providerOf(tx, sessionId);
  for (const guard of guards) await guard(tx, user, singleSignOnId);
  const held = await rolesOfUser(tx, user.id);
  const account = presentAccount(user, held, { config, sessionId, now: now() });
  return { token: request.bearer ?? cookies.get("token") ?? "", user: account };
}

/** The person's mornings and dates are those of where they sign in, unless they chose others. */
async function followBrowser(tx: Transaction, { request }: Context, user: User) {
  const timeZone = (!user.timeZoneChosen && request.timeZone) || user.timeZone;
  const locale = (!user.localeChosen && request.locale) || user.locale;
  if (timeZone === user.timeZone && locale === user.locale) return user;
  await tx.update(users).set({ timeZone, locale }).where(eq(users.id, user.id));
  return { ...user, timeZone, locale };
}
