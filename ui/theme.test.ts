import { expect, test } from "vitest";
import { frameColours, themeAttribute, themeFromCookie } from "./theme.ts";

test.each([
  [undefined, "system"],
  ["", "system"],
  ["theme=dark", "dark"],
  ["session=1; theme=light; x=2", "light"],
  ["theme=pink", "system"],
  ["mytheme=dark", "system"],
])("theme: the cookies %s mean %s", (cookies, theme) => {
  expect(themeFromCookie(cookies)).toBe(theme);
});

test("theme: the system's theme leaves the attribute away", () => {
  expect(themeAttribute("system")).toBeUndefined();
  expect(themeAttribute("dark")).toBe("dark");
});

test("theme: a chosen look colours the browser's frame whatever the system says", () => {
  const system = frameColours("system");
  expect(system.light).not.toBe(system.dark);
  expect(frameColours("dark")).toEqual({ light: system.dark, dark: system.dark });
  expect(frameColours("light")).toEqual({ light: system.light, dark: system.light });
});
