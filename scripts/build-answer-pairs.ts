import { writeFileSync } from "node:fs";
import { getReady, rankSentences } from "#server/quoting/find-quotes.ts";
import { onOneLine, placeKey, readQuestionSet } from "./eval/assistant/question-set.ts";
import "./command-errors.ts";

/**
 * Writes what scripts/sentence-encoder/train-answers.py learns from: node scripts/build-answer-pairs.ts PAIRS.jsonl. A pair is a
 * question of scripts/eval/assistant/learn and one of the sentences likest to it, or one that answers it.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error("Give a file for the pairs.");
const likest = 5;
const patient = 600_000;
const { questions, visibleTo } = readQuestionSet(new URL("./eval/assistant/learn", import.meta.url).pathname);
const pairs: string[] = [];
for (const asked of questions) {
  const sentences = visibleTo(asked);
  await getReady(sentences, { withinMs: patient });
  const right = new Set(asked.answers.map(({ document, sentence }) => placeKey(document, sentence)));
  for (const [place, { sentence }] of (await rankSentences(asked.question, sentences, patient)).entries()) {
    const { text, documentId } = sentence.quote;
    const answers = right.has(placeKey(documentId, text));
    if (place >= likest && !answers) continue;
    const { question } = asked;
    pairs.push(JSON.stringify({ question, text: onOneLine(text), around: sentence.around, answers }));
  }
}
writeFileSync(file, `${pairs.join("\n")}\n`);
console.log(`${pairs.length} pairs of ${questions.length} questions`);
// The encoder's thread waits for more otherwise.
process.exit();
