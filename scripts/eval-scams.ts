import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { areaUnderCurve } from "./scams/area-under-curve.ts";
import { type LabelledAd, readLabelledAds } from "./scams/labelled-ads.ts";
import { trainWeights } from "./scams/train-weights.ts";
import { scamLikeness, type ScamWeights } from "../server/scam-likeness/scam-likeness.ts";
import { scamSignals } from "../server/scam-likeness/scam-signals.data.ts";

/** Trains the weights of the likeness to scams, prints them and what they are worth; with --write they are kept. */
const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder that holds jobs-fulltext.");
  process.exit(2);
}
const ads = readLabelledAds(join(folder, "jobs-fulltext"));
const folds = 5;

/** Each ad judged by weights that never saw it. */
function judgedUnseen(): { ad: LabelledAd; score: number }[] {
  return Array.from({ length: folds }, (_, fold) => {
    const weights = trainWeights(ads.filter((ad) => ad.fold % folds !== fold));
    return ads
      .filter((ad) => ad.fold % folds === fold)
      .map((ad) => ({ ad, score: scamLikeness(ad.title, ad.text, weights).score }));
  }).flat();
}

const judged = judgedUnseen();
const scams = judged.filter(({ ad }) => ad.scam).map(({ score }) => score);
const report = (name: string, honest: number[]) =>
  console.log(
    `${name}: ${scams.length} scams, ${honest.length} honest, AUC ${areaUnderCurve(scams, honest).toFixed(3)}`,
  );
for (const source of new Set(ads.filter(({ scam }) => !scam).map((ad) => ad.source)))
  report(
    source,
    judged.filter(({ ad }) => ad.source === source).map(({ score }) => score),
  );
report(
  "all",
  judged.filter(({ ad }) => !ad.scam).map(({ score }) => score),
);

const final = trainWeights(ads);
for (const { id, words } of scamSignals)
  console.log(`${(final.weights[`#${id}`] ?? 0).toFixed(2).padStart(6)}  ${words}`);
if (process.argv.includes("--write")) write(final);

function write({ bias, weights }: ScamWeights) {
  const rounded = Object.fromEntries(
    Object.entries(weights).map(([id, weight]) => [id, Number(weight.toFixed(3))]),
  );
  const target = new URL("../server/scam-likeness/scam-weights.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ bias: Number(bias.toFixed(3)), weights: rounded }, null, 2)}\n`);
}
