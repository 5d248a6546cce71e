import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readResume, stopReading, type ReadResume } from "#server/resume-reading/index.ts";
import "./command-errors.ts";
import { readJson, readLines } from "./read-input.ts";

const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder that holds resumes-deid and resumes-fictional.");
  process.exit(2);
}
const showMisses = process.argv.includes("--misses");

interface Gold {
  file: string;
  layout: string;
  name: string;
  email: string;
  phone: string;
  linkedin: string;
  companies: string[];
}

function bare(text: string | null): string {
  return (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function handle(url: string | null): string {
  return (url ?? "")
    .toLowerCase()
    .replace(/^.*\/in\//, "")
    .replace(/\/+$/, "");
}

function digits(phone: string | null): string {
  return (phone ?? "").replace(/\D/g, "");
}

/** One name holds the other: "Oracle" and "Oracle India Pvt Ltd" are one company. */
function sameCompany(a: string, b: string): boolean {
  const [first, second] = [bare(a), bare(b)];
  return first !== "" && second !== "" && (first.includes(second) || second.includes(first));
}

const goldRows: Gold[] = readLines(join(folder, "resumes-deid/gold.jsonl")).map((line, at) =>
  readJson(line, `Line ${at + 1} of resumes-deid/gold.jsonl`),
);
const counts = {
  email: 0,
  phone: 0,
  name: 0,
  linkedIn: 0,
  readable: 0,
  scans: 0,
  scansTold: 0,
  duplicates: 0,
  duplicateNames: 0,
  duplicateEmails: 0,
};
const companies = { found: 0, right: 0, gold: 0, met: 0 };
const duplicateCompanies = { found: 0, right: 0, gold: 0, met: 0 };
const times: number[] = [];

async function read(path: string): Promise<ReadResume> {
  const started = performance.now();
  const resume = await readResume({ bytes: new Uint8Array(readFileSync(path)), fileName: path });
  times.push(performance.now() - started);
  return resume;
}

function countCompanies(
  companies: typeof duplicateCompanies,
  resume: ReadResume,
  gold: { companies: string[] },
): void {
  const found = [
    ...new Map(
      resume.workExperience.flatMap(({ companyName }) =>
        companyName ? [[bare(companyName), companyName]] : [],
      ),
    ).values(),
  ];
  companies.found += found.length;
  companies.right += found.filter((name) => gold.companies.some((other) => sameCompany(name, other))).length;
  companies.gold += gold.companies.length;
  companies.met += gold.companies.filter((name) => found.some((other) => sameCompany(name, other))).length;
}

function countFields(resume: ReadResume, gold: Gold): void {
  const right = {
    email: resume.email?.toLowerCase() === gold.email.toLowerCase(),
    phone: digits(resume.phone) === digits(gold.phone),
    name: bare(resume.fullName) === bare(gold.name),
    linkedIn: handle(resume.linkedIn) === handle(gold.linkedin),
  };
  for (const key of ["email", "phone", "name", "linkedIn"] as const) counts[key] += right[key] ? 1 : 0;
  const misses = Object.entries(right)
    .filter(([, isRight]) => !isRight)
    .map(([key]) => key);
  const met = gold.companies.some((name) =>
    resume.workExperience.some((work) => sameCompany(name, work.companyName ?? "")),
  );
  if (showMisses && (misses.length > 0 || !met))
    console.log(gold.file, gold.layout, ...misses, met ? "" : "companies");
}

await read(join(folder, "resumes-deid", goldRows[0]!.file));
times.length = 0;
for (const gold of goldRows) {
  const resume = await read(join(folder, "resumes-deid", gold.file));
  if (gold.layout.startsWith("scan")) {
    counts.scans++;
    counts.scansTold += resume.kind === "scan" ? 1 : 0;
    continue;
  }
  counts.readable++;
  countFields(resume, gold);
  countCompanies(companies, resume, gold);
}

for (const name of readdirSync(join(folder, "resumes-fictional/rendercv")).filter((file) =>
  file.endsWith(".pdf"),
)) {
  const resume = await read(join(folder, "resumes-fictional/rendercv", name));
  const duplicate = readFileSync(
    join(folder, "resumes-fictional/rendercv", name.replace(/pdf$/, "yaml")),
    "utf8",
  );
  counts.duplicates++;
  countCompanies(duplicateCompanies, resume, {
    companies: [...duplicate.matchAll(/^ {6}- company: (.+)$/gm)].map(([, company]) => company!.trim()),
  });
  counts.duplicateNames += resume.fullName === /^ {2}name: (.+)$/m.exec(duplicate)?.[1]?.trim() ? 1 : 0;
  counts.duplicateEmails += resume.email === /^ {2}email: (.+)$/m.exec(duplicate)?.[1]?.trim() ? 1 : 0;
}
await stopReading();

function share(part: number, whole: number): string {
  return `${(part / Math.max(whole, 1)).toFixed(3)} (${part} of ${whole})`;
}

function f1({ found, right, gold, met }: typeof duplicateCompanies): string {
  const precision = right / Math.max(found, 1);
  const recall = met / Math.max(gold, 1);
  return `${((2 * precision * recall) / Math.max(precision + recall, 0.001)).toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)})`;
}

const sorted = times.toSorted((a, b) => a - b);
console.table({
  "E-mail": share(counts.email, counts.readable),
  Phone: share(counts.phone, counts.readable),
  Name: share(counts.name, counts.readable),
  LinkedIn: share(counts.linkedIn, counts.readable),
  "Company F1": f1(companies),
  "Scans told": share(counts.scansTold, counts.scans),
  "Duplicates: company F1": f1(duplicateCompanies),
  "Duplicates: name": share(counts.duplicateNames, counts.duplicates),
  "Duplicates: e-mail": share(counts.duplicateEmails, counts.duplicates),
  "Time a file, median": `${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms`,
  "Time a file, longest": `${Math.round(sorted.at(-1)!)} ms`,
});
