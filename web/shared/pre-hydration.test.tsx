import { render, waitFor } from "@testing-library/react";
import { afterAll, beforeEach, expect, test } from "vitest";
import { preHydrationScript, useReplayedActs } from "./pre-hydration.ts";

const pressed: string[] = [];
/** A page whose own listener is there already: React attaches it just before it says that the page is alive. */
function alivePage() {
  document.body.innerHTML = '<button type="button">Save</button><input aria-label="Search" />';
  document.addEventListener("keydown", listen);
  document.querySelector("button")!.addEventListener("click", () => pressed.push("Save"));
}
function listen({ key }: KeyboardEvent) {
  pressed.push(key);
}
function Page() {
  useReplayedActs();
  return null;
}
const press = (key: string, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

// The script listens for good, as in a page, so it runs once.
new Function(preHydrationScript)();

beforeEach(() => {
  pressed.length = 0;
  window.preHydrationActs = [];
  document.removeEventListener("keydown", listen);
  alivePage();
});

afterAll(() => {
  window.preHydrationActs = null;
});

test("before hydration: what is pressed too early is done once, in its order, when the page is alive", async () => {
  press("j");
  document.querySelector("button")!.click();
  press("v");
  expect(pressed).toEqual([]);
  render(<Page />);
  await waitFor(() => expect(pressed).toEqual(["j", "Save", "v"]));
});

test("before hydration: what is typed in a field is no shortcut", () => {
  press("j", document.querySelector("input")!);
  expect(window.preHydrationActs).toEqual([]);
});

test("before hydration: once the page is alive nothing is held up", () => {
  render(<Page />);
  press("j");
  document.querySelector("button")!.click();
  expect(pressed).toEqual(["j", "Save"]);
});
