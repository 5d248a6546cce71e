import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Readable, pipeline } from "node:stream";
import { Refusal } from "#server/errors/refusal.ts";
import { sampleRate } from "./sample-rate.ts";

const containers = {
  opus: ["-c:a", "libopus", "-f", "ogg"],
  aac: ["-c:a", "aac", "-f", "adts"],
  flac: ["-f", "flac"],
};
type Foreign = keyof typeof containers;

/** Formats that the product doesn't write itself, where the machine has ffmpeg. */
export async function byFfmpeg(pcm: Readable, format: Foreign, program = "ffmpeg"): Promise<Readable> {
  const input = ["-f", "s16le", "-ar", String(sampleRate), "-ac", "1", "-i", "pipe:0"];
  const child = spawn(program, ["-v", "error", ...input, ...containers[format], "pipe:1"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  try {
    await once(child, "spawn");
  } catch {
    pcm.destroy();
    throw new Refusal(
      400,
      "FORMAT_UNAVAILABLE",
      `This server can’t make ${format} files. Choose mp3, wav or pcm.`,
      { format: "Choose mp3, wav or pcm" },
    );
  }
  // The program ends when its listener leaves early.
  child.stdout.once("close", () => child.kill());
  pipeline(pcm, child.stdin, () => {});
  return child.stdout;
}
