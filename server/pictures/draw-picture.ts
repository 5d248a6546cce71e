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
let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> | undefined;
function loadFonts() {
  return (fonts ??= Promise.all(
    ([400, 600] as const).map(async (weight) => ({
      name: "Work Sans",
      weight,
      data: await readFile(new URL(`work-sans-latin-${weight}-normal.woff`, fontFolder)),
    })),
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
