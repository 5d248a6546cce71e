import { record, records, text } from "#server/outside/ats/json-values.ts";
import { type FilePart, multipart } from "#server/outside/multipart.ts";
import type { FieldKind } from "#contract/agent-applications.ts";
import {
  type BoardForms,
  type FieldRole,
  type FormField,
  answered,
  basic,
  fieldOf,
  roleOf,
} from "./board-form.ts";

const host = "https://boards-api.greenhouse.io";
const kinds: Record<string, FieldKind> = {
  input_text: "text",
  textarea: "longText",
  input_file: "file",
  multi_value_single_select: "choice",
  multi_value_multi_select: "choices",
};
const roles: Record<string, FieldRole> = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone: "phone",
  resume: "resume",
  cover_letter_text: "coverLetter",
};
export const school = "educations[][school_name_id]";

/** Job Board API: "Retrieve a job" with its questions, and "Submit an application". */
export const greenhouse: BoardForms = {
  needsKey: true,
  async form({ token, postingId }, ask) {
    const board = `${host}/v1/boards/${encodeURIComponent(token)}`;
    const job = record(await ask({ url: `${board}/jobs/${encodeURIComponent(postingId)}?questions=true` }));
    return {
      postingId,
      fields: [...records(job.questions).flatMap(asked), ...education(job), ...consents(job)],
    };
  },
  async submission({ token, postingId, key }, filled, code) {
    const parts: [string, string | FilePart][] = answered(filled).flatMap(({ field, values, file }) =>
      (file ? [file] : values).map((value): [string, string | FilePart] => [field.id, value]),
    );
    if (code) parts.push(["security_code", code]);
    const form = await multipart(parts);
    const url = `${host}/v1/boards/${encodeURIComponent(token)}/jobs/${encodeURIComponent(postingId)}`;
    return { url, headers: { ...basic(key), ...form.headers }, body: form.body };
  },
  taken: (body) => ({ reference: text(record(body).id) || null }),
  refusal(body) {
    const said = text(record(body).error);
    const named = /^Invalid attributes: (.+)$/.exec(said)?.[1]?.split(",") ?? [];
    return {
      reason: said,
      problems: Object.fromEntries(
        named.map((name) => [name.trim(), "Greenhouse didn’t accept this answer"]),
      ),
    };
  },
};

/** One field a question: where a document may be typed instead, the document. */
function asked({ label, required, fields }: Record<string, unknown>): FormField[] {
  const usable = records(fields).filter(({ type }) => text(type) in kinds);
  const field =
    usable.find(({ name }) => text(name) === "cover_letter_text") ??
    usable.find(({ type }) => type === "input_file") ??
    usable[0];
  if (!field) return [];
  const [id, type, words] = [text(field.name), text(field.type), text(label)];
  const options = records(field.values).map((each) => ({ value: text(each.value), label: text(each.label) }));
  const role = roles[id] ?? (type === "input_text" ? roleOf(words) : null);
  const kind = id === "resume" ? "resume" : kinds[type]!;
  return [{ id, label: words, kind, required: required === true, options, role, type }];
}

function education({ education: wanted }: Record<string, unknown>): FormField[] {
  if (!/^education_(optional|required)$/.test(text(wanted))) return [];
  const required = wanted === "education_required";
  return [fieldOf({ id: school, label: "School", kind: "school", role: "school", required })];
}

const consentWords = {
  requires_consent: ["gdpr_consent_given", "consider me for this job"],
  requires_processing_consent: ["gdpr_processing_consent_given", "consider me for this job"],
  requires_retention_consent: ["gdpr_retention_consent_given", "keep my data for later jobs"],
} as const;
function consents({ data_compliance: rules }: Record<string, unknown>): FormField[] {
  return records(rules).flatMap((rule) =>
    Object.entries(consentWords)
      .filter(([name]) => rule[name] === true)
      .map(([name, [id, what]]) =>
        fieldOf({
          id: `data_compliance[${id}]`,
          label: `The company may process my data to ${what}`,
          kind: "consent",
          required: name !== "requires_retention_consent",
        }),
      ),
  );
}

/** "List schools": the names that an education is chosen from. */
export function schoolsCall(token: string, term: string) {
  return {
    url: `${host}/v1/boards/${encodeURIComponent(token)}/education/schools?term=${encodeURIComponent(term)}`,
  };
}
export function readSchools(body: unknown) {
  return records(record(body).items).map(({ id, text: name }) => ({ value: text(id), label: text(name) }));
}
