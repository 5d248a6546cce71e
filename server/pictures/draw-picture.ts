import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { loadFonts } from "./fonts.ts";

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

/** A PNG of boxes and texts, in pixels. */
export async function drawPicture(
  tree: PictureNode,
  size: { width: number; height: number },
): Promise<Buffer> {
  const svg = await satori(tree as Parameters<typeof satori>[0], { ...size, fonts: await loadFonts() });
  return new Resvg(svg).render().asPng();
}
