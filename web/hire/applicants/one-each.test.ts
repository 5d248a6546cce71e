import { expect, test } from "vitest";
import { oneEach } from "./one-each.ts";

test("applicants: a double press decides once, another person and a later press decide again", async () => {
  const once = oneEach();
  const done: string[] = [];
  const decide = (id: string) => once(id, () => Promise.resolve(done.push(id)));
  await Promise.all([decide("a"), decide("a"), decide("b")]);
  expect(done).toEqual(["a", "b"]);
  await decide("a");
  expect(done).toEqual(["a", "b", "a"]);
});

test("applicants: what failed can be tried again", async () => {
  const once = oneEach();
  await expect(once("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  let done = false;
  await once("a", () => Promise.resolve((done = true)));
  expect(done).toBe(true);
});
