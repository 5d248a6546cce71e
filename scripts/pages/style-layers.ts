import type { Plugin } from "vite";

/** Later layers win over earlier ones, whatever a rule's weight and whenever its file arrives. */
export const styleLayers = ["base", "parts", "components", "screens"] as const;
export type StyleLayer = (typeof styleLayers)[number];

/** Sheets of the design system that several of its components build on. */
const parts =
  /\/ui\/(?:controls\/(?:fields\/input|select\/options|choice\/choice)|overlays\/(?:overlay|floating)|data\/identity\/tints|writing\/rich-text)\.module\.css$/;

/** The layer of a style sheet; null for tokens, fonts and what hides, which stand above all layers. */
export function layerOf(file: string): StyleLayer | null {
  if (file.endsWith("/ui/tokens/base.css")) return "base";
  if (!file.endsWith(".module.css")) return null;
  if (parts.test(file)) return "parts";
  return file.includes("/ui/") ? "components" : "screens";
}

/** Puts every style sheet into its layer: a sheet that a lazy part brings later must not win by being last. */
export function layeredStyles(): Plugin {
  return {
    name: "layered-styles",
    enforce: "pre",
    transform(css, id) {
      const layer = layerOf(id.replace(/\?.*$/, ""));
      return layer && { code: `@layer ${styleLayers.join(", ")};\n@layer ${layer} {\n${css}\n}`, map: null };
    },
  };
}
