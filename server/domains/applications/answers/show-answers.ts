import type { Context } from "#server/context.ts";
import { filesByIds, presentFile } from "#server/domains/files/index.ts";
import { showVideos } from "#server/domains/videos/index.ts";
import type { Answer } from "../tables.ts";

/** Answers with links to their files that work for ten minutes. */
export async function showAnswers(context: Pick<Context, "db" | "config" | "now">, answers: Answer[]) {
  const idsOf = (isVideo: boolean) =>
    answers.flatMap(({ kind, fileId }) => (fileId && (kind === "video") === isVideo ? [fileId] : []));
  // A video brings the link to its file along.
  const [files, videos] = await Promise.all([
    filesByIds(context.db, idsOf(false)),
    showVideos(context, idsOf(true)),
  ]);
  return answers.map(({ fileId = "", captions = null, ...answer }) => {
    const file = files.get(fileId);
    const video = videos.get(fileId);
    return {
      ...answer,
      url: video?.url ?? (file ? presentFile(context, file).url : null),
      video: video ? { ...video, captions } : null,
    };
  });
}
