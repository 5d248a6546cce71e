import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inDataFolder, inFolder, makeFolder } from "./data-folder.ts";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "writable-"));
  writeFileSync(join(home, "a-file"), "");
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("data folder: a folder is made with those above it, and making it again changes nothing", () => {
  const folder = join(home, "one/two/three");
  makeFolder(folder);
  writeFileSync(join(folder, "kept"), "");
  makeFolder(folder);
  expect(existsSync(join(folder, "kept"))).toBe(true);
});

test("data folder: a folder of the system that cannot be made is refused at once, in one sentence that names it", () => {
  const folder = "/proc/no-such-place/data";
  expect(() => inDataFolder(folder, () => makeFolder(folder))).toThrow(
    /^DATA_DIR \/proc\/no-such-place\/data cannot be written to \(ENOENT: no such file or directory\)\. Choose another folder, or let this user write there\.$/,
  );
});

test.each(["a-file", "a-file/below"])("data folder: %s cannot be a folder where a file stands", (name) => {
  const folder = join(home, name);
  expect(() => inFolder(`The folder ${folder}`, () => makeFolder(folder))).toThrow(
    `The folder ${folder} cannot be written to (`,
  );
});

test("data folder: what has nothing to do with the folder is told as it is", () => {
  const mistake = new TypeError("no such function");
  expect(() =>
    inFolder("The folder x", () => {
      throw mistake;
    }),
  ).toThrow(mistake);
});
