import { eq } from "drizzle-orm";
import type { RejectReason, WrittenReason } from "#contract/template-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { refuseUnsendable } from "./rules.ts";
import { type KeptReason, rejectReasons } from "./tables.ts";
import { tellTeam } from "./tell-team.ts";

const standardReasons: RejectReason[] = [
  "Not enough experience",
  "Skills don’t match",
  "Location doesn’t match",
  "Salary doesn’t match",
  "Another candidate is a better fit",
].map((reason) => ({ reason, email: null }));

interface Reasons {
  version: number;
  reasons: KeptReason[];
}
const mostFormerNames = 10;

export async function listReasons({ db, viewer }: CompanyContext) {
  return present(await reasonsOf(db, viewer.companyId));
}

function present({ version, reasons }: Reasons) {
  return { version, reasons: reasons.map(({ formerly: _, ...reason }) => reason) };
}

/** The company's own reasons, or the standard ones until it has any. */
export async function reasonsOf(db: Reader, companyId: string): Promise<Reasons> {
  const [row] = await db.select().from(rejectReasons).where(eq(rejectReasons.companyId, companyId));
  return row ?? { version: 0, reasons: standardReasons };
}

/** Puts a whole list in place of the one the caller saw. */
export function setReasons(
  context: CompanyContext,
  { version, reasons }: { version: number; reasons: WrittenReason[] },
) {
  const { db, viewer } = context;
  refuseTwice(reasons);
  return db.transaction(async (tx) => {
    for (const { email } of reasons) if (email) await refuseUnsendable(tx, context, email);
    const before = await reasonsOf(tx, viewer.companyId);
    const kept = reasons.map((each) => withFormerNames(each, before.reasons));
    const written = await write(tx, { companyId: viewer.companyId, version, reasons: kept });
    if (!written)
      throw conflict("CONFLICT", "Someone just changed these reasons. Here’s how they look now.", {
        reasons: present(await reasonsOf(tx, viewer.companyId)),
      });
    await tellTeam(tx, context, {
      action: "reasons.changed",
      subject: { kind: "company", id: viewer.companyId },
      before: before.reasons,
      after: kept,
    });
    return present(written);
  });
}

function withFormerNames({ was, ...written }: WrittenReason, before: readonly KeptReason[]): KeptReason {
  const known = before.find(({ reason }) => reason === (was ?? written.reason));
  const names = [...(known?.formerly ?? []), ...(known ? [known.reason] : [])];
  const formerly = [...new Set(names)].filter((name) => name !== written.reason).slice(-mostFormerNames);
  return formerly.length > 0 ? { ...written, formerly } : written;
}

/** Emails end without a signature that is gone. */
export async function dropSignature(tx: Transaction, companyId: string, signatureId: string) {
  const { version, reasons } = await reasonsOf(tx, companyId);
  if (!reasons.some(({ email }) => email?.signatureId === signatureId)) return;
  const left = reasons.map(({ email, ...reason }) => ({
    ...reason,
    email: email?.signatureId === signatureId ? { ...email, signatureId: null } : email,
  }));
  await write(tx, { companyId, version, reasons: left });
}

/** Nothing is written over a version the caller has not seen, also where two write at once. */
async function write(
  tx: Transaction,
  { companyId, version, reasons }: Reasons & { companyId: string },
): Promise<Reasons | undefined> {
  const next = { version: version + 1, reasons };
  const [row] = await tx
    .insert(rejectReasons)
    .values({ companyId, ...next })
    .onConflictDoUpdate({
      target: rejectReasons.companyId,
      set: next,
      setWhere: eq(rejectReasons.version, version),
    })
    .returning();
  return row;
}

function refuseTwice(reasons: readonly RejectReason[]) {
  const names = reasons.map(({ reason }) => reason.toLowerCase());
  const at = names.findIndex((name, nth) => names.indexOf(name) !== nth);
  if (at === -1) return;
  const sentence = `“${reasons[at]!.reason}” is in the list twice. Rename or remove one of them.`;
  throw invalid(sentence, { reasons: sentence });
}
