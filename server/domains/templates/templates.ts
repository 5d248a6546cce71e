import { and, asc, eq, ne } from "drizzle-orm";
import { type TemplateKind, mostTemplates } from "#contract/template-kinds.ts";
import { type OfferField, tokenOf } from "#shared/offers/offer-fields.ts";
import type { TokenPlace } from "#shared/words/known-tokens.data.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { lockCompany } from "#server/domains/companies/index.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { readFilter } from "#server/http/filter.ts";
import { dropSignature } from "./reject-reasons.ts";
import { refuseForeignSignature, refuseForeignTokens } from "./rules.ts";
import { templates } from "./tables.ts";
import { tellTeam } from "./tell-team.ts";

type TemplateRow = typeof templates.$inferSelect;
/** Signatures have calls of their own; every other kind is a message. */
type Family = "message" | "signature";

const { id, kind, name, createdAt, changedAt } = templates;
const columns = { id, kind, name, createdAt, changedAt, companyId: templates.companyId };

export async function listTemplates(
  { db, viewer }: CompanyContext,
  family: Family,
  filter: string | undefined,
) {
  const asked = readFilter(filter, { columns, maxLimit: mostTemplates });
  return db
    .select()
    .from(templates)
    .where(and(asked.where, isOf(family), eq(templates.companyId, viewer.companyId)))
    .orderBy(...asked.orderBy, asc(name), asc(id))
    .limit(asked.limit)
    .offset(asked.offset);
}

interface NewTemplate {
  kind: TemplateKind;
  name: string;
  message: string;
  signatureId?: string | null;
  fields?: OfferField[];
}
export function createTemplate(
  context: CompanyContext,
  { signatureId = null, fields = [], ...given }: NewTemplate,
) {
  const { db, viewer, now } = context;
  refuseFieldsOutside(given.kind, fields);
  refuseForeignTokens({ message: given.message }, placeOf(given.kind), fields.map(tokenOf));
  return db.transaction(async (tx) => {
    await refuseBeyondMost(tx, context, given.kind === "signature" ? "signature" : "message");
    await refuseForeignSignature(tx, context, signatureId);
    const [row] = await tx
      .insert(templates)
      .values({
        id: newId(),
        companyId: viewer.companyId,
        ...given,
        signatureId,
        fields,
        createdAt: now(),
        changedAt: now(),
      })
      .returning();
    await tellTeam(tx, context, {
      action: "template.created",
      subject: { kind: "template", id: row!.id },
      after: wordsOf(row!),
    });
    return row!;
  });
}

/** Lists show them all, and so have an end. The company is held, so that two at once don’t pass it together. */
async function refuseBeyondMost(tx: Transaction, { viewer }: CompanyContext, family: Family) {
  await lockCompany(tx, viewer.companyId);
  const kept = await tx.$count(templates, and(isOf(family), eq(templates.companyId, viewer.companyId)));
  if (kept < mostTemplates) return;
  const what = family === "signature" ? "signatures" : "templates";
  throw conflict(
    "TOO_MANY",
    `A company can keep up to ${mostTemplates} ${what}. Remove one you no longer need.`,
  );
}

interface Changes {
  name?: string;
  message?: string;
  signatureId?: string | null;
  fields?: OfferField[];
}
export function changeTemplate(
  context: CompanyContext,
  { family, id: wanted, ...changes }: Changes & { family: Family; id: string },
) {
  return context.db.transaction(async (tx) => {
    const before = await lockTemplate(tx, context, { family, id: wanted });
    const { message, fields } = { ...before, ...changes };
    refuseFieldsOutside(before.kind, fields);
    refuseForeignTokens({ message }, placeOf(before.kind), fields.map(tokenOf));
    await refuseForeignSignature(tx, context, changes.signatureId);
    const [row] = await tx
      .update(templates)
      .set({ ...changes, changedAt: context.now() })
      .where(eq(id, wanted))
      .returning();
    await tellTeam(tx, context, {
      action: "template.changed",
      subject: { kind: "template", id: wanted },
      before: wordsOf(before),
      after: wordsOf(row!),
    });
    return row!;
  });
}

export function removeTemplate(context: CompanyContext, wanted: { family: Family; id: string }) {
  return context.db.transaction(async (tx) => {
    const before = await lockTemplate(tx, context, wanted);
    await tx.delete(templates).where(eq(id, wanted.id));
    await dropSignature(tx, before.companyId, wanted.id);
    await tellTeam(tx, context, {
      action: "template.removed",
      subject: { kind: "template", id: wanted.id },
      before: wordsOf(before),
    });
  });
}

async function lockTemplate(
  tx: Transaction,
  { viewer }: CompanyContext,
  { family, id: wanted }: { family: Family; id: string },
) {
  const [row] = await tx
    .select()
    .from(templates)
    .where(and(eq(id, wanted), isOf(family), eq(templates.companyId, viewer.companyId)))
    .for("update");
  if (!row) throw notFound(family === "signature" ? "Signature" : "Template");
  return row;
}

function isOf(family: Family) {
  return family === "signature" ? eq(kind, "signature") : ne(kind, "signature");
}

function placeOf(given: TemplateKind): TokenPlace {
  return given === "message" || given === "signature" || given === "offer" ? given : "shared";
}

/** Only offers ask for fields of the company's own. */
function refuseFieldsOutside(given: TemplateKind, fields: OfferField[]) {
  const sentence = "Only offers can have custom fields.";
  if (given !== "offer" && fields.length > 0) throw invalid(sentence, { fields: sentence });
}

function wordsOf({ kind: ofKind, name: called, message, signatureId, fields }: TemplateRow) {
  return { kind: ofKind, name: called, message, signatureId, fields };
}
