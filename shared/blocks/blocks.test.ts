import { describe, expect, test } from "vitest";
import { type Block, blankBlock, blockKinds, mayAdd } from "./blocks.ts";
import { pageFromProfile, problemsOf } from "./careers-page.ts";
import {
  backdropContrast,
  contrastOf,
  enoughContrast,
  inkOn,
  readableAccent,
  readableBackdrop,
  readableOn,
} from "./contrast.ts";
import { changeBlock, duplicateBlock, insertAfter, moveBlock, putBack, removeBlock } from "./edit-blocks.ts";
import { historyOf, redo, step, undo } from "./history.ts";

const blocks: Block[] = [blankBlock("header", "h"), blankBlock("about", "a"), blankBlock("jobs", "j")];
const ids = (of: readonly Block[]) => of.map(({ id }) => id).join("");

describe("blocks", () => {
  test("a block comes after the one it was added at, or last", () => {
    expect(ids(insertAfter(blocks, "a", blankBlock("team", "t")))).toBe("hatj");
    expect(ids(insertAfter(blocks, null, blankBlock("team", "t")))).toBe("hajt");
  });
  test("a block moves up and down, and the header stays first", () => {
    expect(ids(moveBlock(blocks, "j", 1))).toBe("hja");
    expect(ids(moveBlock(blocks, "a", 2))).toBe("hja");
    expect(ids(moveBlock(blocks, "j", 0))).toBe("hja");
    expect(ids(moveBlock(blocks, "h", 2))).toBe("haj");
  });
  test("a copy stands below its original, and each is removed and changed alone", () => {
    const copied = duplicateBlock(blocks, "a", "b");
    expect(ids(copied)).toBe("habj");
    expect(ids(removeBlock(copied, "a"))).toBe("hbj");
    expect(changeBlock(copied, "b", { heading: "Us" })[2]).toEqual({ id: "b", kind: "about", heading: "Us" });
    expect(copied[2]).toMatchObject({ heading: "" });
  });
  test("a removed block comes back where it stood, once, and not beside one that took its place", () => {
    const left = removeBlock(blocks, "a");
    expect(ids(putBack(left, "h", blocks[1]!))).toBe("haj");
    expect(ids(putBack(left, null, blocks[1]!))).toBe("haj");
    expect(ids(putBack(removeBlock(left, "h"), null, blocks[1]!))).toBe("aj");
    expect(ids(putBack(left, "gone", blocks[1]!))).toBe("hja");
    expect(ids(putBack(blocks, "h", blocks[1]!))).toBe("haj");
    expect(ids(putBack([...left, blankBlock("jobs", "k")], "h", blankBlock("jobs", "j2")))).toBe("hjk");
  });
  test("a page has one header and one list of jobs, and any number of the rest", () => {
    expect(blockKinds.filter((kind) => !mayAdd(blocks, kind))).toEqual(["header", "jobs"]);
  });
});

test("history: what is typed in one field is one step, and steps are undone and done again", () => {
  let history = step(step(step(historyOf(""), "a", "title"), "ab", "title"), "ab!", "text");
  expect(undo(history).present).toBe("ab");
  history = undo(undo(history));
  expect(history.present).toBe("");
  expect(undo(history)).toBe(history);
  expect(redo(redo(history)).present).toBe("ab!");
  expect(step(undo(history), "new").future).toEqual([]);
});

describe("contrast", () => {
  test("is counted as WCAG does", () => {
    expect(contrastOf("#000", "#ffffff")).toBe(21);
    expect(contrastOf("#767676", "#fff")).toBeCloseTo(4.54, 2);
  });
  test.each(["#ffe600", "#6cf", "#e9b24b", "#ffffff"])(
    "%s is darkened until it can be read on white",
    (color) => {
      expect(contrastOf(readableAccent(color), "#fff")).toBeGreaterThanOrEqual(enoughContrast);
    },
  );
  test("a color that can be read stays as it is", () => {
    expect(readableAccent("#1f4f8f")).toBe("#1f4f8f");
    expect(readableBackdrop("#eef1f6")).toBe("#eef1f6");
  });
  test.each(["#000000", "#204060"])("%s is lightened until text can be read on it", (color) => {
    expect(backdropContrast(readableBackdrop(color))).toBeGreaterThanOrEqual(enoughContrast);
  });
});

test.each(["#ffffff", "#101413", "#808080", "#ffe600", "#7a5cff"])(
  "contrast: text and links are readable on %s",
  (ground) => {
    expect(contrastOf(inkOn(ground), ground)).toBeGreaterThanOrEqual(enoughContrast);
    expect(contrastOf(readableOn("#808080", ground), ground)).toBeGreaterThanOrEqual(enoughContrast);
  },
);

describe("careers page", () => {
  test("the page made from a profile can be published as it is", () => {
    expect(problemsOf(pageFromProfile)).toEqual({});
  });
  test("a color that is hard to read is refused in words, with one that works", () => {
    const problems = problemsOf({
      ...pageFromProfile,
      theme: { ...pageFromProfile.theme, accent: "#ffe600", backdrop: "#222222" },
    });
    expect(problems["theme.accent"]).toMatch(/hard to read on white \(1\.2 to 1\).*#[0-9a-f]{6}/);
    expect(problems["theme.backdrop"]).toContain("Text is hard to read on this color");
  });
  test("a page starts with its header and has jobs", () => {
    const { theme } = pageFromProfile;
    expect(problemsOf({ theme, blocks: blocks.toReversed() }).blocks).toContain("header");
    expect(problemsOf({ theme, blocks: blocks.slice(0, 2) }).blocks).toContain("open jobs");
  });
});

describe("entries of blocks", () => {
  const page = (more: Block) => ({ ...pageFromProfile, blocks: [...pageFromProfile.blocks, more] });
  test("a half-written entry is named before the page is published; an empty one is not shown", () => {
    const questions = (items: { question: string; answer: string }[]): Block => ({
      ...blankBlock("questions", "q"),
      heading: "Ask us",
      items,
    });
    const empty = { question: "", answer: "" };
    expect(problemsOf(page(questions([empty])))).toEqual({});
    expect(problemsOf(page(questions([empty, { question: "", answer: "Yes." }])))).toEqual({
      "blocks.q":
        "Questions and answers, “Ask us”: write the question that belongs to answer 2, or remove it.",
    });
    expect(problemsOf(page(questions([{ question: "Remote?", answer: "" }])))).toEqual({
      "blocks.q": "Questions and answers, “Ask us”: write the answer to question 1, or remove it.",
    });
    expect(
      problemsOf(page({ ...blankBlock("quotes", "q"), items: [{ text: "", name: "Ana", role: "" }] })),
    ).toEqual({ "blocks.q": "Quotes: write the words of quote 1, or remove it." });
    expect(
      problemsOf(page({ ...blankBlock("numbers", "n"), items: [{ value: "", label: "Cafés" }] })),
    ).toEqual({ "blocks.n": "Numbers: enter the figure of number 1, or remove it." });
  });
});
