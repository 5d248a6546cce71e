import { readFileSync } from "node:fs";
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import type { CandidatePerson } from "./people.ts";

const fixtures = new URL("../domains/videos/fixtures/", import.meta.url);
/** What a browser recorded: two and a half seconds, without an index. */
export const recordings = {
  webm: readFileSync(new URL("recorded.webm", fixtures)),
  mp4: readFileSync(new URL("recorded.mp4", fixtures)),
};

/** The pictures of a recording, spread over so many seconds, with words in its notes. */
export async function aRecordingOf(seconds: number, note = "") {
  const input = new Input({ source: new BufferSource(recordings.webm), formats: [WEBM] });
  const track = (await input.getPrimaryVideoTrack())!;
  const decoderConfig = (await track.getDecoderConfig())!;
  const slower = seconds / (await track.computeDuration());
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource("vp8");
  output.addVideoTrack(source);
  output.setMetadataTags({ comment: note });
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const { timestamp, duration } = packet;
    const moved = packet.clone({ timestamp: timestamp * slower, duration: duration * slower });
    await source.add(moved, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer!);
}

/** A video that someone uploaded. */
export function aVideo(person: CandidatePerson, { bytes = recordings.webm, fileName = "me.webm" } = {}) {
  return person.api.videos.upload({ file: new Blob([new Uint8Array(bytes)]), fileName, body: {} });
}
