import { and, eq, gt, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { hashSecret } from "../secrets.ts";
import { type VerificationKind, verificationTokens } from "../tables.ts";

interface NewVerification {
  kind: VerificationKind;
  subject: string;
  secret: string;
  data?: Record<string, string>;
  now: Date;
  minutes: number;
}

/** Remembers a link or code that was mailed; an earlier one of the same kind stops working. */
export async function startVerification(tx: Transaction, wanted: NewVerification) {
  await endOpen(tx, wanted);
  await addVerification(tx, wanted);
}

async function endOpen(
  tx: Transaction,
  { kind, subject, now }: Pick<NewVerification, "kind" | "subject" | "now">,
) {
  await tx
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationTokens.kind, kind),
        eq(verificationTokens.subject, subject),
        isNull(verificationTokens.usedAt),
      ),
    );
}

/** The same beside the earlier ones, which go on working. */
export async function addVerification(
  tx: Transaction,
  { kind, subject, secret, data, now, minutes }: NewVerification,
) {
  await tx.insert(verificationTokens).values({
    id: newId(),
    kind,
    subject,
    secretHash: hashSecret(secret),
    data: data ?? {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
}

/** Uses a mailed link up; null when it is unknown, used or too old. */
export async function useLink(
  tx: Transaction,
  { kinds, secret, now }: { kinds: VerificationKind[]; secret: string; now: Date },
) {
  const [verification] = await tx
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationTokens.secretHash, hashSecret(secret)),
        isNull(verificationTokens.usedAt),
        gt(verificationTokens.expiresAt, now),
      ),
    )
    .returning();
  return verification && kinds.includes(verification.kind) ? verification : null;
}

/** Ends every open link that was mailed to a person, whatever it was for. */
export async function endVerifications(tx: Transaction, subject: string, now: Date) {
  await tx
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(and(eq(verificationTokens.subject, subject), isNull(verificationTokens.usedAt)));
}

/** Uses up whichever of several open codes this is, and ends the others. How many guesses there are is the caller's to limit. */
export async function useOneOfCodes(
  tx: Transaction,
  { kind, subject, code, now }: { kind: VerificationKind; subject: string; code: string; now: Date },
) {
  const [verification] = await tx
    .select({ id: verificationTokens.id })
    .from(verificationTokens)
    .where(
      and(
        eq(verificationTokens.kind, kind),
        eq(verificationTokens.subject, subject),
        eq(verificationTokens.secretHash, hashSecret(code.replace(/\s/g, ""))),
        isNull(verificationTokens.usedAt),
        gt(verificationTokens.expiresAt, now),
      ),
    )
    .for("update");
  if (!verification) return false;
  await endOpen(tx, { kind, subject, now });
  return true;
}
