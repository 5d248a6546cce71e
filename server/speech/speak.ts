import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { OwnVoice, Speech, SpeechFormat } from "#contract/speech.ts";
import { lazyThread } from "#server/threads/lazy-thread.ts";
import { wavOf } from "./encoders.ts";
import { byFfmpeg } from "./ffmpeg.ts";
import type { Spoken } from "./speech-worker.ts";

const thread = lazyThread<Spoken, Uint8Array>(new URL("./speech-worker.ts", import.meta.url));
/** Lets go of the thread; the next speech starts it again. */
export const stopSpeaking = () => thread.rest();

const types: Record<SpeechFormat, string> = {
  mp3: "audio/mpeg",
  wav: "audio/wav",
  pcm: "audio/pcm;rate=16000",
  opus: "audio/ogg;codecs=opus",
  aac: "audio/aac",
  flac: "audio/flac",
};

type Wanted = Pick<Speech, "format" | "speed"> & { voice: OwnVoice; portions: readonly string[] };

/** A text in one of our voices: its sound comes while it is made, but for WAV, whose head says how long it is. */
export async function speak(wanted: Wanted): Promise<{ type: string; sound: Readable | Buffer }> {
  return { type: types[wanted.format], sound: await soundOf(wanted) };
}

async function soundOf(wanted: Wanted): Promise<Readable | Buffer> {
  const { format } = wanted;
  if (format === "mp3") return begun(spoken(wanted, "mp3"));
  const pcm = await begun(spoken(wanted, "pcm"));
  if (format === "pcm") return pcm;
  return format === "wav" ? wavOf(await buffer(pcm)) : byFfmpeg(pcm, format);
}

let speeches = 0;
async function* spoken({ portions, voice, speed }: Wanted, encoding: Spoken["encoding"]) {
  const speech = ++speeches;
  let ended = false;
  try {
    for (const text of portions)
      yield await thread.ask({ speech, encoding, portion: { text, voice, speed } });
    ended = true;
    yield await thread.ask({ speech, encoding, portion: null });
  } finally {
    if (!ended) await thread.ask({ speech, encoding, portion: null });
  }
}

/** Handed on once the first portion is there, so that what fails at once is refused rather than broken off. */
async function begun(portions: AsyncGenerator<Uint8Array>): Promise<Readable> {
  const first = await portions.next();
  return Readable.from(
    (async function* () {
      try {
        if (!first.done) yield first.value;
        yield* portions;
      } finally {
        await portions.return(undefined);
      }
    })(),
    { objectMode: false },
  );
}
