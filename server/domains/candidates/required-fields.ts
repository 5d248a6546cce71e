import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { invalid } from "#server/errors/refusal.ts";

export interface Required {
  name: string | null;
  location: string | null;
  email: string | null;
  linkedIn: string | null;
}
export type RequiredField = keyof Required;
const required: RequiredField[] = ["name", "location", "email", "linkedIn"];

/** The required fields that are empty, in the order people are told (docs/spec/candidates.md). */
export function missingFields(given: Partial<Required>): RequiredField[] {
  return required.filter((field) => !given[field]?.trim());
}

/** Refuses a change that empties required fields; those it does not touch are left alone. */
export function refuseEmptied(changes: { [F in RequiredField]?: string | null | undefined }) {
  const touched = required.filter((field) => changes[field] !== undefined);
  refuseMissing(touched.filter((field) => !changes[field]?.trim()));
}

/** Says which fields are missing, in the specified words. */
export function refuseMissing(fields: readonly RequiredField[]) {
  const notice = requiredFieldsNotice(fields);
  if (!notice) return;
  const details = Object.fromEntries(fields.map((field) => [field, requiredFieldsNotice([field])!.text]));
  throw invalid(notice.text, details, "REQUIRED_FIELDS");
}
