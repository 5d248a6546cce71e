import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const companies = 400;
const jobsEach = 50;
const titles = [
  "Backend engineer",
  "Nurse",
  "Product designer",
  "Accountant",
  "Data analyst",
  "Baker",
  "Teacher",
];
const cities = ["Leeds, United Kingdom", "Berlin, Germany", "Lyon, France", "Austin, TX", "Remote"];

/** The careers page of one of the companies, with its 50 jobs. */
export const careersOfFifty = "/bench-company-7/careers";

/** Imports 20,000 generated jobs, with or without their texts, with the product's own command; answers rows a second as it told them. */
export function importJobs(
  dataDir: string,
  { described }: { described: boolean },
): { rows: number; perSecond: number } {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "jobs.jsonl");
  const lines = Array.from({ length: companies * jobsEach }, (_, index) => {
    const { description, ...bare } = jobLine(index);
    return JSON.stringify(described ? { ...bare, description } : bare);
  });
  writeFileSync(file, lines.join("\n"));
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/jobs-import.ts", file], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  const told = /(\d+) postings in [\d.]+ s, (\d+) a second\. (\d+) added/.exec(stdout);
  if (status !== 0 || !told || Number(told[3]) + mergedIn(stdout) !== lines.length)
    throw new Error(stdout + stderr);
  return { rows: Number(told[1]), perSecond: Number(told[2]) };
}

function mergedIn(stdout: string) {
  return Number(/(\d+) merged/.exec(stdout)?.[1] ?? 0);
}

function jobLine(index: number) {
  const number = Math.floor(index / companies);
  return {
    id: `bench-${index}`,
    company: `Bench Company ${index % companies}`,
    title: `${titles[index % titles.length]} ${number + 1}`,
    department: ["Engineering", "Operations", "Sales"][index % 3],
    location: cities[index % cities.length],
    url: `https://jobs.example/${index}`,
    salary: {
      currency: "EUR",
      period: "year",
      min: 40_000 + (index % 40) * 1000,
      max: 60_000 + (index % 40) * 1000,
    },
    description: `<p>You will work on what matters to our customers.</p><ul>${"<li>3 years of experience with PostgreSQL and TypeScript</li><li>You write and speak clearly</li>".repeat(6)}</ul>`,
  };
}
