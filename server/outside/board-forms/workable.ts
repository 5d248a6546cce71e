import { record, records, text } from "#server/outside/ats/json-values.ts";
import type { FieldKind } from "#contract/agent-applications.ts";
import {
  type BoardForms,
  type BoardTarget,
  type FieldRole,
  type FilledField,
  type FormField,
  answered,
  fieldOf,
  ownQuestion,
  question,
  json,
  nameAndEmail,
  asQuestion,
  unfillable,
} from "./board-form.ts";

const kinds: Record<string, FieldKind> = {
  string: "text",
  free_text: "longText",
  multiple_choice: "choices",
  dropdown: "choice",
  boolean: "choice",
  numeric: "number",
  date: "date",
  file: "file",
};
const roles: Record<string, FieldRole> = {
  headline: "headline",
  summary: "summary",
  address: "location",
  phone: "phone",
  resume: "resume",
};
const always = nameAndEmail({ firstName: "firstname", lastName: "lastname" });
const known = new Set(always.map(({ id }) => id));

/** A job's application form, and "Create a candidate" as one who applied. */
export const workable: BoardForms = {
  needsKey: true,
  async form(target, ask) {
    const form = record(await ask({ url: `${jobOf(target)}/application_form`, headers: bearer(target) }));
    return {
      postingId: target.postingId,
      fields: [
        ...always,
        ...records(form.form_fields).flatMap(ofProfile),
        ...records(form.questions).flatMap(asked),
      ],
    };
  },
  submission: async (target, filled) => ({
    url: `${jobOf(target)}/candidates`,
    headers: { ...bearer(target), ...json },
    body: JSON.stringify({ sourced: false, candidate: candidate(answered(filled)) }),
  }),
  taken: (body) => ({ reference: text(record(record(body).candidate).id) || null }),
  refusal(body) {
    const { error, validation_errors: errors } = record(body);
    const problems = Object.entries(record(errors)).map(([name, said]) => [
      name,
      text(Array.isArray(said) ? said[0] : said),
    ]);
    return { reason: text(error), problems: Object.fromEntries(problems) };
  },
};

function jobOf({ token, postingId }: BoardTarget) {
  return `https://${encodeURIComponent(token)}.workable.com/spi/v3/jobs/${encodeURIComponent(postingId)}`;
}
function bearer({ key }: BoardTarget) {
  return { authorization: `Bearer ${key ?? ""}` };
}

/** What the form asks of the profile; lists of jobs and schools come with the resume, unless they are required. */
function ofProfile({ key, required, ...asks }: Record<string, unknown>): FormField[] {
  const [id, label, type] = [text(key), text(asks.label), text(asks.type)];
  const kind = id === "resume" ? "resume" : kinds[type];
  if (known.has(id)) return [];
  if (!kind) return unfillable({ id, label, type }, required);
  const role = roles[id] ?? null;
  return [fieldOf({ id, label, kind, required: required === true, role, type })];
}

function asked({ single_answer: single, choices, ...asks }: Record<string, unknown>): FormField[] {
  const kind = asks.type === "multiple_choice" && single === true ? "choice" : kinds[text(asks.type)];
  if (!kind) return unfillable(asQuestion(asks), asks.required);
  const options = records(choices).map((each) => ({ value: text(each.id), label: text(each.body) }));
  return [ownQuestion(asks, { kind, knownAs: "longText", options })];
}

function candidate(filled: readonly FilledField[]) {
  const own = filled.filter(({ field }) => !field.id.startsWith(question));
  const asked = filled.filter(({ field }) => field.id.startsWith(question));
  return {
    ...Object.fromEntries(own.map((each) => [each.field.id, documentOf(each) ?? each.values[0]])),
    answers: asked.map((each) => ({
      question_key: each.field.id.slice(question.length),
      ...answerOf(each),
    })),
  };
}

function documentOf({ file }: FilledField) {
  return file && { name: file.name, data: file.bytes.toString("base64") };
}

function answerOf(filled: FilledField) {
  const { field, values } = filled;
  const [first = ""] = values;
  switch (field.type) {
    case "boolean":
      return { checked: first === "true" };
    case "multiple_choice":
    case "dropdown":
      return { choices: values };
    case "numeric":
      return { number: Number(first) };
    case "date":
      return { date: first };
    case "file":
      return { file: documentOf(filled) };
    default:
      return { body: first };
  }
}
