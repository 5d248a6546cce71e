import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const files = {
  400: "400Regular/WorkSans_400Regular.ttf",
  600: "600SemiBold/WorkSans_600SemiBold.ttf",
} as const;

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> | undefined;
/** The whole font in both weights; what it lacks is in none of its parts either. */
export function loadFonts() {
  return (fonts ??= Promise.all(
    ([400, 600] as const).map(async (weight) => ({
      name: "Work Sans",
      weight,
      data: await readFile(require.resolve(`@expo-google-fonts/work-sans/${files[weight]}`)),
    })),
  ));
}
