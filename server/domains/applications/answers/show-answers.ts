import type { Context } from "#server/context.ts";
import { filesByIds, presentFile } from "#server/domains/files/index.ts";
import type { Answer } from "../tables.ts";

/** Answers with links to their files that work for ten minutes. */
export async function showAnswers(context: Pick<Context, "db" | "config" | "now">, answers: Answer[]) {
  const files = await filesByIds(
    context.db,
    answers.flatMap(({ fileId }) => fileId ?? []),
  );
  return answers.map(({ fileId, ...answer }) => {
    const file = fileId ? files.get(fileId) : undefined;
    return { ...answer, url: file ? presentFile(context, file).url : null };
  });
}
