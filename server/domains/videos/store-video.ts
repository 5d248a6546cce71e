import { addDays } from "#shared/times/add-days.ts";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { z } from "zod";
import type { UploadedFile } from "#contract/endpoint.ts";
import type { VideoUpload } from "#contract/videos.ts";
import type { CandidateContext, Context, Viewer } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { dropFile, storeFile } from "#server/domains/files/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { prepareVideo } from "./prepare-video.ts";
import { findVideo, presentVideo } from "./show-videos.ts";
import { videos } from "./tables.ts";
import { videoTasks } from "./tasks.ts";
/** How long a video is kept that nothing uses, of people with and without an account. */
const unusedDays = { account: 30, visitor: 1 };
const thumbnailWidth = 640;

type Keeper = Pick<Context, "db" | "config" | "now" | "outside"> & { viewer: Viewer | null };

/** Takes a video in, with the picture that the browser made of it. */
export async function storeVideo(keeper: Keeper, file: UploadedFile, given: z.infer<typeof VideoUpload>) {
  const { db, now, viewer } = keeper;
  const prepared = await prepareVideo(file);
  const picture = given.thumbnail ? await readThumbnail(given.thumbnail) : null;
  const days = viewer ? unusedDays.account : unusedDays.visitor;
  return db.transaction(async (tx) => {
    const kept = await storeFile({ ...keeper, db: tx }, "videos", prepared.file);
    const thumbnail = picture
      ? await storeFile({ ...keeper, db: tx }, "video-thumbnails", { name: "thumbnail.jpg", bytes: picture })
      : null;
    const thumbnailId = thumbnail?.id ?? null;
    const [video] = await tx
      .insert(videos)
      .values({ fileId: kept.id, thumbnailId, seconds: prepared.seconds })
      .returning();
    const at = addDays(now(), days);
    await enqueue(tx, videoTasks.forget, { data: { fileId: kept.id }, at });
    return presentVideo(keeper, { video: video!, file: kept, thumbnail });
  });
}

/** Drawn anew, so that nothing else is inside; one that cannot be read is none. */
function readThumbnail(dataUrl: string): Promise<Buffer | null> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  return sharp(bytes, { limitInputPixels: 10_000_000 })
    .resize({ width: thumbnailWidth, withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer()
    .catch(() => null);
}

/** Takes a video back that nothing uses. */
export async function removeVideo({ db, viewer, now }: CandidateContext, id: string) {
  await db.transaction(async (tx) => {
    const found = await findVideo(tx, id);
    if (found?.file.ownerUserId !== viewer.userId) throw notFound("Video");
    if (found.video.usedFor !== null)
      throw conflict("VIDEO_IN_USE", "This video is part of an application or of your profile.");
    await dropVideo(tx, id, now());
  });
}

/** Forgets a video and its picture; their bytes go after the commit. */
export async function dropVideo(tx: Transaction, fileId: string, now: Date) {
  const found = await findVideo(tx, fileId);
  if (!found) return;
  await tx.delete(videos).where(eq(videos.fileId, fileId));
  await dropFile(tx, fileId, now);
  if (found.video.thumbnailId) await dropFile(tx, found.video.thumbnailId, now);
}

/** The task "videos.forget": one that nothing used in time. */
export async function forgetVideo(
  tx: Transaction,
  { fileId }: DataOf<typeof videoTasks.forget>,
  { now }: TaskContext,
) {
  const found = await findVideo(tx, fileId);
  if (found?.video.usedFor === null) await dropVideo(tx, fileId, now);
}
