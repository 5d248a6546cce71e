import { and, eq, gt, isNull } from "drizzle-orm";
import type { SignInWay } from "#contract/security.ts";
import type { Context } from "#server/context.ts";
import { unauthorized } from "#server/errors/refusal.ts";
import { useLink } from "../email/verification-tokens.ts";
import { logFailedSignIn } from "../failed-sign-ins.ts";
import { lockUser } from "../queries.ts";
import { hashSecret } from "../secrets.ts";
import { startSession } from "../sign-in.ts";
import { verificationTokens } from "../tables.ts";
import { isWrongCode } from "./codes.ts";
import { takeCode } from "./factors.ts";

/** The second step of signing in, within 15 minutes of the first. */
export async function finishSignIn(context: Context, { token, code }: { token: string; code: string }) {
  const { db, now } = context;
  const id = await whoStarted(context, token);
  const secondFactor = await takeCode(context, id, code).catch(async (refusal: unknown) => {
    if (isWrongCode(refusal)) await logFailedSignIn(context, { kind: "user", id, way: "secondFactor" });
    throw refusal;
  });
  return db.transaction(async (tx) => {
    const started = await useLink(tx, { kinds: ["second-factor"], secret: token, now: now() });
    const user = started && (await lockUser(tx, started.subject));
    if (!user) throw startAgain();
    const { way, singleSignOnId = null } = started.data;
    return startSession(tx, context, user, { way: way as SignInWay, singleSignOnId, secondFactor });
  });
}

/** A wrong code does not use up what was started; the guesses are counted. */
async function whoStarted({ db, now }: Context, token: string): Promise<string> {
  const [started] = await db
    .select({ userId: verificationTokens.subject })
    .from(verificationTokens)
    .where(
      and(
        eq(verificationTokens.kind, "second-factor"),
        eq(verificationTokens.secretHash, hashSecret(token)),
        isNull(verificationTokens.usedAt),
        gt(verificationTokens.expiresAt, now()),
      ),
    );
  if (!started) throw startAgain();
  return started.userId;
}

function startAgain() {
  return unauthorized("This sign-in has expired. Start again.", "SIGN_IN_EXPIRED");
}
