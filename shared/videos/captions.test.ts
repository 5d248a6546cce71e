import { expect, test } from "vitest";
import { cuesOf, isTimed, mistakeInCaptions, noCuesFound, wordsOf } from "./captions.ts";

const vtt =
  "WEBVTT\r\n\r\n1\r\n00:01.000 --> 00:02.500 align:start\r\n<v Ann>Hello\r\nthere\r\n\r\nNOTE no cue\r\n\r\n01:00:00.000 --> 01:00:01.000\r\nI build bridges.\r\n";

test("captions: a WebVTT file is read line by line, with its times and without its marks", () => {
  expect(isTimed(vtt)).toBe(true);
  expect(cuesOf(vtt)).toEqual([
    { from: 1, to: 2.5, text: "Hello there" },
    { from: 3600, to: 3601, text: "I build bridges." },
  ]);
  expect(wordsOf(vtt)).toBe("Hello there\nI build bridges.");
});

test.each([
  ["Hello, I’m Ann.", false, null],
  ["WEBVTTish words", false, null],
  ["WEBVTT\n\nno times here", true, noCuesFound],
  [vtt, true, null],
])("captions: %j", (captions, timed, mistake) => {
  expect(isTimed(captions)).toBe(timed);
  expect(mistakeInCaptions(captions)).toBe(mistake);
});
