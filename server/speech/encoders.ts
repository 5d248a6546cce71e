import { createMp3Encoder } from "wasm-media-encoders";
import { sampleRate } from "./sample-rate.ts";

/** Turns sound into bytes, portion by portion. */
export interface Encoder {
  encode(sound: Float32Array): Uint8Array;
  end(): Uint8Array;
}

const bitrate = 64;
/** What the encoder puts before the sound and after it, taken from the silence before the first word. */
const encoderSilence = 1400;
const quiet = 0.01;

export async function mp3Encoder(): Promise<Encoder> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate });
  let begun = false;
  return {
    encode(sound) {
      const heard = begun ? sound : withoutSilence(sound);
      begun = true;
      return Uint8Array.from(encoder.encode([heard]));
    },
    end: () => Uint8Array.from(encoder.finalize()),
  };
}

function withoutSilence(sound: Float32Array): Float32Array {
  const first = sound.findIndex((sample) => Math.abs(sample) > quiet);
  return sound.subarray(Math.min(encoderSilence, Math.max(first, 0)));
}

/** Whole numbers of sixteen bits, the lower byte first. */
export function pcmEncoder(): Encoder {
  return {
    encode: (sound) => new Uint8Array(Int16Array.from(sound, (sample) => Math.round(sample * 32_767)).buffer),
    end: () => new Uint8Array(0),
  };
}

/** What stands before such numbers in a file. */
export function wavOf(pcm: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + pcm.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([head, pcm]);
}
