import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { layerOf, layeredStyles, styleLayers } from "./style-layers.ts";

test("styles: every sheet but tokens, fonts and what hides is in a layer, screens above the design system", () => {
  expect(layerOf("/any/ui/tokens/base.css")).toBe("base");
  expect(layerOf("/any/ui/controls/fields/input.module.css")).toBe("parts");
  expect(layerOf("/any/ui/writing/rich-text-editor.module.css")).toBe("components");
  expect(layerOf("/any/web/hire/jobs/jobs.module.css")).toBe("screens");
  expect(layerOf("/any/ui/tokens/hidden.css")).toBeNull();
});

test("styles: each sheet declares the order of all layers, so that the first to arrive settles it", () => {
  const { transform } = layeredStyles() as { transform: (css: string, id: string) => { code: string } };
  const { code } = transform(".box { height: auto }", "/any/ui/writing/rich-text-editor.module.css?used");
  expect(code).toMatch(`@layer ${styleLayers.join(", ")};\n@layer components {`);
});

test("styles: what a component of the design system shares with others is a part, below its own sheet", () => {
  const mixed = globSync("ui/**/*.tsx").flatMap((file) => {
    const sheets = [...readFileSync(file, "utf8").matchAll(/from "([^"]+\.module\.css)"/g)].map(([, name]) =>
      layerOf(name!.startsWith("#") ? resolve(name!.slice(1)) : resolve(dirname(file), name!)),
    );
    return sheets.filter((layer) => layer !== "parts").length > 1 ? [file] : [];
  });
  expect(mixed).toEqual([]);
});
