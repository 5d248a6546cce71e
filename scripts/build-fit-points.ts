import { type FitSigns, points } from "#server/matching-engine/fit-points.ts";
import { scoreFit } from "#server/matching-engine/index.ts";
import { estimate } from "./eval/bootstrap.ts";
import { findAds } from "./eval/real/find-ads.ts";
import { measuresOf, type Verdict } from "./eval/real/measures.ts";
import { asOf } from "./eval/real/rankers.ts";
import { type Person, readCollection, verdictsOf } from "./eval/real/read-collection.ts";
import { fitOrdinal, type GradedRow } from "./fit/ordinal.ts";
import { candidateOf, jobOf } from "./matching/read-pairs.ts";
import { wishesOf } from "./matching/wishes.ts";
import "./command-errors.ts";

/**
 * Fits what each sign of a fit is worth (server/matching-engine/fit-points.ts) on the people who may be looked at, prints it
 * for that file, and says how well weights order the jobs of a person who was left out of fitting them:
 * REAL_DATA_DIR=FOLDER node scripts/build-fit-points.ts
 */
const heldByHand = new Set<string>(["none", "kept", "knownLevel", "noDoubt"]);
const names = (Object.keys(points) as (keyof typeof points)[]).filter(
  (name): name is keyof FitSigns => !heldByHand.has(name),
);
const { people, grades, ads, split } = readCollection();
const found = findAds(process.env["REAL_DATA_DIR"] ?? "", ads);

interface Known {
  rows: GradedRow[];
  verdicts: Verdict[];
}
const known: Known[] = [];
for (const person of people.filter(({ id }) => split.tuning.includes(id))) known.push(await read(person));

const left = known.map(({ rows, verdicts }, own) => {
  const { weights } = fitOrdinal(known.flatMap((each, at) => (at === own ? [] : each.rows)));
  return measuresOf(ordered(rows, verdicts, weights))["nDCG@10"];
});
const { weights, begins } = fitOrdinal(known.flatMap(({ rows }) => rows));
for (const [at, name] of names.entries()) console.log(`${name}: ${weights[at]!.toFixed(2)}`);
console.log(`The grades begin at ${begins.map((begin) => (-begin).toFixed(2)).join(", ")}.`);
const { mean, low, high } = estimate(left);
console.log(
  `nDCG@10 of a person left out: ${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] of ${known.length}.`,
);

async function read({ id, resumeFile, wishesFile }: Person): Promise<Known> {
  const candidate = { ...(await candidateOf(resumeFile, asOf)), wanted: wishesOf(wishesFile) };
  const verdicts = verdictsOf(grades.filter(({ person_id }) => person_id === id));
  const own = ads.filter((ad) => verdicts.has(ad.id) && found.has(ad.id));
  const rows = own.map((ad): GradedRow => {
    const { signs } = scoreFit(jobOf({ ...found.get(ad.id)! }), candidate);
    return {
      signs: names.map((name) => signs[name]),
      grade: verdicts.get(ad.id)!.grade,
      weight: 1 / own.length,
    };
  });
  return { rows, verdicts: own.map((ad) => verdicts.get(ad.id)!) };
}

function ordered(rows: readonly GradedRow[], verdicts: readonly Verdict[], by: readonly number[]): Verdict[] {
  const score = ({ signs }: GradedRow) => signs.reduce((sum, sign, at) => sum + sign * by[at]!, 0);
  return [...rows.keys()].toSorted((a, b) => score(rows[b]!) - score(rows[a]!)).map((at) => verdicts[at]!);
}
