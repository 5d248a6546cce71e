import { z } from "zod";
import { mistakeInCaptions, mostCaptions, noCuesFound } from "#shared/videos/captions.ts";
import { uploadFolders } from "./files.ts";
import { del, get, post } from "./endpoint.ts";
import { Done, Id } from "./shapes.ts";

/** What a video may be; said before one is made, and judged by the file itself. */
export const videoLimits = {
  types: uploadFolders.videos.types,
  megabytes: uploadFolders.videos.megabytes,
  minutes: 3,
} as const;
export const largestVideo = videoLimits.megabytes * 1024 * 1024;
/** Recorders stop a little late. */
export const longestVideoSeconds = videoLimits.minutes * 60 + 3;
export const videoTooLong = `Videos can be up to ${videoLimits.minutes} minutes long.`;

export const StoredVideo = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  seconds: z.number().int(),
  /** Works for ten minutes, as does that of the picture. */
  url: z.string(),
  /** A picture from its beginning; null where none could be made. */
  thumbnailUrl: z.string().nullable(),
});
export type StoredVideo = z.infer<typeof StoredVideo>;

/** What is said in a video: a WebVTT file with times, or plain words. */
export const Captions = z
  .string()
  .trim()
  .max(mostCaptions)
  .refine((text) => mistakeInCaptions(text) === null, noCuesFound);

/** A video as others watch it. */
export const Video = StoredVideo.extend({ captions: z.string().nullable() });
export type Video = z.infer<typeof Video>;

export const VideoUpload = z.object({
  /** A JPEG made in the browser, as a data URL. */
  thumbnail: z
    .string()
    .max(300_000)
    .regex(/^data:image\/jpeg;base64,[\w+/=]+$/)
    .optional(),
});

const mine = { access: "candidate", row: "video" } as const;

/** Videos of job seekers: answers to questions of jobs, and introductions on profiles. */
export const videos = {
  /** Kept for 30 days unless an application or the profile uses it. */
  upload: post("/videos", {
    access: "candidate",
    status: 201,
    perMinute: 60,
    perHour: 30,
    upload: { maxBytes: largestVideo },
    body: VideoUpload,
    response: StoredVideo,
  }),
  read: get("/videos/:id", { ...mine, response: StoredVideo }),
  /** Only one that nothing uses. */
  remove: del("/videos/:id", { ...mine, response: Done }),
};
