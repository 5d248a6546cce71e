import { createClient } from "#contract/client.ts";
import {
  type StoredVideo,
  largestVideo,
  longestVideoSeconds,
  videoLimits,
  videoTooLong,
  videos,
} from "#contract/videos.ts";
import { eitherOf } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { senderWithProgress } from "#web/api/sender.ts";
import { glimpseOf } from "./make-thumbnail.ts";

export const videoHint = `${eitherOf(videoLimits.types)}, up to ${videoLimits.megabytes} MB and ${videoLimits.minutes} minutes`;
export const videoTypes = "video/mp4,video/webm,video/quicktime,.mp4,.m4v,.webm,.mov";

export interface SentVideo {
  file: File;
  thumbnail: string | undefined;
  onProgress: (part: number) => void;
}
/** How a video gets to the server, and away again. */
export interface VideoWays {
  send: (sent: SentVideo) => Promise<StoredVideo>;
  /** Takes one back that was not used yet. */
  discard?: (id: string) => Promise<unknown>;
}

/** The ways of whoever is signed in. */
export const ownVideoWays: VideoWays = {
  send: ({ file, thumbnail, onProgress }) =>
    createClient({ videos }, senderWithProgress(onProgress)).videos.upload({
      file,
      fileName: file.name,
      body: thumbnail ? { thumbnail } : {},
    }),
  discard: (id) => api.videos.remove({ params: { id } }),
};

/** What the server would refuse anyway is said before it travels: then the sentence, otherwise the picture. */
export async function look(file: File): Promise<{ problem: string } | { thumbnail: string | undefined }> {
  if (file.size > largestVideo)
    return { problem: `The maximum allowed size is ${videoLimits.megabytes} MB.` };
  const { seconds, thumbnail } = await glimpseOf(file);
  return seconds !== null && seconds > longestVideoSeconds ? { problem: videoTooLong } : { thumbnail };
}
