import { and, eq, gt, lt } from "drizzle-orm";
import type { CompanyContext, Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import {
  completed,
  hashSecret,
  newToken,
  startSignIn as openSignIn,
} from "#server/domains/accounts/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { seal, unseal } from "#server/seal.ts";
import {
  type Connection,
  connectionFor,
  connectionOf,
  domainsHeld,
  refuseWithoutAllRights,
  sealing,
  secretOf,
} from "./connections.ts";
import { cookies as listed } from "#shared/privacy/cookies.data.ts";
import { emailDomain } from "#shared/links/email.ts";
import { addressOf, personOf } from "./people.ts";
import { type Vouched, notVouched, openProvider, pageOf, redeem } from "./provider.ts";
import { ssoAttempts, ssoConnections } from "./tables.ts";

const cookie = "sso";
const minutes = listed.sso.seconds / 60;

/** Someone signs in: the domain of their address says where. */
export async function startSignIn(
  context: Context,
  { email, to }: { email: string; to?: string | undefined },
) {
  const connection = await connectionFor(context.db, emailDomain(email));
  if (!connection)
    throw invalid(
      "There’s no company sign-in for this address. Sign in with your password instead.",
      { email: "Check the address, or sign in with your password" },
      "NO_SINGLE_SIGN_ON",
    );
  return leave(context, connection, { email, to: to ?? null, testerId: null });
}

/** Someone of the team tries the settings out, before anyone depends on them. */
export async function testConnection(context: CompanyContext) {
  const { db, viewer } = context;
  const connection = await connectionOf(db, viewer.companyId);
  if (!connection) throw notFound("Single sign-on");
  refuseWithoutAllRights(context);
  if (!(await domainsHeld(db, connection)).length)
    throw conflict("NO_DOMAIN", "Add the record of at least one domain first.");
  return leave(context, connection, { to: null, testerId: viewer.userId });
}

interface Leaving {
  email?: string;
  to: string | null;
  testerId: string | null;
}
/** Remembers who left from which browser, once. */
async function leave(context: Context, connection: Connection, { email, to, testerId }: Leaving) {
  const { db, config, now, cookies } = context;
  const provider = await openProvider(context, clientOf(connection, context));
  const [state, nonce, codeVerifier, browser] = [newToken(), newToken(), newToken(), newToken()];
  await db.delete(ssoAttempts).where(lt(ssoAttempts.expiresAt, now()));
  await db.insert(ssoAttempts).values({
    id: newId(),
    connectionId: connection.id,
    stateHash: hashSecret(state),
    browserHash: hashSecret(browser),
    nonce,
    codeVerifier: seal(Buffer.from(codeVerifier), sealing(config)),
    testerId,
    to,
    expiresAt: new Date(now().getTime() + minutes * 60_000),
  });
  cookies.set(cookie, browser);
  return { url: await pageOf(context, provider, { state, nonce, codeVerifier, email }) };
}

/** Back from the provider: once, in the same browser, with an answer that is the provider's and meant for us. */
export async function finishSignIn(context: Context, search: string) {
  const { db, config } = context;
  const state = new URLSearchParams(search).get("state") ?? "";
  const left = await takeAttempt(context, state);
  if (!left) throw expired();
  const { attempt, connection } = left;
  const codeVerifier = unseal(attempt.codeVerifier, sealing(config)).toString();
  const vouched = await openProvider(context, clientOf(connection, context))
    .then((provider) => redeem(context, provider, { search, state, nonce: attempt.nonce, codeVerifier }))
    .catch((error: unknown) => {
      throw notVouched(context, error);
    });
  if (attempt.testerId) return tested(context, connection, vouched);
  const started = await db.transaction(async (tx) => {
    const user = await personOf(tx, context, { connection, vouched });
    return openSignIn(tx, context, user, { way: "company", singleSignOnId: connection.id });
  });
  return { signedIn: completed(started, attempt.to ? { to: attempt.to } : {}), tested: null, to: attempt.to };
}

async function tested({ db, now }: Context, connection: Connection, vouched: Vouched) {
  const email = await addressOf(db, { connection, vouched });
  const same = and(
    eq(ssoConnections.id, connection.id),
    eq(ssoConnections.issuer, connection.issuer),
    eq(ssoConnections.clientSecret, connection.clientSecret),
  );
  await db.update(ssoConnections).set({ testedAt: now() }).where(same);
  return { signedIn: null, tested: email, to: null };
}

/** An answer is taken once; in another browser it would sign a stranger in as someone else. */
async function takeAttempt({ db, now, cookies }: Context, state: string) {
  const browser = cookies.get(cookie) ?? "";
  cookies.clear(cookie);
  const [attempt] = await db
    .delete(ssoAttempts)
    .where(
      and(
        eq(ssoAttempts.stateHash, hashSecret(state)),
        eq(ssoAttempts.browserHash, hashSecret(browser)),
        gt(ssoAttempts.expiresAt, now()),
      ),
    )
    .returning();
  if (!attempt) return null;
  const [connection] = await db
    .select()
    .from(ssoConnections)
    .where(eq(ssoConnections.id, attempt.connectionId));
  return { attempt, connection: connection! };
}

function clientOf(connection: Connection, { config }: Context) {
  return { ...connection, clientSecret: secretOf(connection, config) };
}
function expired() {
  return invalid(
    "This sign-in has expired or was already used. Start again.",
    { search: "Start again" },
    "SIGN_IN_EXPIRED",
  );
}
