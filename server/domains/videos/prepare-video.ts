import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { longestVideoSeconds, videoTooLong } from "#contract/videos.ts";
import type { UploadedFile } from "#contract/endpoint.ts";
import { judgeFile } from "#server/domains/files/index.ts";
import { invalid } from "#server/errors/refusal.ts";

const unreadable = "We couldn’t open this video. Save it again as MP4 or WebM.";
const silent = "Browsers can’t play the sound of this video. Save it again as MP4 or WebM.";

export interface PreparedVideo {
  file: UploadedFile;
  seconds: number;
}
/**
 * A video as it is kept: judged by what the file holds, its pictures and sound copied into a fresh file without the
 * camera's notes, such as the place, and with an index to jump by. Recordings of browsers have none.
 */
export async function prepareVideo(file: UploadedFile): Promise<PreparedVideo> {
  await judgeFile("videos", file);
  const input = new Input({ source: new BufferSource(file.bytes), formats: [MP4, QTFF, WEBM] });
  const seconds = await input.computeDuration().catch(() => 0);
  if (!(seconds > 0)) throw refused(unreadable);
  if (seconds > longestVideoSeconds) throw refused(videoTooLong, "VIDEO_TOO_LONG");
  const { bytes, extension } = await copied(input);
  const name = `${file.name.replace(/\.\w{1,5}$/, "")}.${extension}`;
  return { file: { name, bytes }, seconds: Math.max(1, Math.floor(seconds + 0.05)) };
}

async function copied(input: Input) {
  const isWebm = (await input.getFormat()) === WEBM;
  const target = new BufferTarget();
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: "in-memory" });
  const output = new Output({ format, target });
  try {
    const copy = await Conversion.init({ input, output, tags: {}, showWarnings: false });
    const lost = copy.discardedTracks.map(({ track }) => track);
    const [pictures, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!pictures || lost.includes(pictures)) throw refused(unreadable);
    if (sound && lost.includes(sound)) throw refused(silent);
    await copy.execute();
  } catch (error) {
    throw error instanceof Error && error.name === "UnprocessableEntityError" ? error : refused(unreadable);
  }
  return { bytes: Buffer.from(target.buffer!), extension: isWebm ? "webm" : "mp4" };
}

function refused(sentence: string, code = "BAD_VIDEO") {
  return invalid(sentence, { file: sentence }, code);
}
