import { record, records, text } from "#server/outside/ats/json-values.ts";
import { firstOf } from "#server/outside/ats/send-application.ts";
import type { FieldKind } from "#contract/agent-applications.ts";
import { type FilePart, multipart } from "#server/outside/multipart.ts";
import {
  type BoardForms,
  type BoardTarget,
  type FilledField,
  type FormField,
  answered,
  asQuestion,
  fieldOf,
  ownQuestion,
  question,
  unfillable,
} from "./board-form.ts";

const kinds: Record<string, FieldKind> = {
  string: "text",
  text: "longText",
  single_choice: "choice",
  multi_choice: "choices",
  date: "date",
  salary: "text",
  number: "number",
  file: "file",
  boolean: "choice",
  legal: "consent",
};
/** What a company asks for, is ready to take or leaves out, offer by offer. */
const optional = [
  { option: "options_phone", id: "candidate[phone]", label: "Phone", kind: "text", role: "phone" },
  { option: "options_cv", id: "candidate[cv]", label: "Resume", kind: "resume", role: "resume" },
  {
    option: "options_cover_letter",
    id: "candidate[cover_letter]",
    label: "Cover note",
    kind: "longText",
    role: "coverLetter",
  },
] as const;
const always = [
  fieldOf({ id: "candidate[name]", label: "Full name", required: true, role: "fullName" }),
  fieldOf({ id: "candidate[email]", label: "Email", required: true, role: "email" }),
];

/** Careers Site API: an offer with its questions, and "Apply for the job offer". */
export const recruitee: BoardForms = {
  needsKey: false,
  async form(target, ask) {
    const offer = record(record(await ask({ url: offerOf(target) })).offer);
    return {
      postingId: target.postingId,
      fields: [
        ...always,
        ...optional.flatMap((each) => taken(offer, each)),
        ...records(offer.open_questions).flatMap(asked),
      ],
    };
  },
  async submission(target, filled) {
    const given = answered(filled);
    const own = given.filter(({ field }) => !field.id.startsWith(question));
    const parts: [string, string | FilePart][] = own.map((each) => [
      each.field.id,
      each.file ?? each.values[0]!,
    ]);
    given
      .filter(({ field }) => field.id.startsWith(question))
      .forEach((each, index) => parts.push(...answerParts(each, index)));
    return { url: `${offerOf(target)}/candidates`, ...(await multipart(parts)) };
  },
  taken: (body) => ({ reference: text(record(record(body).candidate).id) || null }),
  refusal(body) {
    const { error, error_fields: fields } = record(body);
    const problems = Object.entries(record(fields)).map(([name, said]) => [
      `candidate[${name}]`,
      firstOf(said),
    ]);
    return { reason: firstOf(error), problems: Object.fromEntries(problems) };
  },
};

function offerOf({ token, postingId, url }: BoardTarget) {
  const slug = /\/o\/([^/?#]+)/.exec(url ?? "")?.[1] ?? encodeURIComponent(postingId);
  return `https://${encodeURIComponent(token)}.recruitee.com/api/offers/${slug}`;
}

function taken(offer: Record<string, unknown>, { option, ...field }: (typeof optional)[number]): FormField[] {
  const wanted = text(offer[option]) || "required";
  return wanted === "off" || wanted === "disabled"
    ? []
    : [fieldOf({ ...field, required: wanted === "required" })];
}

function asked({ kind: type, open_question_options: choices, ...asks }: Record<string, unknown>) {
  const kind = kinds[text(type)];
  if (!kind) return unfillable(asQuestion({ ...asks, type }), asks.required);
  const options = records(choices).map((each) => ({ value: text(each.body), label: text(each.body) }));
  return [ownQuestion({ ...asks, type }, { kind, knownAs: "text", options })];
}

function answerParts({ field, values, file }: FilledField, index: number): [string, string | FilePart][] {
  const base = `candidate[open_question_answers_attributes][${index}]`;
  const of: [string, string] = [`${base}[open_question_id]`, field.id.slice(question.length)];
  if (file) return [of, [`${base}[file]`, file]];
  if (field.type === "multi_choice")
    return [of, ...values.map((value): [string, string] => [`${base}[multi_content][]`, value])];
  const part = field.type === "boolean" || field.type === "legal" ? "flag" : "content";
  return [of, [`${base}[${part}]`, values[0]!]];
}
