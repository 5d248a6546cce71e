export { videoData } from "./own-data.ts";
export { claimVideo, showVideos, keepVideoFor, videosByIds } from "./show-videos.ts";
export { dropVideo, storeVideo } from "./store-video.ts";
