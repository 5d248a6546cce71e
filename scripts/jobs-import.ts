import { basename } from "node:path";
import { parseArgs } from "node:util";
import "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { joinEmbedded } from "#server/database/embedded.ts";
import { migrateDatabase, openDatabase } from "#server/database/open.ts";
import { type CompanyJob, importLines } from "#server/domains/jobs/index.ts";
import { detectSystem, readFeed, readJsonLines } from "#server/outside/ats/ats.ts";
import { readText } from "./read-input.ts";

/**
 * Brings jobs from files: npm run jobs:import -- [--company NAME] [--source NAME] FILE…
 * A file is the answer of a job board, or a list with one JSON object a line (.jsonl, .jsonl.gz; company_slug names the company)
 * or with all of them in an array. A list closes only jobs that the same source brought; without a name the file's is taken.
 * The whole app is imported above so that events find everyone who listens to them.
 */
const usage = "Say which files: npm run jobs:import -- [--company NAME] [--source NAME] FILE…";

interface ReadFile {
  name: string;
  lines: CompanyJob[];
  complete: boolean;
}

async function run() {
  const { values, positionals } = parseArgs({
    options: { company: { type: "string" }, source: { type: "string" } },
    allowPositionals: true,
  });
  if (!positionals.length) throw new Error(usage);
  const files = positionals.map((path) => readJobFile(path, values.company));
  const config = readConfig();
  const embedded = config.DATABASE_URL ? null : await joinEmbedded(config.dataDir);
  const database = openDatabase(config.DATABASE_URL ?? embedded!.url, { max: 3 });
  try {
    await migrateDatabase(database);
    for (const file of files) await importFile(file);
  } finally {
    await database.close();
    await embedded?.stop();
  }

  async function importFile({ name, lines, complete }: ReadFile) {
    const started = performance.now();
    const bar = progressBar(name, lines.length);
    const source = values.source ?? name.replace(/(?:\.\w+)+$/, "");
    const counts = await importLines(database.db, lines, {
      now: new Date(),
      source,
      complete,
      onProgress: bar,
    });
    const seconds = (performance.now() - started) / 1000;
    const { added, changed, closed, unchanged, merged } = counts;
    console.log(
      `${name}: ${lines.length === 1 ? "1 posting" : `${lines.length} postings`} in ${seconds.toFixed(1)} s, ${Math.round(lines.length / seconds)} a second. ` +
        `${added} added, ${changed} changed, ${closed} closed, ${unchanged} unchanged, ${merged} merged with another place.`,
    );
  }
}

/** Reads one file whole before anything is written; what cannot be read ends the run. */
function readJobFile(path: string, company: string | undefined): ReadFile {
  const name = basename(path);
  const text = readText(path);
  if (/\.(jsonl|ndjson)(\.gz)?$/i.test(path)) return readLines(name, text, company);
  const system = detectSystem(text);
  if (!system && /^\s*\[/.test(text)) return readLines(name, text, company);
  if (!company) throw new Error(`${name} is a job board's answer. Say whose: --company NAME`);
  if (!system)
    throw new Error(`${name}: This does not look like a job board we can read. Nothing was changed.`);
  const reading = readFeed(system, text);
  if (!reading.ok) throw new Error(`${name}: ${reading.reason}`);
  return { name, complete: true, lines: reading.jobs.map((job) => ({ company, job })) };
}

function readLines(name: string, text: string, company: string | undefined): ReadFile {
  const { jobs, refused } = readJsonLines(text, company);
  if (!jobs.length) throw new Error(`${name} has no job in it. Nothing was changed.`);
  const [first] = refused;
  if (first)
    console.error(
      `${name}: ${refused.length === 1 ? "one line was" : `${refused.length} lines were`} left out, the first is line ${first.line}: ${first.reason} No job was closed.`,
    );
  return { name, lines: jobs, complete: !first };
}

/** A line that redraws itself on a terminal, and a line for each tenth elsewhere. */
function progressBar(name: string, total: number) {
  const started = performance.now();
  let lastTenth = 0;
  return (done: number) => {
    const share = total ? done / total : 1;
    const rate = Math.round(done / ((performance.now() - started) / 1000));
    const filled = Math.round(share * 30);
    const line = `${name} ${"█".repeat(filled)}${"░".repeat(30 - filled)} ${Math.round(share * 100)} % ${done}/${total} ${rate}/s`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done >= total ? "\n" : ""}`);
    else if (Math.floor(share * 10) > lastTenth) {
      lastTenth = Math.floor(share * 10);
      console.log(line);
    }
  };
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
