import { expect, test } from "vitest";
import { beatsPerChord, calmerAfter, chordAt, livelierBy, noteAt } from "./score.data.ts";

const bar = Array.from({ length: beatsPerChord }, (_, beat) => beat);
const heard = (liveliness: number) => bar.filter((beat) => noteAt(beat, liveliness) !== null).length;

test("music: the moving track is silent while nothing is pressed, and fuller the livelier it is", () => {
  expect(heard(0)).toBe(0);
  expect(heard(0.3)).toBeGreaterThan(0);
  expect(heard(0.8)).toBeGreaterThan(heard(0.3));
  expect(heard(1)).toBeGreaterThan(heard(0.8));
});

test("music: every note of the moving track is of the chord beneath it, an octave up", () => {
  for (const beat of Array.from({ length: beatsPerChord * 4 }, (_, at) => at)) {
    const note = noteAt(beat, 1);
    if (note !== null) expect(chordAt(beat)).toContain(note / 2);
  }
});

test("music: chords come round, and another one is under each", () => {
  const roots = [0, 1, 2, 3].map((chord) => chordAt(chord * beatsPerChord)[0]);
  expect(new Set(roots).size).toBe(4);
  expect(chordAt(4 * beatsPerChord)).toEqual(chordAt(0));
});

test("music: presses make it livelier up to a limit, and it calms down on its own", () => {
  let liveliness = 0;
  for (let press = 0; press < 20; press += 1) liveliness = livelierBy(liveliness);
  expect(liveliness).toBe(1);
  expect(calmerAfter(1, 5)).toBe(0.5);
});
