import { record, records, text } from "#server/outside/ats/json-values.ts";
import type { FieldKind } from "#contract/agent-applications.ts";
import {
  type BoardForms,
  type FilledField,
  type FormField,
  answered,
  fieldOf,
  json,
  nameAndEmail,
  roleOf,
} from "./board-form.ts";

const host = "https://api.smartrecruiters.com";
const kinds: Record<string, FieldKind> = {
  INPUT_TEXT: "text",
  TEXTAREA: "longText",
  CURRENCY: "text",
  DATE: "date",
  RADIO: "choice",
  SINGLE_SELECT: "choice",
  MULTI_SELECT: "choices",
  CHECKBOX: "consent",
};
const person = [
  ...nameAndEmail({ firstName: "firstName", lastName: "lastName" }),
  fieldOf({ id: "phoneNumber", label: "Phone", role: "phone" }),
  fieldOf({ id: "web.linkedIn", label: "LinkedIn", role: "linkedIn" }),
  fieldOf({ id: "web.website", label: "Website", role: "website" }),
  fieldOf({ id: "resume", label: "Resume", kind: "resume", role: "resume" }),
];
const consent = "consentDecisions.SINGLE";

/** Application API: a posting's configuration, and "Create a new candidate application". */
export const smartrecruiters: BoardForms = {
  needsKey: true,
  async form({ token, postingId, key }, ask) {
    const headers = tokenOf(key);
    const postings = `${host}/v1/companies/${encodeURIComponent(token)}/postings`;
    const posting = await ask({ url: `${postings}/${encodeURIComponent(postingId)}` });
    const uuid = text(record(posting).uuid) || postingId;
    const url = `${host}/postings/${encodeURIComponent(uuid)}/configuration`;
    const configuration = record(await ask({ url, headers }));
    return {
      postingId: uuid,
      fields: [...person, ...records(configuration.questions).flatMap(asked), ...agreement(configuration)],
    };
  },
  submission: async ({ postingId, key }, filled) => ({
    url: `${host}/postings/${encodeURIComponent(postingId)}/candidates`,
    headers: { ...tokenOf(key), ...json },
    body: JSON.stringify(candidate(answered(filled))),
  }),
  taken: (body) => ({ reference: text(record(body).id) || null }),
  refusal(body) {
    const errors = records(record(body).errors);
    const named = /following screening questions are required: <?([\w, -]+)/.exec(JSON.stringify(body))?.[1];
    return {
      reason: text(errors[0]?.message) || text(record(body).message),
      problems: Object.fromEntries((named?.split(/,\s*/) ?? []).map((id) => [id, "This answer is required"])),
    };
  },
};

function tokenOf(key: string | null) {
  return { "x-smarttoken": key ?? "" };
}

/** A question of several fields has one answer for each. */
function asked({ id, label, fields }: Record<string, unknown>): FormField[] {
  const parts = records(fields);
  return parts.map((part) => {
    const words = parts.length > 1 ? `${text(label)}: ${text(part.label)}` : text(label);
    const [type, required] = [text(part.type), part.required === true];
    const kind = kinds[type] ?? "text";
    const options = records(part.values).map((each) => ({ value: text(each.id), label: text(each.label) }));
    const role = kind === "text" ? roleOf(words) : null;
    return { id: `${text(id)}/${text(part.id)}`, label: words, kind, required, options, role, type };
  });
}

function agreement({ privacyPolicies }: Record<string, unknown>): FormField[] {
  const [policy] = records(privacyPolicies);
  if (!policy) return [];
  const label = `I agree to the privacy policy of ${text(policy.orgName)}`;
  return [fieldOf({ id: consent, label, kind: "consent", required: true })];
}

function candidate(filled: readonly FilledField[]) {
  const of = (id: string) => filled.find(({ field }) => field.id === id)?.values[0];
  const file = filled.find(({ field }) => field.kind === "resume")?.file;
  const web = { linkedIn: of("web.linkedIn"), website: of("web.website") };
  return {
    firstName: of("firstName"),
    lastName: of("lastName"),
    email: of("email"),
    phoneNumber: of("phoneNumber"),
    web,
    ...(file && {
      resume: { fileName: file.name, mimeType: file.type, fileContent: file.bytes.toString("base64") },
    }),
    ...(of(consent) && { consentDecisions: { SINGLE: true } }),
    answers: answersOf(filled),
  };
}

function answersOf(filled: readonly FilledField[]) {
  const questions = new Map<string, Record<string, string[]>>();
  for (const { field, values } of filled) {
    const [question, part] = field.id.split("/");
    if (part) questions.set(question!, { ...questions.get(question!), [part]: values });
  }
  return [...questions].map(([id, fields]) => ({ id, records: [{ fields }] }));
}
