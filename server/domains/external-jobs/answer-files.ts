import { addDays } from "#shared/times/add-days.ts";
import type { UploadedFile } from "#contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { dropFile, findFile, presentFile, storeFile } from "#server/domains/files/index.ts";
import { storeVideo } from "#server/domains/videos/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { openJob } from "./apply-externally.ts";
import { externalJobTasks } from "./tasks.ts";

/** Keeps the file of an answer for a day, in which its sender may apply with it. */
export async function addAnswerFile(context: Context, id: string, file: UploadedFile) {
  const { prompts } = await openJob(context, id);
  if (!prompts.some(({ kind }) => kind === "file"))
    throw conflict("NO_FILE_ASKED", "This job doesn’t ask for a file.");
  const at = addDays(context.now(), 1);
  return context.db.transaction(async (tx) => {
    const stored = await storeFile({ ...context, db: tx, viewer: null }, "answers", file);
    await enqueue(tx, externalJobTasks.forgetFile, { data: { fileId: stored.id }, at });
    return presentFile(context, stored);
  });
}

/** The same of a video, with the picture that the browser made of it. */
export async function addAnswerVideo(
  context: Context,
  id: string,
  { file, thumbnail }: { file: UploadedFile; thumbnail?: string | undefined },
) {
  const { prompts } = await openJob(context, id);
  if (!prompts.some(({ kind }) => kind === "video"))
    throw conflict("NO_VIDEO_ASKED", "This job doesn’t ask for a video.");
  return storeVideo({ ...context, viewer: null }, file, { thumbnail });
}

/** The task "externalJobs.forgetFile": a file that nobody applied with. */
export async function forgetAnswerFile(
  tx: Transaction,
  { fileId }: DataOf<typeof externalJobTasks.forgetFile>,
  { now }: TaskContext,
) {
  const file = await findFile(tx, fileId);
  if (file && file.ownerUserId === null) await dropFile(tx, fileId, now);
}
