import type { Video } from "#contract/videos.ts";
import type { CandidateContext, Context } from "#server/context.ts";
import { dropVideo, keepVideoFor, showVideos, videosByIds } from "#server/domains/videos/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { changeCandidate, lockCandidate, myCandidate } from "./queries.ts";
import type { CandidateRow } from "./tables.ts";

/** The video of a profile, for who may watch it. */
export async function showProfileVideo(
  context: Pick<Context, "db" | "config" | "now">,
  { profileVideo }: Pick<CandidateRow, "profileVideo">,
): Promise<Video | null> {
  if (!profileVideo) return null;
  const video = (await showVideos(context, [profileVideo.fileId])).get(profileVideo.fileId);
  return video ? { ...video, captions: profileVideo.captions } : null;
}

export async function readProfileVideo(context: CandidateContext, id: string) {
  return showProfileVideo(context, await myCandidate(context, id));
}

interface Wanted {
  videoId: string;
  captions: string | null;
}
/** The one before is forgotten; a video that went out with an application stays that application's alone. */
export async function setProfileVideo(context: CandidateContext, id: string, { videoId, captions }: Wanted) {
  const { db, viewer, now } = context;
  await myCandidate(context, id);
  await db.transaction(async (tx) => {
    const { profileVideo: before } = await lockCandidate(tx, id);
    const found = (await videosByIds(tx, [videoId])).get(videoId);
    const free = found?.video.usedFor === null || before?.fileId === videoId;
    if (found?.file.ownerUserId !== viewer.userId || !free)
      throw invalid("Upload the video again.", { videoId: "Upload the video again" });
    if (before && before.fileId !== videoId) await dropVideo(tx, before.fileId, now());
    await keepVideoFor(tx, videoId, "profile");
    const profileVideo = { fileId: videoId, captions: captions || null };
    await changeCandidate(tx, { id, changes: { profileVideo }, now: now() });
  });
  return readProfileVideo(context, id);
}

export async function removeProfileVideo(context: CandidateContext, id: string) {
  await myCandidate(context, id);
  await context.db.transaction(async (tx) => {
    const { profileVideo: before } = await lockCandidate(tx, id);
    if (!before) return;
    await dropVideo(tx, before.fileId, context.now());
    await changeCandidate(tx, { id, changes: { profileVideo: null }, now: context.now() });
  });
}
