import type { GivenAnswer } from "#contract/job-questions.ts";
import type { Reader } from "#server/database/open.ts";
import { type FileRow, filesByIds } from "#server/domains/files/index.ts";
import { videosByIds } from "#server/domains/videos/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import {
  type Question,
  type QuestionKind,
  asksForFile,
  knocksOut,
  mistakeIn,
} from "#shared/jobs/questions.ts";
import { ended } from "#shared/words/ended.ts";
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
  const words = new Map(given.map((each) => [each.promptId, each]));
  const asked = prompts.map((prompt) => ({ prompt, answer: words.get(prompt.id)?.answer ?? "" }));
  const files = await sentFiles(db, { asked, userId });
  const wrong = asked.flatMap(({ prompt, answer }) => {
    const lost = asksForFile(prompt) && answer !== "" && !files.has(answer);
    const mistake = lost ? `Upload the ${prompt.kind} again` : mistakeIn(prompt, answer);
    return mistake ? [{ prompt, mistake }] : [];
  });
  if (wrong.length > 0)
    throw invalid(
      checkWords(wrong.map(({ prompt }) => prompt.question)),
      Object.fromEntries(wrong.map(({ prompt, mistake }) => [`answers.${prompt.id}`, mistake])),
    );
  return asked
    .filter(({ answer }) => answer !== "")
    .map(({ prompt, answer }) => {
      const { id, kind, question } = prompt;
      const file = asksForFile(prompt) ? files.get(answer) : undefined;
      const captions = kind === "video" ? words.get(id)?.captions : undefined;
      const said = file ? { answer: file.name, fileId: file.id, ...(captions && { captions }) } : { answer };
      return { promptId: id, kind, question, ...said, knocksOut: knocksOut(prompt, answer) };
    });
}

function checkWords(questions: string[]) {
  const named = sentenceList(questions.map((question) => `“${question}”`));
  return ended(`Check your ${questions.length === 1 ? "answer" : "answers"} to ${named}`);
}

interface Asked {
  asked: { prompt: Question; answer: string }[];
  userId: string | null;
}
/** The files among the answers that the person uploaded for answers; videos are known as such, and not of a profile. */
async function sentFiles(db: Reader, { asked, userId }: Asked): Promise<Map<string, FileRow>> {
  const idsOf = (wanted: QuestionKind) =>
    asked.flatMap(({ prompt, answer }) => (prompt.kind === wanted && isId(answer) ? [answer] : []));
  const [found, videos] = await Promise.all([filesByIds(db, idsOf("file")), videosByIds(db, idsOf("video"))]);
  const sent = [
    ...[...found.values()].filter(({ key }) => key.startsWith("answers/")),
    ...[...videos.values()].filter(({ video }) => video.usedFor !== "profile").map(({ file }) => file),
  ];
  return new Map(sent.filter(({ ownerUserId }) => ownerUserId === userId).map((file) => [file.id, file]));
}

function isId(text: string) {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
