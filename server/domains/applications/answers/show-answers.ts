import type { Context } from "#server/context.ts";
import { filesByIds, presentFile } from "#server/domains/files/index.ts";
import { showVideos } from "#server/domains/videos/index.ts";
import type { Answer } from "../tables.ts";

/** Answers with links to their files that work for ten minutes. */
export async function showAnswers(context: Pick<Context, "db" | "config" | "now">, answers: Answer[]) {
  const idsOf = (wanted: (answer: Answer) => boolean) =>
    answers.filter(wanted).flatMap(({ fileId }) => fileId ?? []);
  const [files, videos] = await Promise.all([
    filesByIds(
      context.db,
      idsOf(() => true),
    ),
    showVideos(
      context,
      idsOf(({ kind }) => kind === "video"),
    ),
  ]);
  return answers.map(({ fileId = "", captions = null, ...answer }) => {
    const file = files.get(fileId);
    const video = videos.get(fileId);
    return {
      ...answer,
      url: file ? presentFile(context, file).url : null,
      video: video ? { ...video, captions } : null,
    };
  });
}
