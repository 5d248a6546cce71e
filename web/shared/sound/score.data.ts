/** Semitones above the lowest A (110 Hz), as a slow round of four chords that never settles. */
const chords = [
  [0, 7, 12, 16, 19, 23],
  [-4, 8, 12, 15, 19, 24],
  [-7, 5, 9, 12, 16, 19],
  [-2, 5, 10, 14, 17, 21],
] as const;

export const beatSeconds = 0.6;
export const beatsPerChord = 16;
const lowestHz = 110;
const hertz = (semitones: number) => lowestHz * 2 ** (semitones / 12);

/** The order in which the moving track takes the notes of a chord; null rests. */
const steps = [3, 5, null, 4, 2, null, 5, 3, 4, null, 2, 5, null, 3, 4, null] as const;
/** How lively it has to be for a beat to sound: the first beats of a bar come first, what lies between last. */
const needed = [0.1, 0.7, 1, 0.5, 0.25, 1, 0.7, 0.9] as const;

/** The notes of the chord under a beat. */
export function chordAt(beat: number): number[] {
  return chords[Math.floor(beat / beatsPerChord) % chords.length]!.map(hertz);
}

/** The note of the moving track on a beat, as lively as the person is: from 0, still, to 1. */
export function noteAt(beat: number, liveliness: number): number | null {
  const step = steps[beat % steps.length];
  if (step === null || step === undefined || liveliness < needed[beat % needed.length]!) return null;
  return chordAt(beat)[step]! * 2;
}

const perPress = 0.22;
const halvesInSeconds = 5;
/** Every press makes it livelier; left alone it comes to rest. */
export const livelierBy = (liveliness: number) => Math.min(1, liveliness + perPress);
export const calmerAfter = (liveliness: number, seconds: number) =>
  liveliness * 0.5 ** (seconds / halvesInSeconds);
