import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Theme = "light" | "dark";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

function colour(name: string, theme: Theme): string {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? "";
  const hexes = value.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = hexes.length === 2 && theme === "dark" ? hexes[1] : hexes[0];
  if (!hex) throw new Error(`--${name} is not a colour`);
  return hex;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["ground", "ground-sunk", "surface"];
const texts: [text: string, grounds: string[]][] = [
  ["ink", [...grounds, "hover", "accent-soft", "good-soft", "warn-soft", "bad-soft", "info-soft"]],
  ["ink-2", [...grounds, "hover", "accent-soft"]],
  ["ink-3", [...grounds, "hover"]],
  ["accent", [...grounds, "hover", "accent-soft"]],
  ["accent-ink", [...grounds, "accent-soft"]],
  ["good", [...grounds, "good-soft"]],
  ["warn", [...grounds, "warn-soft"]],
  ["bad", [...grounds, "bad-soft", "hover"]],
  ["info", [...grounds, "info-soft"]],
  ["fill-ink", ["fill", "fill-hover"]],
  ["toast-ink", ["toast"]],
  ["toast-ink-2", ["toast"]],
  ...[1, 2, 3, 4, 5, 6].map((tint): [string, string[]] => [`p${tint}-ink`, [`p${tint}`]]),
];
const pairs = texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const));

test.each(pairs)("color tokens: %s on %s can be read in both themes", (text, ground) => {
  expect(contrast(colour(text, "light"), colour(ground, "light"))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colour(text, "dark"), colour(ground, "dark"))).toBeGreaterThanOrEqual(4.5);
});

const shapes = ["control-line", "good-mark", "warn-mark", "bad-mark", "accent"];
test.each(shapes)("color tokens: %s can be seen as a shape on every ground", (shape) => {
  for (const ground of grounds) {
    expect(contrast(colour(shape, "light"), colour(ground, "light"))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour(shape, "dark"), colour(ground, "dark"))).toBeGreaterThanOrEqual(3);
  }
});
