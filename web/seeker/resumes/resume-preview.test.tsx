import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { LetterPreview } from "./resume-preview.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("resume preview: what can’t be drawn is named beside the pages", async () => {
  const answer = { svg: "<svg/>", pages: 1, paper: "a4", notDrawn: ["漢", "字"] };
  answerCalls({ "POST /candidate/cover-letter/preview": () => answer });
  show(<LetterPreview jobId="j1" text="漢字" />);
  expect(await screen.findByText("漢 字")).toBeTruthy();
  expect(screen.getByAltText("Page 1 of 1")).toBeTruthy();
});
