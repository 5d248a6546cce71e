import { and, eq } from "drizzle-orm";
import type { EmailWords } from "#contract/template-shapes.ts";
import type { TokenPlace } from "#shared/words/known-tokens.data.ts";
import { tokenProblem } from "#shared/words/tokens.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { invalid } from "#server/errors/refusal.ts";
import { templates } from "./tables.ts";

/** A token nobody could fill in would be sent as it is written, so it is refused by its name. */
export function refuseForeignTokens(
  fields: Record<string, string | undefined>,
  place: TokenPlace,
  own: readonly string[] = [],
) {
  const wrong = Object.entries(fields).flatMap(([field, text]) => {
    const problem = text === undefined ? null : tokenProblem(text, place, own);
    return problem === null ? [] : [[field, problem] as const];
  });
  if (wrong.length > 0) throw invalid(wrong[0]![1], Object.fromEntries(wrong), "UNKNOWN_TOKEN");
}

/** A text ends with a signature of the same company. */
export async function refuseForeignSignature(
  db: Reader,
  { viewer }: CompanyContext,
  signatureId: string | null | undefined,
) {
  if (!signatureId) return;
  if (await findSignature(db, viewer.companyId, signatureId)) return;
  const sentence = "This signature no longer exists. Choose another one.";
  throw invalid(sentence, { signatureId: sentence });
}

/** What an email may hold, and with which signature it may end. */
export async function refuseUnsendable(
  db: Reader,
  context: CompanyContext,
  { subject, message, signatureId }: EmailWords,
) {
  refuseForeignTokens({ subject, message }, "email");
  await refuseForeignSignature(db, context, signatureId);
}

/** The company's own fields of one of its offer templates. */
export async function fieldsOfTemplate(db: Reader, companyId: string, id: string) {
  const [row] = await db
    .select({ fields: templates.fields })
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.companyId, companyId), eq(templates.kind, "offer")));
  const sentence = "This template no longer exists. Choose another one.";
  if (!row) throw invalid(sentence, { templateId: sentence });
  return row.fields;
}

export async function findSignature(db: Reader, companyId: string, id: string) {
  const [row] = await db
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.companyId, companyId), eq(templates.kind, "signature")));
  return row;
}
