import { basename } from "node:path";
import { parse } from "csv-parse/sync";
import { readConfig } from "#server/config.ts";
import { joinEmbedded } from "#server/database/embedded.ts";
import { migrateDatabase, openDatabase } from "#server/database/open.ts";
import { saveLayoffs, readLayoff } from "#server/domains/networks/index.ts";
import { readText } from "./read-input.ts";

/**
 * Brings a list of companies that let people go: npm run layoffs:import -- FILE…
 * A file has comma-separated lines under the names company, location, industry, total_laid_off, percentage_laid_off,
 * date, stage and country; company and date are needed. Events that are known stay as they are.
 */
async function run() {
  const files = process.argv.slice(2);
  if (!files.length) throw new Error("Say which files: npm run layoffs:import -- FILE…");
  const read = files.map(readEvents);
  const config = readConfig();
  const embedded = config.DATABASE_URL ? null : await joinEmbedded(config.dataDir);
  const database = openDatabase(config.DATABASE_URL ?? embedded!.url, { max: 2 });
  try {
    await migrateDatabase(database);
    for (const { name, events, left } of read) {
      const added = await saveLayoffs(database.db, events);
      console.log(
        `${name}: ${added} added, ${events.length - added} known, ${left} without company or date.`,
      );
    }
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

function readEvents(path: string) {
  const lines = readLines(path);
  const [first = {}] = lines;
  if (!("company" in first && "date" in first))
    throw new Error(
      `${basename(path)} needs a first line with the names company and date. Nothing was changed.`,
    );
  const events = lines.flatMap((line) => readLayoff(line) ?? []);
  return { name: basename(path), events, left: lines.length - events.length };
}

function readLines(path: string): Record<string, string>[] {
  const text = readText(path);
  try {
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    throw new Error(`${basename(path)} could not be read: ${(error as Error).message}`, { cause: error });
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
