import type { GivenAnswer } from "#contract/job-questions.ts";
import type { Reader } from "#server/database/open.ts";
import { type FileRow, filesByIds } from "#server/domains/files/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { type Question, knocksOut, mistakeIn } from "#shared/jobs/questions.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import type { Answer } from "../tables.ts";

interface Given {
  prompts: readonly Question[];
  given: readonly GivenAnswer[];
  /** Whose the files are; null for someone who has no account yet. */
  userId: string | null;
}

/** The answers of an application, by the rules of the job's questions; whatever is wrong is named with its question. */
export async function readAnswers(db: Reader, { prompts, given, userId }: Given): Promise<Answer[]> {
  const words = new Map(given.map(({ promptId, answer }) => [promptId, answer]));
  const asked = prompts.map((prompt) => ({ prompt, answer: words.get(prompt.id) ?? "" }));
  const files = await sentFiles(db, { asked, userId });
  const wrong = asked.flatMap(({ prompt, answer }) => {
    const lost = prompt.kind === "file" && answer !== "" && !files.has(answer);
    const mistake = lost ? "Upload the file again" : mistakeIn(prompt, answer);
    return mistake ? [{ prompt, mistake }] : [];
  });
  if (wrong.length > 0)
    throw invalid(
      `Check your answers to ${sentenceList(wrong.map(({ prompt }) => `“${prompt.question}”`))}.`,
      Object.fromEntries(wrong.map(({ prompt, mistake }) => [`answers.${prompt.id}`, mistake])),
    );
  return asked
    .filter(({ answer }) => answer !== "")
    .map(({ prompt, answer }) => {
      const { id, kind, question } = prompt;
      const file = kind === "file" ? files.get(answer) : undefined;
      const said = file ? { answer: file.name, fileId: file.id } : { answer };
      return { promptId: id, kind, question, ...said, knocksOut: knocksOut(prompt, answer) };
    });
}

interface Asked {
  asked: { prompt: Question; answer: string }[];
  userId: string | null;
}
/** The files among the answers that the person uploaded for answers. */
async function sentFiles(db: Reader, { asked, userId }: Asked): Promise<Map<string, FileRow>> {
  const ids = asked.flatMap(({ prompt, answer }) => (prompt.kind === "file" && isId(answer) ? [answer] : []));
  const found = [...(await filesByIds(db, ids)).values()];
  const own = found.filter(({ key, ownerUserId }) => key.startsWith("answers/") && ownerUserId === userId);
  return new Map(own.map((file) => [file.id, file]));
}

function isId(text: string) {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
