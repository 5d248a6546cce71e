import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftSaver } from "./draft-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("application draft: what is typed goes once its writer pauses, the newest only", () => {
  const sent: string[] = [];
  const keeper = draftSaver((draft: string) => sent.push(draft), 800);
  keeper.typed("I");
  vi.advanceTimersByTime(799);
  keeper.typed("I know");
  vi.advanceTimersByTime(799);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(["I know"]);
});

test("application draft: who leaves in the middle of a word loses none of it, and nothing goes twice", () => {
  const sent: string[] = [];
  const keeper = draftSaver((draft: string) => sent.push(draft), 800);
  keeper.typed("I kn");
  keeper.leave();
  keeper.leave();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual(["I kn"]);
});

test("application draft: an application that was sent leaves no draft behind", () => {
  const sent: string[] = [];
  const keeper = draftSaver((draft: string) => sent.push(draft), 800);
  keeper.typed("Goodbye");
  keeper.done();
  keeper.leave();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});
