import { ownVoices } from "#contract/speech.ts";
import { speakingPower } from "#server/speech/level.ts";
import { sampleRate } from "#server/speech/sample-rate.ts";
import { speak, stopSpeaking } from "#server/speech/speak.ts";
import { portionsOf } from "#server/speech/spoken-text.ts";
import { buffer } from "node:stream/consumers";

const texts = [
  "Ten matches a day are chosen for you. Save what you like, and hide what you don’t. A hiring team sees your resume only when you apply for one of its jobs.",
  "You will lead a team of six engineers who build payment systems for hospitals in nine countries, and you report to the head of engineering. The job pays 70,000 to 85,000 dollars a year.",
  "An invitation expires after 14 days. You can withdraw an application at any time; the hiring team is told, and your conversation about the job is closed.",
];

export interface SpeechTime {
  /** Milliseconds of work a second of speech, MP3 in the usual voice. */
  workMs: number;
  /** Milliseconds until the first sound of a long text, its thread already there. */
  firstByteMs: number;
  /** The same when the thread starts with it. */
  coldFirstByteMs: number;
  /** Between the loudest and the quietest voice. */
  spreadDb: number;
}

/** What reading aloud costs, how soon it is heard, and how alike the voices are. */
export async function timeSpeech(): Promise<SpeechTime> {
  const long = texts.join(" ");
  const coldFirstByteMs = await firstByte(long);
  const first: number[] = [];
  for (let round = 0; round < 10; round += 1) first.push(await firstByte(long));
  const started = performance.now();
  const mp3 = await soundOf(long, "alloy", "mp3");
  const elapsed = performance.now() - started;
  const levels: number[] = [];
  for (const voice of ownVoices) levels.push(await levelOf(await soundOf(long, voice, "pcm")));
  await stopSpeaking();
  return {
    workMs: elapsed / ((mp3.length * 8) / 64_000),
    firstByteMs: Math.max(...first),
    coldFirstByteMs,
    spreadDb: Math.max(...levels) - Math.min(...levels),
  };
}

async function firstByte(text: string): Promise<number> {
  const started = performance.now();
  const { sound } = await speak({ portions: portionsOf(text), voice: "alloy", format: "mp3", speed: 1 });
  for await (const _ of sound) break;
  return performance.now() - started;
}

async function soundOf(text: string, voice: (typeof ownVoices)[number], format: "mp3" | "pcm") {
  const { sound } = await speak({ portions: portionsOf(text), voice, format, speed: 1 });
  return Buffer.isBuffer(sound) ? sound : buffer(sound);
}

function levelOf(pcm: Buffer): number {
  const sound = Float32Array.from({ length: pcm.length / 2 }, (_, at) => pcm.readInt16LE(at * 2) / 32_768);
  return 10 * Math.log10(speakingPower(sound, sampleRate));
}
