import { parseArgs } from "node:util";
import type { ResumeOperation } from "#contract/resume-operations.ts";
import { linesOf } from "#server/domains/resumes/lines-of.ts";
import { versionState } from "#server/domains/resumes/versions.ts";
import { resumePdf } from "#server/resume-writing/index.ts";
import { optimize } from "#server/resume-tailoring/optimize.ts";
import type { Tailorable } from "#server/resume-tailoring/planning.ts";
import { historyOf, step, undo } from "#shared/blocks/history.ts";
import { withChanges } from "#shared/resumes/operations.ts";
import { estimate } from "./eval/bootstrap.ts";
import { fabricationsIn } from "./eval/optimize/fabrications.ts";
import { answeredBy, halfPageLines, shownByLines } from "./eval/optimize/half-page.ts";
import { type Pair, asOf, realPairs } from "./eval/optimize/pairs.ts";
import { comesThrough, readRewords } from "./eval/optimize/stub-model.ts";
import { medianOf } from "./eval/optimize/median.ts";
import "./command-errors.ts";

/**
 * Measures the proposals that fit a resume to a job: REAL_DATA_DIR=FOLDER npm run eval:optimize [-- --locked]. The first
 * half page is measured on every second person unless `--locked` is given, which belongs to the end of the work on it.
 */
const { values } = parseArgs({
  options: { locked: { type: "boolean", default: false }, misses: { type: "boolean", default: false } },
});
const madeAt = new Date("2026-11-24T12:00:00Z");

interface Measured {
  fabrications: number;
  lost: number;
  undone: boolean;
  operations: number;
  before: number;
  after: number;
  shown: number;
  asked: number;
}

async function measure({ resume, job }: Pair): Promise<Measured> {
  const judging = { requirements: job.requirements, jobTitle: job.job.title, asOf };
  const { operations } = optimize(resume, judging);
  const { resume: tailored, lost } = withChanges<Tailorable, ResumeOperation>(resume, operations);
  const [first, last] = [await pdfOf(resume), await pdfOf(tailored)];
  const { accepted, undone } = acceptedAndUndone(resume, operations);
  const back = await pdfOf(undone);
  const shown = { ...judging, requirements: shownByLines(job.requirements) };
  const [before, after] = [
    answeredBy(await halfPageLines(first), shown),
    answeredBy(await halfPageLines(last), shown),
  ];
  const whole = answeredBy(linesOf(resume.content), shown);
  return {
    fabrications: fabricationsIn(resume.content, tailored.content).length,
    lost: lost.length,
    undone: back.equals(first) && isSame(undone, resume) && isSame(accepted, tailored),
    operations: operations.length,
    before: before.size,
    after: after.size,
    shown: whole.union(before).size,
    asked: shown.requirements.length,
  };
}

/** Every proposal accepted one after the other, and every step undone; the version is kept after each, as the screen does it. */
function acceptedAndUndone(resume: Tailorable, operations: readonly ResumeOperation[]) {
  let history = historyOf<readonly ResumeOperation[]>([]);
  let version = keptWith(resume, history.present);
  for (const operation of operations) {
    history = step(history, [...history.present, operation]);
    version = keptWith(resume, history.present);
  }
  const accepted = version;
  for (const _ of operations) {
    history = undo(history);
    version = keptWith(resume, history.present);
  }
  return { accepted, undone: version };
}

/** A version as the product keeps it: written of its resume and its changes, as the database gives them back. */
function keptWith(resume: Tailorable, changes: readonly ResumeOperation[]): Tailorable {
  const base = { name: "Resume", ...asKept(resume) };
  return asKept(versionState(base, { name: "Version", changes: [...asKept(changes)], edits: {} }).written);
}
const asKept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const isSame = (one: Tailorable, other: Tailorable) => JSON.stringify(one) === JSON.stringify(other);

async function pdfOf({ content, style }: Tailorable) {
  return (await resumePdf({ content, style, picture: null, madeAt })).bytes;
}

function tellCoverage(title: string, measured: readonly Measured[]) {
  const points = (of: (each: Measured) => number) => {
    const rises = measured
      .filter((each) => of(each) > 0)
      .map((each) => (100 * (each.after - each.before)) / of(each));
    const { low, high } = medianOf(rises);
    return {
      pairs: rises.length,
      median: medianOf(rises).median.toFixed(1),
      interval: `${low.toFixed(1)} to ${high.toFixed(1)}`,
      mean: estimate(rises).mean.toFixed(1),
    };
  };
  console.log(`\nRequirements answered in the upper half of page 1, in points, ${title}`);
  console.table({
    "of what the resume shows, where some of it stood further down": points(({ shown, before }) =>
      shown > before ? shown : 0,
    ),
    "of what the resume shows, all pairs": points(({ shown }) => shown),
    "of all that is asked, all pairs": points(({ asked }) => asked),
  });
  const fell = measured.filter(({ before, after }) => after < before).length;
  console.log(`It fell on ${fell} of ${measured.length} pairs.`);
}

async function tellGate() {
  const lies = readRewords("lies.txt");
  const through = await comesThrough(lies);
  const kinds = new Set(lies.map(({ kind }) => kind));
  const open = new Set(through.map(({ kind }) => kind));
  const honest = readRewords("honest-rewords.txt");
  const kept = await comesThrough(honest);
  console.table({
    "kinds of lie refused": { result: `${kinds.size - open.size} of ${kinds.size}`, bar: "all" },
    "lies refused": { result: `${lies.length - through.length} of ${lies.length}`, bar: "all" },
    "honest rewordings refused": { result: `${honest.length - kept.length} of ${honest.length}`, bar: "3 %" },
  });
  if (!values.misses) return;
  for (const { kind, after } of through) console.log(`Came through, ${kind}: ${after}`);
  for (const each of honest.filter((one) => !kept.includes(one))) console.log(`Refused: ${each.after}`);
}

async function tellPairs(folder: string) {
  const half = values.locked ? "locked" : "tuning";
  const measured: (Measured & { half: string })[] = [];
  for (const pair of await realPairs(folder)) measured.push({ ...(await measure(pair)), half: pair.half });
  const sum = (of: (each: Measured) => number) => measured.reduce((all, each) => all + of(each), 0);
  console.table({
    "fabrications without a model": {
      result: `${sum(({ fabrications }) => fabrications)} on ${measured.length} pairs`,
      bar: "0 on 300",
    },
    "accepted and undone, the same bytes": {
      result: `${sum(({ undone }) => Number(undone))} of ${measured.length}`,
      bar: "all",
    },
    "proposals that could not be made": { result: sum(({ lost }) => lost), bar: 0 },
    "proposals for a pair, mean": {
      result: (sum(({ operations }) => operations) / measured.length).toFixed(1),
      bar: "",
    },
  });
  tellCoverage(
    `${half} people`,
    measured.filter((each) => each.half === half),
  );
}

await tellGate();
const folder = process.env["REAL_DATA_DIR"];
if (folder) await tellPairs(folder);
else console.log("Set REAL_DATA_DIR to measure pairs of real resumes and advertisements too.");
