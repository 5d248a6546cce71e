import type { FieldKind } from "#contract/agent-applications.ts";
import { text } from "#server/outside/ats/json-values.ts";
import type { FilePart } from "#server/outside/multipart.ts";

/** What a field asks for, where we may know it. */
export type FieldRole =
  | "firstName"
  | "lastName"
  | "fullName"
  | "email"
  | "phone"
  | "location"
  | "linkedIn"
  | "website"
  | "employer"
  | "headline"
  | "summary"
  | "school"
  | "resume"
  | "coverLetter";

export interface FormField {
  id: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  options: { value: string; label: string }[];
  role: FieldRole | null;
  /** The board's own word for the kind of field. */
  type: string;
}

/** A posting of a board. */
export interface BoardTarget {
  system: string;
  token: string;
  postingId: string;
  /** The posting's page. */
  url: string | null;
  /** The board's address: some systems have several instances. */
  address: string;
  /** The company's key; null where none is needed. */
  key: string | null;
}

/** A field with the person's answer. */
export interface FilledField {
  field: FormField;
  values: string[];
  file: FilePart | null;
}

export interface BoardCall {
  url: string;
  headers?: Record<string, string>;
  /** A call with a body is a POST. */
  body?: string | Buffer;
}
/** Asks the board and reads its JSON; throws where it does not answer well. */
export type Ask = (call: BoardCall) => Promise<unknown>;

export interface ReadForm {
  /** As the application is sent to it: some boards know a posting by a second id. */
  postingId: string;
  fields: FormField[];
}

/** What a board said of a form it did not take. */
export interface Refusal {
  reason: string;
  problems: Record<string, string>;
}

export interface BoardForms {
  needsKey: boolean;
  form: (target: BoardTarget, ask: Ask) => Promise<ReadForm>;
  submission: (
    target: BoardTarget,
    filled: readonly FilledField[],
    token: string | null,
  ) => Promise<BoardCall>;
  /** Of an answer that is no error: what the board calls the application, or a refusal in disguise. */
  taken: (body: unknown) => { reference: string | null } | Refusal;
  /** Of an answer that is one. */
  refusal: (body: unknown) => Refusal;
}

export const basic = (key: string | null) => ({
  authorization: `Basic ${Buffer.from(`${key ?? ""}:`).toString("base64")}`,
});
export const json = { "content-type": "application/json" };

/** The fields that have an answer. */
export function answered(filled: readonly FilledField[]) {
  return filled.filter(({ values, file }) => file !== null || values.some(Boolean));
}

interface PlainField extends Partial<FormField> {
  id: string;
  label: string;
}
export function fieldOf({ kind = "text", required = false, options = [], ...rest }: PlainField): FormField {
  return { kind, required, options, role: null, type: kind, ...rest };
}

const roles: ReadonlyArray<[FieldRole, RegExp]> = [
  ["linkedIn", /\blinked ?in\b/i],
  ["website", /^(?:personal |your )?(?:website|portfolio|web site)(?: url| link)?$/i],
  ["location", /^(?:current |your )?(?:location|city|place of residence)$/i],
  ["employer", /^current (?:company|employer)$/i],
  ["phone", /^(?:phone|phone number|mobile|mobile number)$/i],
];
/** What a question of the company's own asks for, where its label leaves no doubt. */
export function roleOf(label: string): FieldRole | null {
  const plain = label
    .trim()
    .replace(/[*:?]+$/, "")
    .trim();
  return roles.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** A required field of a kind we do not know is asked for in words; another is left out. */
export function unfillable(
  { id, type, label }: Pick<FormField, "id" | "type" | "label">,
  required: unknown,
): FormField[] {
  return required === true ? [fieldOf({ id, type, label, required })] : [];
}

/** What every form that wants the name in two parts asks first. */
export function nameAndEmail(ids: { firstName: string; lastName: string }): FormField[] {
  return [
    fieldOf({ id: ids.firstName, label: "First name", required: true, role: "firstName" }),
    fieldOf({ id: ids.lastName, label: "Last name", required: true, role: "lastName" }),
    fieldOf({ id: "email", label: "Email", required: true, role: "email" }),
  ];
}

/** What the ids of a company's own questions begin with here. */
export const question = "question:";
const yesNo = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

interface OwnQuestion {
  kind: FieldKind;
  /** Of this kind are questions that may ask for what we know, such as a website. */
  knownAs: FieldKind;
  options: FormField["options"];
}

/** What every question of a company's own has, from boards that give it an id, words and a type. */
export function asQuestion({ id, body, type }: Record<string, unknown>) {
  return { id: `${question}${text(id)}`, label: text(body), type: text(type) };
}

/** A question of a company's own of a kind that we know. */
export function ownQuestion(
  asks: Record<string, unknown>,
  { kind, knownAs, options }: OwnQuestion,
): FormField {
  const asked = asQuestion(asks);
  return fieldOf({
    ...asked,
    kind,
    required: asks.required === true,
    options: asks.type === "boolean" ? yesNo : options,
    role: kind === knownAs ? roleOf(asked.label) : null,
  });
}
