import { and, eq } from "drizzle-orm";
import { type EmailEvent, emailEvents } from "#contract/template-kinds.ts";
import { type EmailWords } from "#contract/template-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { reasonsOf } from "./reject-reasons.ts";
import { findSignature, refuseUnsendable } from "./rules.ts";
import { standardEmails } from "./standard-emails.data.ts";
import { emailTemplates } from "./tables.ts";
import { tellTeam } from "./tell-team.ts";

type EmailRow = typeof emailTemplates.$inferSelect;

/** Every email the company may word itself, in its own words or the standard ones. */
export async function listEmails(context: CompanyContext, companyId: string | undefined) {
  const { db, viewer } = context;
  refuseOthers(context, companyId);
  const rows = await db.select().from(emailTemplates).where(eq(emailTemplates.companyId, viewer.companyId));
  return emailEvents.map((event) =>
    present(
      viewer.companyId,
      event,
      rows.find((row) => row.event === event),
    ),
  );
}

interface SetEmail {
  companyId?: string;
  event: EmailEvent;
  email: EmailWords | null;
}
export function setEmail(context: CompanyContext, { companyId, event, email }: SetEmail) {
  const { db, viewer, now } = context;
  refuseOthers(context, companyId);
  return db.transaction(async (tx) => {
    const one = { companyId: viewer.companyId, event };
    const before = await findEmail(tx, one);
    const row = email
      ? await write(tx, context, { ...one, ...email, changedAt: now() })
      : await tx
          .delete(emailTemplates)
          .where(isThe(one))
          .then(() => undefined);
    await tellTeam(tx, context, {
      action: "email.changed",
      subject: { kind: "company", id: viewer.companyId },
      before: { event, email: wordsOf(before) },
      after: { event, email },
    });
    return present(viewer.companyId, event, row);
  });
}

async function write(tx: Transaction, context: CompanyContext, row: EmailRow) {
  await refuseUnsendable(tx, context, row);
  const { subject, message, signatureId, changedAt } = row;
  const [written] = await tx
    .insert(emailTemplates)
    .values(row)
    .onConflictDoUpdate({
      target: [emailTemplates.companyId, emailTemplates.event],
      set: { subject, message, signatureId, changedAt },
    })
    .returning();
  return written!;
}

/** The company's own words for an email, those for the reason of a rejection first, with the text of their signature; null where it has none. */
export async function companyWords(
  db: Reader,
  { companyId, event, reason }: { companyId: string; event: EmailEvent; reason: string | null },
) {
  const words =
    (event === "application.passed" && reason ? await emailForReason(db, companyId, reason) : null) ??
    (await findEmail(db, { companyId, event }));
  if (!words) return null;
  const { subject, message, signatureId } = words;
  const signature = signatureId ? await findSignature(db, companyId, signatureId) : undefined;
  return { subject, message, signature: signature?.message ?? null };
}

async function emailForReason(db: Reader, companyId: string, reason: string) {
  const { reasons } = await reasonsOf(db, companyId);
  const named = reasons.find((each) => each.reason === reason);
  return (named ?? reasons.find(({ formerly }) => formerly?.includes(reason)))?.email ?? null;
}

type One = Pick<EmailRow, "companyId" | "event">;
async function findEmail(db: Reader, one: One) {
  const [row] = await db.select().from(emailTemplates).where(isThe(one));
  return row;
}

function isThe({ companyId, event }: One) {
  return and(eq(emailTemplates.companyId, companyId), eq(emailTemplates.event, event));
}

function refuseOthers({ viewer }: CompanyContext, companyId: string | undefined) {
  if (companyId !== undefined && companyId !== viewer.companyId) throw notFound("Company");
}

function present(companyId: string, event: EmailEvent, row: EmailRow | undefined) {
  return { companyId, event, email: wordsOf(row), standard: standardEmails[event] };
}

function wordsOf(row: EmailRow | undefined): EmailWords | null {
  if (!row) return null;
  const { subject, message, signatureId } = row;
  return { subject, message, signatureId };
}
