import { parseArgs } from "node:util";
import {
  candidateToSense,
  type CandidateText,
  candidateVector,
  JobColumns,
  type JobText,
  jobToSense,
  jobVector,
  openSenses,
  type Sense,
  type Senses,
} from "#server/matching-engine/index.ts";
import { builtInEmbeddings } from "#server/outside/models/built-in.ts";
import { readEncoderFolder } from "#server/outside/models/encoder-folder.ts";
import { findRuntime, folderEmbeddings } from "#server/outside/models/folder.ts";
import { discountedGain } from "./eval/discounted-gain.ts";
import { estimate } from "./eval/bootstrap.ts";
import { findAds } from "./eval/real/find-ads.ts";
import { fits, type Verdict } from "./eval/real/measures.ts";
import { asOf } from "./eval/real/rankers.ts";
import { readCollection, verdictsOf } from "./eval/real/read-collection.ts";
import { candidateOf, jobOf } from "./matching/read-pairs.ts";
import { wishesOf } from "./matching/wishes.ts";
import "./command-errors.ts";

/**
 * Measures what senses add to first sight, which chooses the postings that are judged in full: REAL_DATA_DIR=FOLDER
 * npm run eval:senses [-- --locked]. With AI_EMBEDDINGS_FOLDER the encoder of that folder is measured as well.
 */
const { values } = parseArgs({ options: { locked: { type: "boolean", default: false } } });
const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder of real data that scripts/eval/real/README.md describes.");
  process.exit(2);
}
const encoderFolder = process.env["AI_EMBEDDINGS_FOLDER"];
const depth = 50;

const { people, grades, ads, split } = readCollection();
const half = values.locked ? "locked" : "tuning";
const own = people.filter(({ id }) => split[half].includes(id));
const verdictsBy = new Map(
  own.map(({ id }) => [id, verdictsOf(grades.filter(({ person_id }) => person_id === id))]),
);
const graded = new Set([...verdictsBy.values()].flatMap((verdicts) => [...verdicts.keys()]));
const found = findAds(
  folder,
  ads.filter(({ id }) => graded.has(id)),
);
if (found.size === 0) throw new Error(`${folder} holds none of the graded advertisements.`);
const jobs = new Map([...found].map(([id, ad]) => [id, jobOf({ ...ad })]));
const seekers: { candidate: CandidateText; verdicts: ReadonlyMap<string, Verdict> }[] = [];
for (const { id, resumeFile, wishesFile } of own)
  seekers.push({
    verdicts: verdictsBy.get(id)!,
    candidate: { ...(await candidateOf(resumeFile, asOf)), wanted: wishesOf(wishesFile) },
  });

console.log(
  `| first sight, ${half} half: ${own.length} people, ${jobs.size.toLocaleString("en")} postings | nDCG@10 of their own | fitting among the first ${depth} of all |\n|---|---|---|`,
);
await measure("titles and skills alone", null);
await measure("with the built-in vectors", openSenses(builtInEmbeddings()));
if (encoderFolder) {
  const encoder = folderEmbeddings(readEncoderFolder(encoderFolder), findRuntime());
  await measure("with the encoder of the folder", openSenses(encoder));
}

async function measure(name: string, senses: Senses | null) {
  const columns = new JobColumns();
  for (const [id, job] of jobs) columns.set(id, jobVector(job), await senseOfJob(job, senses));
  const measured: { gain: number; fitting: number }[] = [];
  for (const { candidate, verdicts } of seekers) {
    const scores = columns.firstSight(candidateVector(candidate), await senseOfPerson(candidate, senses));
    const order = columns.keys
      .map((id, row) => ({ id: id!, score: scores[row]! }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ id }) => id);
    measured.push(measuresOf(order, verdicts));
  }
  await senses?.rest();
  const cells = (["gain", "fitting"] as const).map((of) => {
    const { mean, low, high } = estimate(measured.map((each) => each[of]));
    return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
  });
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

async function senseOfJob(job: JobText, senses: Senses | null): Promise<Sense | null> {
  const told = senses && jobToSense(job, senses.languages);
  return told ? (await senses.senseOf([told]))[0]! : null;
}

async function senseOfPerson(candidate: CandidateText, senses: Senses | null): Promise<Sense | null> {
  const told = senses && candidateToSense(candidate, senses.languages);
  return told ? (await senses.senseOf([told]))[0]! : null;
}

function measuresOf(order: readonly string[], verdicts: ReadonlyMap<string, Verdict>) {
  const own = order.flatMap((id) => verdicts.get(id) ?? []);
  const gains = own.map(({ grade }) => grade);
  const fitting = order.flatMap((id, place) => {
    const verdict = verdicts.get(id);
    return verdict && fits(verdict) ? [place] : [];
  });
  return {
    gain: discountedGain(gains) / discountedGain(gains.toSorted((a, b) => b - a)),
    fitting: fitting.filter((place) => place < depth).length / Math.min(depth, fitting.length),
  };
}
