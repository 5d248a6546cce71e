import { eq, inArray } from "drizzle-orm";
import type { StoredVideo } from "#contract/videos.ts";
import type { CandidateContext, Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { type FileRow, claimFile, filesByIds, presentFile } from "#server/domains/files/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { type VideoRow, type VideoUse, videos } from "./tables.ts";

interface FoundVideo {
  video: VideoRow;
  file: FileRow;
}
export async function findVideo(db: Reader, id: string): Promise<FoundVideo | undefined> {
  return (await videosByIds(db, [id])).get(id);
}

/** Videos by the ids of their files. */
export async function videosByIds(db: Reader, ids: string[]): Promise<Map<string, FoundVideo>> {
  const rows = ids.length > 0 ? await db.select().from(videos).where(inArray(videos.fileId, ids)) : [];
  const files = await filesByIds(
    db,
    rows.map(({ fileId }) => fileId),
  );
  return new Map(
    rows.flatMap((video) => {
      const file = files.get(video.fileId);
      return file ? [[file.id, { video, file }] as const] : [];
    }),
  );
}

type Shower = Pick<Context, "db" | "config" | "now">;

/** Videos with links that work for ten minutes; give them only to who may watch them. */
export async function showVideos(context: Shower, ids: string[]): Promise<Map<string, StoredVideo>> {
  const found = [...(await videosByIds(context.db, ids)).values()];
  const pictures = await filesByIds(
    context.db,
    found.flatMap(({ video }) => video.thumbnailId ?? []),
  );
  return new Map(
    found.map(({ video, file }) => [
      file.id,
      presentVideo(context, { video, file, thumbnail: pictures.get(video.thumbnailId ?? "") ?? null }),
    ]),
  );
}

interface Whole extends FoundVideo {
  thumbnail: FileRow | null;
}
export function presentVideo(
  context: Pick<Context, "config" | "now">,
  { video, file, thumbnail }: Whole,
): StoredVideo {
  const thumbnailUrl = thumbnail && presentFile(context, thumbnail).url;
  return { ...presentFile(context, file), seconds: video.seconds, thumbnailUrl };
}

/** One's own video. */
export async function readVideo(context: CandidateContext, id: string): Promise<StoredVideo> {
  const found = await findVideo(context.db, id);
  if (found?.file.ownerUserId !== context.viewer.userId) throw notFound("Video");
  return (await showVideos(context, [id])).get(id)!;
}

/** From now on it is kept for this. */
export async function keepVideoFor(tx: Reader, id: string, usedFor: VideoUse) {
  await tx.update(videos).set({ usedFor }).where(eq(videos.fileId, id));
}

/** What a visitor left becomes the property of the account they made. */
export async function claimVideo(tx: Reader, id: string, ownerUserId: string) {
  const found = await findVideo(tx, id);
  if (!found) return;
  await claimFile(tx, id, ownerUserId);
  if (found.video.thumbnailId) await claimFile(tx, found.video.thumbnailId, ownerUserId);
}
