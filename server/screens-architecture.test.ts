import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsByRoom, ringsIn } from "./testing/import-rings.ts";

const inApp = /^web\/(admin|hire|seeker|site|teams)\/(?:([^/]+)\/)?/;

/** What the files of the apps import from the folders of apps, screens among them. */
function importsBetweenScreens() {
  return globSync("web/{admin,hire,seeker,site,teams}/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].flatMap(([, from]) => {
      const target = from!.startsWith("#web/")
        ? from!.slice(1)
        : from!.startsWith(".")
          ? posix.join(posix.dirname(file), from!)
          : "";
      const to = inApp.exec(target);
      return to ? [{ file, target, from: inApp.exec(file)!, to }] : [];
    }),
  );
}

test("screens: one imports no other, what two of an app need is in its shared folder", () => {
  const foreign = importsBetweenScreens()
    .filter(({ from, to }) => from[1] === to[1] && from[2] !== undefined && to[2] !== undefined)
    .filter(({ from, to }) => from[2] !== to[2] && to[2] !== "shared")
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(foreign).toEqual([]);
});

test("screens: apps import nothing of each other, what two need is in web/shared", () => {
  const foreign = importsBetweenScreens()
    .filter(({ from, to }) => from[1] !== to[1])
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(foreign).toEqual([]);
});

test("screens: no folders of the pages import each other in a ring", () => {
  const folder = (file: string) => {
    const [, app, room, ...rest] = file.split("/");
    return rest.length > 0 ? `web/${app}/${room}` : `web/${app}/`;
  };
  const imports = importsByRoom("web/**/*.{ts,tsx}", folder);
  expect(ringsIn(imports)).toEqual([]);
});
