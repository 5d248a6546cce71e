import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Lower first; a domain imports lower levels only, news travels up as facts. */
const levels = [
  ["accounts"],
  ["files"],
  ["companies", "candidates", "content"],
  ["billing", "resumes"],
  ["jobs"],
  ["exchanges"],
  ["search", "matching"],
  ["applications"],
  ["job-imports", "messaging", "sourcing", "referrals", "ats", "waitlists"],
  ["assistant"],
  ["notifications", "analytics", "app-search"],
  ["privacy"],
];
const levelOf = (domain: string) => levels.findIndex((level) => level.includes(domain));

test("a domain imports only the domains below it", () => {
  const upward = globSync("server/domains/*/*.ts", { exclude: ["**/*.test.ts"] }).flatMap((file) => {
    const own = file.split("/")[2]!;
    const imported = [...readFileSync(file, "utf8").matchAll(/from "#server\/domains\/([^/"]+)\//g)].map(
      (match) => match[1]!,
    );
    return imported
      .filter((other) => levelOf(other) >= levelOf(own) || levelOf(own) === -1)
      .map((other) => `${file} imports ${other}`);
  });
  expect(upward).toEqual([]);
});

test("every table of facts, work and domains is under the migration's eye", () => {
  const migrations = globSync("server/database/migrations/*.sql").map((file) => readFileSync(file, "utf8"));
  const tables = globSync("server/**/tables.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/pgTable\(\s*"(\w+)"/g)].map((match) => match[1]!),
  );
  expect(
    tables.filter((table) => !migrations.some((each) => each.includes(`CREATE TABLE "${table}"`))),
  ).toEqual([]);
});
