import { done } from "#contract/shapes.ts";
import type { videos } from "#contract/videos.ts";
import type { DomainHandlers } from "#server/context.ts";
import { readVideo } from "./show-videos.ts";
import { removeVideo, storeVideo } from "./store-video.ts";

export const videoHandlers: DomainHandlers<typeof videos> = {
  upload: ({ body, file, ...context }) => storeVideo(context, file, body),
  read: ({ params, ...context }) => readVideo(context, params.id),
  remove: ({ params, ...context }) => removeVideo(context, params.id).then(() => done),
};
