import { expect, test } from "vitest";
import { neighbourOf } from "./board-moves.ts";

const columns = ["new", "screen", "interview", "offer"].map((id) => ({ id }));
const anywhere = () => true;

test("board: a card moves to the column beside it", () => {
  expect(neighbourOf(columns, "screen", { step: 1, may: anywhere })?.id).toBe("interview");
  expect(neighbourOf(columns, "screen", { step: -1, may: anywhere })?.id).toBe("new");
});

test("board: columns that do not take the card are stepped over", () => {
  expect(neighbourOf(columns, "new", { step: 1, may: (id) => id === "offer" })?.id).toBe("offer");
});

test("board: at the edge, and from nowhere, there is no neighbour", () => {
  expect(neighbourOf(columns, "offer", { step: 1, may: anywhere })).toBeUndefined();
  expect(neighbourOf(columns, "lost", { step: 1, may: anywhere })).toBeUndefined();
});
