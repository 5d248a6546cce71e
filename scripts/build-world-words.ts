import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { roles } from "../server/demo/world/roles.data.ts";
import { readTsv } from "./taxonomy/tsv.ts";

const folder = process.argv[2];
if (!folder) {
  console.error("Usage: node scripts/build-world-words.ts <folder that holds taxonomy-onet>");
  process.exit(2);
}
const table = (name: string) => readTsv(join(folder, "taxonomy-onet", `${name}.tsv.gz`));

const tasksKept = 14;
const odd =
  /\b(dust|humidity|pest|legislat|jury|witness|church|military|congress|fraternal|prison|explosive|animal|slaughter|supervis|county|court|american|federal|affirmative|u\.s\.|medicare|board of|power supply|functioning of equipment|computer viruses|stockholder|videotape|telegraph|physician)|\b(factors|locations|devices|events|facets|users|issues|projects)$/i;
/** Software that nearly every occupation names says nothing about any of them. */
const everywhere =
  /^(Microsoft (Office|Word|Outlook|PowerPoint|Access|Windows|Project|SharePoint)|Adobe (Acrobat|Creative)|Facebook|Apple|Operating system|IBM)/;
const taskRows = table("Task_Statements");
const verbs = new Set(taskRows.map((row) => row[3]?.split(/[ ,]/)[0]?.toLowerCase() ?? ""));

/** Shorter, plainer: lists of examples and methods at the end of a task are left out. */
function plain(task: string): string {
  return task
    .replace(/,? (such as|including|using|according to|in accordance with|e\.g\.)\b.*$/i, "")
    .replace(/, (or|and) other [^,.]*$/i, "")
    .replace(/\([^)]*\)/g, "")
    .replace(/ +/g, " ")
    .replace(/\s*\.?\s*$/, "");
}

/** A task with a second verb later on cannot be told in the past by changing its beginning only. */
function tellable(task: string): boolean {
  const rest = task.replace(/^[A-Z][a-z]+((, [a-z]+)*,? (and|or) [a-z]+)? /, "");
  return !Array.from(rest.matchAll(/\b(?:and|or|then) ([a-z]+)/g)).some((found) => verbs.has(found[1] ?? ""));
}

function tasksOf(code: string): string[] {
  const own = taskRows.filter((row) => row[0] === code);
  const core = own.filter((row) => row[4] === "Core");
  const ordered = [...core, ...own.filter((row) => row[4] !== "Core")];
  const texts = ordered.map((row) => plain(row[3] ?? ""));
  const good = texts.filter(
    (text) => text.length >= 36 && text.length <= 135 && !odd.test(text) && tellable(text),
  );
  return [...new Set(good)].slice(0, tasksKept);
}

function technologyOf(code: string): string[] {
  const own = table("Technology_Skills").filter((row) => row[0] === code && row[5] === "Y");
  const wanted = own.filter((row) => row[6] === "Y");
  return [...new Set(wanted.map((row) => (row[2] ?? "").replace(/ software$/, "")))]
    .filter((name) => name !== "" && name.length < 26 && !everywhere.test(name))
    .slice(0, 6);
}

function alternateTitlesOf(code: string): string[] {
  const reported = table("Sample_of_Reported_Titles").filter((row) => row[0] === code && row[3] === "Y");
  return reported.map((row) => (row[2] ?? "").replace(/ \([^)]*\)/g, "")).slice(0, 5);
}

const zones = new Map(table("Job_Zones").map((row) => [row[0], Number(row[2])]));
const codes = [...new Set(roles.map((role) => role.code))].toSorted();
const lines = codes.map((code) =>
  JSON.stringify({
    code,
    zone: zones.get(code) ?? 4,
    titles: alternateTitlesOf(code),
    technology: technologyOf(code),
    tasks: tasksOf(code),
  }),
);
const source =
  "This file includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. Texts are selected and shortened.";
const text = `{\n"source": ${JSON.stringify(source)},\n"occupations": [\n${lines.join(",\n")}\n]\n}\n`;
writeFileSync(new URL("../server/demo/world/words.json", import.meta.url), text);
console.log(`words.json: ${codes.length} occupations, ${Math.round(text.length / 1024)} KB`);
