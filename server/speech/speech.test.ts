import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnVoice, ownVoices } from "#contract/speech.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { byFfmpeg } from "./ffmpeg.ts";
import { speakingPower } from "./level.ts";
import { stopSpeaking } from "./speak.ts";
import { portionsOf } from "./spoken-text.ts";

const world = openWorld();
afterAll(() => stopSpeaking());
let reader: CandidatePerson;
beforeAll(async () => void (reader = await aCandidate(world)));
const sentence = "You lead a team of six, and report to the head of engineering.";

async function heard(body: object) {
  const answer = await world.send(reader.token)("POST", "/v1/tts", JSON.stringify(body), {
    "content-type": "application/json",
  });
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}
const seconds = (wav: Buffer) => (wav.length - 44) / 2 / wav.readUInt32LE(24);

test("speech: MP3 in the voice alloy unless something else is asked for, as long as it is spoken", async () => {
  const [mp3, wav] = [await heard({ text: sentence }), await heard({ text: sentence, format: "wav" })];
  expect(mp3).toMatchObject({ status: 200, type: "audio/mpeg" });
  expect(mp3.bytes[0]).toBe(0xff);
  const spoken = (mp3.bytes.length * 8) / 64_000;
  expect(Math.abs(spoken - seconds(wav.bytes)) / seconds(wav.bytes)).toBeLessThan(0.02);
});

test("speech: every voice is as loud as the others, within 1 dB", async () => {
  const loudness = async (voice: OwnVoice) => {
    const { bytes } = await heard({ text: sentence, voice, format: "pcm" });
    const sound = new Float32Array(bytes.length / 2).map((_, at) => bytes.readInt16LE(at * 2) / 32_768);
    return 10 * Math.log10(speakingPower(sound, 16_000));
  };
  const all: number[] = [];
  for (const voice of ownVoices) all.push(await loudness(voice));
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(1);
});

test("speech: twice the speed is half as long", async () => {
  const [usual, fast] = [
    await heard({ text: sentence, format: "wav" }),
    await heard({ text: sentence, format: "wav", speed: 2 }),
  ];
  expect(seconds(usual.bytes) / seconds(fast.bytes)).toBeCloseTo(2, 1);
});

test("speech: two texts at once are each spoken to their end", async () => {
  const twice = [sentence, `${sentence} ${sentence}`].map((spoken) => heard({ text: spoken, format: "wav" }));
  const [one, two] = await Promise.all(twice);
  expect(seconds(two!.bytes) / seconds(one!.bytes)).toBeCloseTo(2, 1);
});

test.each([
  [{ text: " " }, 422, "text"],
  [{ text: "日本語" }, 422, "text"],
  [{ text: sentence, voice: "kal" }, 422, "voice"],
  [{ text: sentence, speed: 9 }, 422, "speed"],
])("speech: %j is refused by name", async (body, status, field) => {
  const answer = await heard(body);
  expect(answer.status).toBe(status);
  const { error } = JSON.parse(String(answer.bytes)) as { error: { details: object } };
  expect(Object.keys(error.details)).toEqual([field]);
});

test("speech: a provider speaks where one is connected, and ours where it fails", async () => {
  const { outside } = world.dependencies;
  const asked: object[] = [];
  outside.speechModel = {
    async speak(wanted) {
      asked.push(wanted);
      if (wanted.voice !== "nova") throw new Error("No such voice");
      return { type: "audio/mpeg", sound: Readable.from(["of the provider"]) };
    },
  };
  expect(String((await heard({ text: sentence, voice: "nova" })).bytes)).toBe("of the provider");
  expect(asked).toEqual([{ text: sentence, voice: "nova", format: "mp3", speed: 1 }]);
  expect((await heard({ text: sentence })).bytes[0]).toBe(0xff);
  outside.speechModel = null;
});

test("speech: formats of ffmpeg come from it, and are a clear refusal without it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ffmpeg-"));
  const program = join(folder, "ffmpeg");
  writeFileSync(program, '#!/bin/sh\necho "$@"\ncat\n');
  chmodSync(program, 0o755);
  expect(await text(await byFfmpeg(Readable.from(["sound"]), "opus", program))).toBe(
    "-v error -f s16le -ar 16000 -ac 1 -i pipe:0 -c:a libopus -f ogg pipe:1\nsound",
  );
  await expect(byFfmpeg(Readable.from(["sound"]), "flac", join(folder, "none"))).rejects.toMatchObject({
    statusCode: 400,
    message: "This server can’t make flac files. Choose mp3, wav or pcm.",
  });
});

test("speech: signs are said, other scripts are left out, long sentences are cut where one breathes", () => {
  expect(portionsOf("Pay: €70k–85k, C++ & “go” — 20%. 日本")).toEqual([
    'Pay: 70,000 euros to 85 thousand, C plus plus and "go", 20 percent.',
  ]);
  const long = `${"word ".repeat(40)}, ${"more ".repeat(40)}.`;
  expect(portionsOf(long).every((portion) => portion.length <= 240)).toBe(true);
});
