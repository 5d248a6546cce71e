import { type FilledField, problemOf } from "#shared/offers/offer-fields.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { fieldsOfTemplate } from "#server/domains/templates/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import type { OfferRow } from "./queries.ts";

interface Given {
  templateId: string | null;
  values: Record<string, string>;
}
/** The fields an offer asks for, as they are filled in; one that was begun keeps those it was begun with. */
export async function fillFields(
  db: Reader,
  { viewer }: CompanyContext,
  { templateId, values }: Given,
  before?: OfferRow,
): Promise<FilledField[]> {
  const kept = before?.templateId === templateId ? before.fields : null;
  const asked = kept ?? (templateId ? await fieldsOfTemplate(db, viewer.companyId, templateId) : []);
  const fields = asked.map((field) => ({ ...field, value: values[field.key] ?? "" }));
  const wrong = fields.flatMap((field) => {
    const problem = problemOf(field);
    return problem ? [[`values.${field.key}`, problem] as const] : [];
  });
  if (wrong.length > 0) throw invalid(wrong[0]![1], Object.fromEntries(wrong));
  return fields;
}
