import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { levelOf } from "./testing/domain-levels.ts";

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

const tablesIn = (file: string) => [...read(file).matchAll(/pgTable\(\s*"(\w+)"/g)].map((match) => match[1]!);

test("docs: the map of domains names each domain, its level and its tables", () => {
  const rows = new Map(
    [...read("docs/domains.md").matchAll(/^\| ([\w-]+) \| (\d+) \|.*\| ([^|]*) \|$/gm)].map((row) => [
      row[1]!,
      { level: Number(row[2]), tables: [...row[3]!.matchAll(/`(\w+)`/g)].map((name) => name[1]!).toSorted() },
    ]),
  );
  const domains = globSync("server/domains/*").map((folder) => posix.basename(folder));
  expect([...rows.keys()].toSorted()).toEqual(domains.toSorted());
  for (const domain of domains) {
    const tables = globSync(`server/domains/${domain}/**/*tables.ts`).flatMap(tablesIn).toSorted();
    expect({ domain, ...rows.get(domain) }).toEqual({ domain, level: levelOf(domain), tables });
  }
});

test("docs: the map of domains names the tables that belong to no domain", () => {
  const map = read("docs/domains.md");
  const others = globSync("server/**/*tables.ts", { exclude: ["server/domains/**", "server/chat/**"] });
  expect(others.flatMap(tablesIn).filter((table) => !map.includes(`\`${table}\``))).toEqual([]);
  const chat = globSync("server/chat/**/*tables.ts").flatMap(tablesIn);
  expect(chat.filter((table) => !table.startsWith("chat_"))).toEqual([]);
});

test("docs: every decision is listed by subject", () => {
  const index = read("docs/decisions/README.md");
  const pages = globSync("docs/decisions/20*.md").map((page) => posix.basename(page));
  expect(pages.filter((page) => !index.includes(`(${page})`))).toEqual([]);
});

test("docs: every path that a guide names is there", () => {
  const guides = [
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    ...globSync("docs/*.md"),
    ...globSync("docs/spec/*.md"),
  ];
  const missing = guides
    .filter((guide) => existsSync(guide))
    .flatMap((guide) =>
      [...read(guide).matchAll(/`((?:contract|server|shared|web|ui|journeys|scripts|docs)\/[\w./*-]+)`/g)]
        .map((match) => match[1]!)
        .filter((path) => globSync(path).length === 0)
        .map((path) => `${guide} names ${path}`),
    );
  expect(missing).toEqual([]);
});
