import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const sources = () =>
  globSync("{contract,shared,server,web,ui,scripts,journeys}/**/*.{ts,tsx,css,sh}").concat(globSync("*.ts"));
const documents = () => globSync("{*.md,docs/**/*.md}");
const read = (file: string) => readFileSync(file, "utf8");

test("docs: every page that code names is there, and none of another folder is named", () => {
  const dangling = sources()
    .filter((file) => file !== "server/docs.test.ts")
    .flatMap((file) =>
      [...read(file).matchAll(/(?<![\w/.])((?:[\w-]+\/)*[\w-]+\.md)\b/g)]
        .map((match) => match[1]!)
        .filter((page) => !existsSync(page))
        .map((page) => `${file} names ${page}`),
    );
  expect(dangling).toEqual([]);
});

test("docs: every link of a page leads to a file", () => {
  const broken = documents().flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map((match) => match[1]!)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(posix.join(posix.dirname(page), target)))
      .map((target) => `${page} links to ${target}`),
  );
  expect(broken).toEqual([]);
});
