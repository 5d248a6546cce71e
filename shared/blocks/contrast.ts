/** What text needs against its ground to be read by nearly everyone (WCAG 2.2, AA). */
export const enoughContrast = 4.5;
const white = "#ffffff";
const black = "#000000";
const ink = "#1d1b18";
/** The text of public pages in its second strength, which is the paler of the two that stand on the backdrop. */
const paleInk = "#4f4b45";

/** From 1 (the same) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const accentContrast = (accent: string) => contrastOf(accent, white);
export const backdropContrast = (backdrop: string) => contrastOf(paleInk, backdrop);

/** The color itself, or the closest darker one that can be read on white, and white on it. */
export function readableAccent(color: string): string {
  return closest(color, { towards: black, contrast: accentContrast });
}
/** The color itself, or the closest lighter one that text can be read on. */
export function readableBackdrop(color: string): string {
  return closest(color, { towards: white, contrast: backdropContrast });
}

/** Text that is read on this ground whatever it is: the product's ink, white, or at worst black. */
export function inkOn(ground: string): string {
  return [ink, white].find((text) => contrastOf(text, ground) >= enoughContrast) ?? black;
}
/** The color itself, or the closest one that can be read on this ground. */
export function readableOn(color: string, ground: string): string {
  const towards = inkOn(ground) === white ? white : black;
  return closest(color, { towards, contrast: (each) => contrastOf(each, ground) });
}

interface Search {
  towards: string;
  contrast: (color: string) => number;
}
function closest(color: string, { towards, contrast }: Search): string {
  for (let share = 0; share < 100; share += 2) {
    const mixed = share === 0 ? color : mix(color, towards, share / 100);
    if (contrast(mixed) >= enoughContrast) return mixed;
  }
  return towards;
}

function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, at) => Math.round(value * (1 - share) + others[at]! * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Red, green and blue of "#1f4f8f" or "#148", from 0 to 255. */
function channels(color: string): number[] {
  const hex = color.slice(1);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
  return digits.map((pair) => Number.parseInt(pair, 16));
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
