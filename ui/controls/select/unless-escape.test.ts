import { expect, test } from "vitest";
import { unlessEscape } from "./unless-escape.ts";

test("combobox: Escape empties nothing and goes on to what stands around", () => {
  const changes: string[] = [];
  let wentOn = 0;
  const change = unlessEscape((value: string) => changes.push(value));
  const press = (value: string, reason: string) =>
    change(value, { reason, allowPropagation: () => (wentOn += 1) });
  press("Diver", "input-change");
  press("", "escape-key");
  press("", "clear-press");
  expect(changes).toEqual(["Diver", ""]);
  expect(wentOn).toBe(1);
});
