import { readFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

export type PictureNode = { type: "div"; props: { style: object; children: unknown } };

export function box(style: object, children: readonly unknown[]): PictureNode {
  return { type: "div", props: { style: { display: "flex", boxSizing: "border-box", ...style }, children } };
}
export function text(words: string, style: object): PictureNode {
  return {
    type: "div",
    props: { style: { display: "flex", boxSizing: "border-box", ...style }, children: words },
  };
}

const fontFolder = new URL("../../node_modules/@fontsource/work-sans/files/", import.meta.url);
/** What one part lacks, such as the ł of Polish, is looked for in the next, which needs a name of its own. */
const parts = {
  "Work Sans": "latin",
  "Work Sans Extended": "latin-ext",
  "Work Sans Vietnamese": "vietnamese",
};
let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> | undefined;
function loadFonts() {
  return (fonts ??= Promise.all(
    Object.entries(parts).flatMap(([name, part]) =>
      ([400, 600] as const).map(async (weight) => ({
        name,
        weight,
        data: await readFile(new URL(`work-sans-${part}-${weight}-normal.woff`, fontFolder)),
      })),
    ),
  ));
}

/** A PNG of boxes and texts, in pixels. */
export async function drawPicture(
  tree: PictureNode,
  size: { width: number; height: number },
): Promise<Buffer> {
  const svg = await satori(tree as Parameters<typeof satori>[0], { ...size, fonts: await loadFonts() });
  return new Resvg(svg).render().asPng();
}
