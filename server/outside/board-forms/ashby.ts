import { record, records, text } from "#server/outside/ats/json-values.ts";
import type { FieldKind } from "#contract/agent-applications.ts";
import { type FilePart, multipart } from "#server/outside/multipart.ts";
import {
  type BoardForms,
  type FieldRole,
  type FilledField,
  type FormField,
  answered,
  basic,
  json,
  roleOf,
  unfillable,
} from "./board-form.ts";

const host = "https://api.ashbyhq.com";
const kinds: Record<string, FieldKind> = {
  String: "text",
  Email: "text",
  Phone: "text",
  LongText: "longText",
  RichText: "longText",
  Number: "number",
  Date: "date",
  Boolean: "choice",
  ValueSelect: "choice",
  MultiValueSelect: "choices",
  File: "file",
};
const roles: Record<string, FieldRole> = {
  _systemfield_name: "fullName",
  _systemfield_email: "email",
  _systemfield_phone: "phone",
  _systemfield_resume: "resume",
};
const yesNo = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

/** "Creating a custom careers page": the form of jobPosting.info, and applicationForm.submit. */
export const ashby: BoardForms = {
  needsKey: true,
  async form({ postingId, key }, ask) {
    const answer = await ask({
      url: `${host}/jobPosting.info`,
      headers: { ...basic(key), ...json },
      body: JSON.stringify({ jobPostingId: postingId }),
    });
    const definition = record(record(record(answer).results).applicationFormDefinition);
    const sections = records(definition.sections);
    const fields = sections.length
      ? sections.flatMap((each) => records(each.fields))
      : records(definition.fields);
    return { postingId, fields: fields.flatMap(asked) };
  },
  async submission({ postingId, key }, filled) {
    const parts: [string, string | FilePart][] = [["jobPostingId", postingId]];
    const fieldSubmissions = answered(filled).map((each, index) => {
      const part = `file_${index}`;
      if (each.file) parts.push([part, each.file]);
      return { path: each.field.id, value: each.file ? part : valueOf(each) };
    });
    parts.push(["applicationForm", JSON.stringify({ fieldSubmissions })]);
    const form = await multipart(parts);
    return {
      url: `${host}/applicationForm.submit`,
      headers: { ...basic(key), ...form.headers },
      body: form.body,
    };
  },
  taken(body) {
    const { success, results } = record(body);
    if (success === false) return ashby.refusal(body);
    return { reference: text(record(record(results).submittedFormInstance).id) || null };
  },
  refusal(body) {
    const { errors, errorInfo } = record(body);
    const said = Array.isArray(errors) ? text(errors[0]) : "";
    return { reason: text(record(errorInfo).message) || said, problems: {} };
  },
};

function asked({ field: given, isRequired }: Record<string, unknown>): FormField[] {
  const field = record(given);
  const [id, type, label] = [text(field.path), text(field.type), text(field.title)];
  const kind = id === "_systemfield_resume" ? "resume" : kinds[type];
  if (!kind) return unfillable({ id, type, label }, isRequired);
  const listed = records(field.selectableValues).map((each) => ({
    value: text(each.value),
    label: text(each.label) || text(each.value),
  }));
  const options = type === "Boolean" ? yesNo : listed;
  const role = roles[id] ?? (kind === "text" ? roleOf(label) : null);
  return [{ id, label, kind, required: isRequired === true, options, role, type }];
}

function valueOf({ field: { type }, values }: FilledField) {
  const [first = ""] = values;
  if (type === "Boolean") return first === "true";
  if (type === "Number") return Number(first);
  if (type === "MultiValueSelect") return values;
  if (type === "Location") return { city: first };
  return type === "RichText" ? { type: "PlainText", value: first } : first;
}
