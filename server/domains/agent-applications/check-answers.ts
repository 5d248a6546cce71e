import type { CandidateContext } from "#server/context.ts";
import { filesByIds } from "#server/domains/files/index.ts";
import { fileOfResume, listResumes } from "#server/domains/resumes/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import type { FilledField, FormField } from "#server/outside/board-forms/board-forms.ts";
import type { FilePart } from "#server/outside/multipart.ts";
import { isId } from "./known-answers.ts";

type Answers = Record<string, string[]>;

/** The required fields that have no answer yet. */
export function missingIn(fields: readonly Pick<FormField, "id" | "required">[], answers: Answers) {
  return fields.filter(({ id, required }) => required && !given(answers, id).length).map(({ id }) => id);
}

/** The answers as a form takes them; whatever is wrong or missing is named with its field. */
export async function checkAnswers(
  context: CandidateContext,
  fields: readonly FormField[],
  answers: Answers,
): Promise<FilledField[]> {
  const files = await ownFiles(context, fields, answers);
  const missing = new Set(missingIn(fields, answers));
  const wrong = fields.flatMap((field) => {
    const mistake = missing.has(field.id)
      ? "Please answer this"
      : mistakeIn(field, given(answers, field.id), files);
    return mistake ? [[`answers.${field.id}`, mistake] as const] : [];
  });
  if (wrong.length)
    throw invalid(
      wrong.length === 1 ? "One answer needs another look." : `${wrong.length} answers need another look.`,
      Object.fromEntries(wrong),
    );
  return fields.map((field) => {
    const values = given(answers, field.id);
    return { field, values, file: files.get(values[0] ?? "") ?? null };
  });
}

function given(answers: Answers, id: string) {
  return (answers[id] ?? []).filter(Boolean);
}

function mistakeIn(
  { kind, options }: FormField,
  values: string[],
  files: Map<string, FilePart>,
): string | null {
  const [first] = values;
  if (first === undefined) return null;
  if (kind === "number" && !Number.isFinite(Number(first))) return "Please enter a number";
  if (kind === "date" && !/^\d{4}-\d{2}-\d{2}$/.test(first)) return "Please enter a date";
  if ((kind === "file" || kind === "resume") && !files.has(first)) return "Please choose the file again";
  const chosen = kind === "choice" || kind === "choices";
  if (chosen && values.some((value) => !options.some((option) => option.value === value)))
    return "Please choose one of the answers";
  return kind === "consent" && first !== "true" ? "Please tick the box or leave it" : null;
}

/** The person's own documents among the answers, by the ids that stand in them. */
async function ownFiles(context: CandidateContext, fields: readonly FormField[], answers: Answers) {
  const { db, viewer, outside } = context;
  const idsOf = (kind: FormField["kind"]) =>
    fields.filter((field) => field.kind === kind).flatMap(({ id }) => given(answers, id).filter(isId));
  const documents = new Map<string, FilePart>();
  const wanted = new Set(idsOf("resume"));
  for (const { id } of await listResumes(db, viewer.candidateId))
    if (wanted.has(id)) documents.set(id, await fileOfResume(context, id));
  for (const [id, file] of await filesByIds(db, idsOf("file"))) {
    if (file.ownerUserId !== viewer.userId) continue;
    const bytes = await outside.storage.get(file.key);
    if (bytes) documents.set(id, { name: file.name, type: file.type, bytes });
  }
  return documents;
}
