import type { FilePart } from "#server/outside/multipart.ts";
import { boardFor } from "./boards.ts";
import { record, records, text } from "./json-values.ts";

export type BoardFile = FilePart;
/** A file that answers one of the job's questions. */
export interface AnsweredFile extends BoardFile {
  question: string;
}
/** A question of a board's own form that a file answers, and the field that takes it. */
interface FileQuestion {
  question: string;
  field: string;
}

/**
 * Where a board tells what its form for a job asks; null where nothing documented takes files for questions.
 * Lever exposes no questions, and Recruitee documents answers in words only.
 */
export function formAddress(system: string, posting: { address: string; sourceId: string }): string | null {
  if (system !== "greenhouse") return null;
  const token = encodeURIComponent(boardFor(posting.address)?.token ?? "");
  const job = encodeURIComponent(posting.sourceId);
  return `https://boards-api.greenhouse.io/v1/boards/${token}/jobs/${job}?questions=true`;
}

/** The questions of a Greenhouse form that take a file, beside resume and cover letter, which have fields of their own. */
export function fileQuestionsIn(body: Buffer): FileQuestion[] {
  const { questions } = record(JSON.parse(body.toString("utf8")));
  return records(questions).flatMap(({ label, fields }) => {
    const takesFile = records(fields).find(
      ({ name, type }) => type === "input_file" && text(name).startsWith("question_"),
    );
    return takesFile ? [{ question: text(label), field: text(takesFile.name) }] : [];
  });
}

/** Each file at the field whose question asks the same; the others are left. */
export function filesForForm(questions: readonly FileQuestion[], files: readonly AnsweredFile[]) {
  const taken: Record<string, BoardFile> = {};
  const left: AnsweredFile[] = [];
  for (const file of files) {
    const asked = questions.find(({ question }) => plain(question) === plain(file.question));
    if (asked && !(asked.field in taken)) taken[asked.field] = file;
    else left.push(file);
  }
  return { taken, left };
}
const plain = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
