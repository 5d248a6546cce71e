import { readCandidate } from "#server/matching-engine/candidate.ts";
import { contentWords, sharedWords, wordStems } from "#server/matching-engine/content-words.ts";
import { scoreFit } from "#server/matching-engine/index.ts";
import type { CandidateText, Judged } from "#server/matching-engine/types.ts";
import { estimateShare } from "./eval/bootstrap.ts";
import { lineKey } from "./eval/explanations/line-key.ts";
import { agreed, type JudgedLine, readSources, readTruth } from "./eval/explanations/read-truth.ts";
import { findAds } from "./eval/real/find-ads.ts";
import { asOf } from "./eval/real/rankers.ts";
import { candidateOf, jobOf } from "./matching/read-pairs.ts";
import { wishesOf } from "./matching/wishes.ts";
import "./command-errors.ts";

/** How much of what the product says beside the lines of an ad is true: REAL_DATA_DIR=FOLDER npm run eval:truth */
const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder of real data that scripts/eval/real/README.md describes.");
  process.exit(2);
}

type Says = (requirement: Judged, candidate: CandidateText) => Judged["verdict"];
const rankers: [string, Says][] = [
  ["ours", ({ verdict }) => verdict],
  ["half of the words", byWords],
];
interface Shown extends JudgedLine {
  requirement: Judged;
  candidate: CandidateText;
}

const { people, ads } = readSources();
const truth = readTruth();
const [shown, lost] = await shownLines();
for (const [set, title] of [
  ["1", "tuning people: read, and repaired after"],
  ["2", "people kept back: read, and repaired after"],
  ["3", "other lines of both: asked once before they were read"],
  ["4", "twenty new people and any ad of their trade: read, and repaired after"],
  ["5", "twenty more: kept back"],
] as const) {
  const lines = shown.filter((line) => line.set === set);
  console.log(
    `\n| ${title} (${lines.length} lines) | met that are true | missing that are true | met of what is |`,
  );
  console.log("|---|---|---|---|");
  for (const [name, says] of rankers) console.log(`| ${name} | ${figures(lines, says).join(" | ")} |`);
}
console.log(`\n${lost} of ${truth.length} judged lines are not shown by this version.`);
const alike = truth.filter((line) => agreed(line) !== null).length / truth.length;
console.log(`The two assessors agree on ${alike.toFixed(3)} of them.`);

/** Each judged line that this version shows, with what it says of it. */
async function shownLines(): Promise<[Shown[], number]> {
  const found = findAds(folder!, ads);
  const lines: Shown[] = [];
  for (const person of people) {
    const own = truth.filter((line) => line.person === person.id);
    if (own.length === 0) continue;
    const candidate = {
      ...(await candidateOf(person.resumeFile, asOf)),
      wanted: wishesOf(person.wishesFile),
    };
    for (const job of new Set(own.map((line) => line.job))) {
      const ad = found.get(job);
      if (!ad) continue;
      const byKey = new Map(
        scoreFit(jobOf({ ...ad }), candidate).requirements.map((each) => [lineKey(each.text), each]),
      );
      for (const line of own.filter((each) => each.job === job)) {
        const requirement = byKey.get(line.line);
        if (requirement) lines.push({ ...line, requirement, candidate });
      }
    }
  }
  return [lines, truth.length - lines.length];
}

/** A line is met if half of its words stand in the resume, and missing if none does. */
function byWords({ text }: Judged, candidate: CandidateText): Judged["verdict"] {
  const words = contentWords(text);
  const told = wordStems(
    readCandidate(candidate)
      .lines.map((line) => line.told)
      .join("\n"),
  );
  const share = words.length === 0 ? 0.25 : sharedWords(words, told).length / words.length;
  return share >= 0.5 ? "met" : share === 0 ? "missing" : "unclear";
}

function figures(lines: readonly Shown[], says: Says): string[] {
  const verdicts = lines.map((line) => ({ ...line, verdict: says(line.requirement, line.candidate) }));
  const share = (of: typeof verdicts, right: (line: (typeof verdicts)[number]) => boolean) => {
    const byPerson = Map.groupBy(of, ({ person }) => person);
    const lists = [...byPerson.values()].map((own) => ({
      part: own.filter(right).length,
      whole: own.length,
    }));
    const { mean, low, high } = estimateShare(lists);
    return `${of.filter(right).length} of ${of.length}: ${mean.toFixed(3)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
  };
  return [
    share(
      verdicts.filter(({ verdict }) => verdict === "met"),
      (line) => agreed(line) === "y",
    ),
    share(
      verdicts.filter(({ verdict }) => verdict === "missing"),
      (line) => agreed(line) === "n",
    ),
    share(
      verdicts.filter((line) => agreed(line) === "y"),
      ({ verdict }) => verdict === "met",
    ),
  ];
}
