import { expect, test } from "vitest";
import { isPlain } from "./plain.ts";

const rootOf = (supportView: object | null) => ({ loaderData: { supportView } });

test("plain pages: a page says itself whether it goes out without scripts, always or for visitors", () => {
  expect(isPlain([rootOf(null), { handle: { plain: true } }])).toBe(true);
  expect(isPlain([rootOf(null), {}])).toBe(false);
  const forVisitors = { plain: (data: unknown) => (data as { visitor: string }).visitor === "nobody" };
  expect(isPlain([rootOf(null), { handle: forVisitors, loaderData: { visitor: "nobody" } }])).toBe(true);
  expect(isPlain([rootOf(null), { handle: forVisitors, loaderData: { visitor: "u1" } }])).toBe(false);
});

test("plain pages: none is while support views it as someone, so that End works and no cache keeps their name", () => {
  const view = rootOf({ name: "Ann Weaver", until: "2026-11-24T15:30:00.000Z" });
  expect(isPlain([view, { handle: { plain: true } }])).toBe(false);
});
