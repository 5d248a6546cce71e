import { parseArgs } from "node:util";
import { OccupationSpace } from "#server/matching-engine/titles/occupation-space.ts";
import { occupationTitles } from "#server/matching-engine/titles/occupation-titles.ts";
import { senseTitles, TitleCollection } from "#server/matching-engine/titles/rank-titles.ts";
import { builtInEmbeddings } from "#server/outside/models/built-in.ts";
import { measureDuplicates } from "./eval/title-duplicates.ts";
import "./command-errors.ts";
import { readLines } from "./read-input.ts";

/**
 * Finds the titles that mean the same: `npm run eval:titles -- --queries FILE --corpus FILE`, lines of id, tab, text; prints lines of
 * "query Q0 document rank score tag", a hundred a query. Without files it measures itself on titles that it was never shown.
 */
const { values } = parseArgs({ options: { queries: { type: "string" }, corpus: { type: "string" } } });
const encoder = builtInEmbeddings();
const perQuery = 100;
const tag = "titles-1";

if (values.queries && values.corpus) {
  await rankFiles(values.queries, values.corpus);
} else if (values.queries || values.corpus) {
  console.error("Say both files: npm run eval:titles -- --queries FILE --corpus FILE");
  process.exitCode = 1;
} else {
  await measureDuplicates(encoder);
}
await encoder.rest();

async function rankFiles(queryFile: string, corpusFile: string) {
  const space = new OccupationSpace(occupationTitles());
  const [queries, corpus] = [linesOf(queryFile), linesOf(corpusFile)];
  const sense = async (lines: { text: string }[]) => {
    const titles = lines.map(({ text }) => text);
    const vectors = await encoder.embed(titles);
    return senseTitles(titles, { space, vectors });
  };
  const [asked, collection] = [await sense(queries), new TitleCollection(await sense(corpus))];
  for (const [index, query] of queries.entries()) {
    const ranked = collection.rank(asked[index]!, perQuery);
    const lines = ranked.map(
      ({ index: found, score }, place) =>
        `${query.id} Q0 ${corpus[found]!.id} ${place + 1} ${score.toFixed(6)} ${tag}`,
    );
    console.log(lines.join("\n"));
  }
}

function linesOf(file: string): { id: string; text: string }[] {
  return readLines(file).map((line) => {
    const [id = "", ...text] = line.split("\t");
    return { id, text: text.join(" ").trim() };
  });
}
