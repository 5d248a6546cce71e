import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { MessagePart } from "#contract/assistant-shapes.ts";
import { MessageParts, spokenOf, wordsOf } from "./message-parts.tsx";

afterEach(cleanup);

test("assistant: a quote whose source was deleted says so, on the screen, in the clipboard and aloud", () => {
  const gone = { documentId: "d", kind: "knowledge", text: "", title: "", href: "", deleted: true } as const;
  const parts: MessagePart[] = [{ type: "data-quote", data: gone }];
  const words = "The source of this quote was deleted or changed.";
  render(<MessageParts parts={parts} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  expect(wordsOf(parts)).toBe(words);
  expect(spokenOf(parts)).toEqual([words]);
});
