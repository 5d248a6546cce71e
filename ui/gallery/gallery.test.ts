import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The families of the design system: "controls/select", "overlays". */
const families = [
  ...globSync("ui/{controls,data}/*").map((folder) => folder.replace(/^ui\//, "")),
  "overlays",
  "writing",
].toSorted();

test("gallery: every family of the design system has a file of samples, and the gallery shows it", () => {
  const gallery = readFileSync("ui/gallery/gallery.tsx", "utf8");
  const shown = [...gallery.matchAll(/from "\.\/(.+)\.tsx";/g)].map(([, name]) => name!).toSorted();
  expect(shown).toEqual(families);
});

test.each(families)("gallery: the samples of %s show only parts that are there", (family) => {
  const samples = readFileSync(`ui/gallery/${family}.tsx`, "utf8");
  expect(samples).toContain(`#ui/${family}/`);
});
