import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { hashSecret } from "./secrets.ts";
import { type ProofKind, proofs } from "./tables.ts";

interface NewProof {
  kind: ProofKind;
  subject: string;
  secret: string;
  data?: Record<string, string>;
  now: Date;
  minutes: number;
}

/** Remembers a link or code that was mailed; an earlier one of the same kind stops working. */
export async function askForProof(tx: Transaction, wanted: NewProof) {
  await endOpen(tx, wanted);
  await addProof(tx, wanted);
}

async function endOpen(tx: Transaction, { kind, subject, now }: Pick<NewProof, "kind" | "subject" | "now">) {
  await tx
    .update(proofs)
    .set({ usedAt: now })
    .where(and(eq(proofs.kind, kind), eq(proofs.subject, subject), isNull(proofs.usedAt)));
}

/** The same beside the earlier ones, which go on working. */
export async function addProof(tx: Transaction, { kind, subject, secret, data, now, minutes }: NewProof) {
  await tx.insert(proofs).values({
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
  { kinds, secret, now }: { kinds: ProofKind[]; secret: string; now: Date },
) {
  const [proof] = await tx
    .update(proofs)
    .set({ usedAt: now })
    .where(and(eq(proofs.secretHash, hashSecret(secret)), isNull(proofs.usedAt), gt(proofs.expiresAt, now)))
    .returning();
  return proof && kinds.includes(proof.kind) ? proof : null;
}

/** Ends every open link that was mailed to a person, whatever it was for. */
export async function endProofs(tx: Transaction, subject: string, now: Date) {
  await tx
    .update(proofs)
    .set({ usedAt: now })
    .where(and(eq(proofs.subject, subject), isNull(proofs.usedAt)));
}

/** Uses a mailed code up, with or without spaces; five wrong guesses end it. */
export async function useCode(
  tx: Transaction,
  { kind, subject, code, now }: { kind: ProofKind; subject: string; code: string; now: Date },
) {
  const open = and(
    eq(proofs.kind, kind),
    eq(proofs.subject, subject),
    isNull(proofs.usedAt),
    gt(proofs.expiresAt, now),
    gt(proofs.triesLeft, 0),
  );
  const [proof] = await tx
    .update(proofs)
    .set({ triesLeft: sql`${proofs.triesLeft} - 1` })
    .where(open)
    .returning();
  if (!proof || proof.secretHash !== hashSecret(code.replace(/\s/g, ""))) return null;
  await tx.update(proofs).set({ usedAt: now }).where(eq(proofs.id, proof.id));
  return proof;
}

/** Uses up whichever of several open codes this is, and ends the others. How many guesses there are is the caller's to limit. */
export async function useOneOfCodes(
  tx: Transaction,
  { kind, subject, code, now }: { kind: ProofKind; subject: string; code: string; now: Date },
) {
  const [proof] = await tx
    .select({ id: proofs.id })
    .from(proofs)
    .where(
      and(
        eq(proofs.kind, kind),
        eq(proofs.subject, subject),
        eq(proofs.secretHash, hashSecret(code.replace(/\s/g, ""))),
        isNull(proofs.usedAt),
        gt(proofs.expiresAt, now),
      ),
    )
    .for("update");
  if (!proof) return false;
  await endOpen(tx, { kind, subject, now });
  return true;
}
