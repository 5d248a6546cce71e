/** How loud every voice speaks, in dB below the loudest a file can hold. */
const wanted = -20;
/** Where the loudest moments are bent rather than cut. */
const knee = 0.8;
const pieceMs = 20;
/** Pieces this much quieter than the whole are pauses. */
const pauseShare = 0.1;
const silence = 1e-6;

/** Sixteen-bit sound as numbers from -1 to 1, as loud as every other voice. */
export function levelled(samples: Int16Array, rate: number): Float32Array {
  const sound = Float32Array.from(samples, (sample) => sample / 32_768);
  const power = speakingPower(sound, rate);
  if (power < silence) return sound;
  const gain = Math.sqrt(10 ** (wanted / 10) / power);
  return sound.map((sample) => bent(sample * gain));
}

/** The mean power while someone speaks: pauses don't count. */
export function speakingPower(sound: Float32Array, rate: number): number {
  const size = Math.round((rate * pieceMs) / 1000);
  const powers: number[] = [];
  for (let from = 0; from + size <= sound.length; from += size) {
    let sum = 0;
    for (let at = from; at < from + size; at += 1) sum += sound[at]! ** 2;
    powers.push(sum / size);
  }
  const heard = powers.filter((power) => power > silence);
  const most = meanOf(heard);
  return meanOf(heard.filter((power) => power > most * pauseShare));
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function bent(sample: number): number {
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  const over = (size - knee) / (1 - knee);
  return Math.sign(sample) * (knee + (1 - knee) * Math.tanh(over));
}
