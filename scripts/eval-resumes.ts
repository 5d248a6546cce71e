import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { emptyResume, type ReadResume } from "#server/resume-reading/types.ts";
import { estimateShare } from "./eval/bootstrap.ts";
import { builderFiles } from "./eval/reading/builder-files.ts";
import { careers } from "./eval/reading/careers.ts";
import { goldOf, type Gold } from "./eval/reading/gold.ts";
import { readByLineRules } from "./eval/reading/line-rules.ts";
import { inventedPeople } from "./eval/reading/people.ts";
import { keptFolder, openedFolder, peopleIn } from "./eval/reading/people-files.ts";
import { renderResumes } from "./eval/reading/render.ts";
import { scoresOf, type Reading, type Scores } from "./eval/reading/score.ts";
import "./command-errors.ts";

/**
 * Reads invented resumes, printed in a dozen layouts, those of other hands, and the files of REAL_DATA_DIR against what
 * is known of them. `--locked` reads the people kept for the end of the work on the reader instead, `--people FOLDER`
 * files of that form in any folder.
 */
const { values } = parseArgs({
  options: {
    locked: { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
    people: { type: "string" },
  },
});

interface Sample {
  file: string;
  foreign: boolean;
  gold: (read: ReadResume) => Gold;
}

interface Measured {
  sample: Sample;
  ours: Scores;
  plain: Scores;
  uploadable: boolean;
  time: number;
}

/** The people the reader was made on. */
async function printed(): Promise<Sample[]> {
  return (await renderResumes(inventedPeople())).map(({ person, file, template }) => ({
    file,
    foreign: person.language !== "en",
    gold: () => goldOf(person, template),
  }));
}

function samplesIn(from: string): Sample[] {
  return peopleIn(from).map(({ gold, ...person }) => ({ ...person, gold: () => gold }));
}

// oxlint-disable-next-line no-control-regex -- what no column can keep
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

function canBeStored(value: unknown): boolean {
  if (typeof value === "string") return !unstorable.test(value) && value.isWellFormed();
  return typeof value !== "object" || value === null || Object.values(value).every(canBeStored);
}

async function measure(sample: Sample): Promise<Measured> {
  const bytes = new Uint8Array(readFileSync(sample.file));
  const started = performance.now();
  const read = await readBytes({ bytes, fileName: sample.file }).catch(() => null);
  const time = performance.now() - started;
  const resume = read ?? emptyResume(sample.file, "text");
  const gold = sample.gold(resume);
  const ours = scoresOf(resume, gold, sample.foreign);
  const plain = scoresOf(await readByLineRules(sample.file), gold, sample.foreign);
  if (values.misses) tellMisses(sample, resume, gold, ours);
  return { sample, ours, plain, uploadable: read !== null && canBeStored(read), time };
}

function tellMisses(sample: Sample, read: Reading, gold: Gold, scores: Scores): void {
  const missed = Object.entries(scores).filter(([, { part, whole }]) => part < whole);
  if (missed.length === 0) return;
  console.log(
    `\n${sample.file}: ${missed.map(([name, { part, whole }]) => `${name} ${part}/${whole}`).join(", ")}`,
  );
  console.log("  found", JSON.stringify(pick(read)));
  console.log("  gold ", JSON.stringify({ ...gold, alsoCompanies: undefined }));
}

function pick({
  workExperience,
  skills,
  languages,
  certification,
  projects,
  education,
  fullName,
}: Reading): object {
  return {
    fullName,
    jobs: workExperience.map(({ title, companyName, start, end }) =>
      [title, companyName, start, end].join(" | "),
    ),
    skills: skills.map(({ name }) => name),
    languages,
    certification,
    projects: projects.map(({ name, link, start }) => ({ name, link, start })),
    education: education.map(({ degree, field, school }) => [degree, field, school].join(" | ")),
  };
}

function cell(measured: readonly Scores[], name: string): string {
  const shares = measured.flatMap((scores) => scores[name] ?? []);
  if (shares.length === 0) return "";
  const { mean, low, high } = estimateShare(shares);
  return `${mean.toFixed(3)} [${low.toFixed(2)}-${high.toFixed(2)}]`;
}

function total(measured: readonly Scores[], name: string): number {
  const shares = measured.flatMap((scores) => scores[name] ?? []);
  return (
    shares.reduce((sum, { part }) => sum + part, 0) /
    Math.max(
      1,
      shares.reduce((sum, { whole }) => sum + whole, 0),
    )
  );
}

function companyF1(measured: readonly Scores[]): string {
  const [precision, recall] = [total(measured, "company precision"), total(measured, "company recall")];
  return ((2 * precision * recall) / Math.max(precision + recall, 0.001)).toFixed(3);
}

function printTable(title: string, measured: readonly Measured[]): void {
  if (measured.length === 0) return;
  const [ours, plain] = [measured.map((one) => one.ours), measured.map((one) => one.plain)];
  const names = [...new Set(ours.flatMap((scores) => Object.keys(scores)))];
  const times = measured.map(({ time }) => time).toSorted((a, b) => a - b);
  console.log(`\n${title}: ${measured.length} files`);
  console.table({
    uploadable: {
      ours: (measured.filter(({ uploadable }) => uploadable).length / measured.length).toFixed(3),
    },
    "company F1": { ours: companyF1(ours), "line rules": companyF1(plain) },
    ...Object.fromEntries(
      names.map((name) => [name, { ours: cell(ours, name), "line rules": cell(plain, name) }]),
    ),
    "median time": { ours: `${Math.round(times[Math.floor(times.length / 2)]!)} ms` },
  });
}

async function measureAll(samples: readonly Sample[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const sample of samples) measured.push(await measure(sample));
  return measured;
}

const folder = process.env["REAL_DATA_DIR"];

async function measureInvented(title: string, samples: Sample[]): Promise<void> {
  const people = await measureAll(samples);
  printTable(title, people);
  printTable(
    "Of these Word files",
    people.filter(({ sample }) => sample.file.endsWith(".docx")),
  );
}

/** Files with their facts beside them, or a sentence where there are none. */
async function measureFolder(title: string, from: string): Promise<void> {
  const samples = samplesIn(from);
  if (samples.length === 0)
    console.log(`No PDF or Word file with its JSON beside it stands in ${from}: nothing was read.`);
  await measureInvented(title, samples);
}

if (values.people !== undefined) await measureFolder("People of a folder", values.people);
else if (values.locked) await measureFolder("Invented people kept for the end", keptFolder);
else {
  await measureInvented("Invented people", await printed());
  await measureFolder("Invented people of other hands", openedFolder);
  await measureReal();
}

async function measureReal(): Promise<void> {
  if (!folder || !existsSync(join(folder, "resumes-deid"))) {
    console.log("REAL_DATA_DIR names no folder with resumes-deid: only the invented people were read.");
    return;
  }
  const { samples, truth } = careers(join(folder, "resumes-deid"));
  printTable(
    `Careers of the de-identified set, jobs by: ${truth}`,
    await measureAll(samples.map((career) => ({ ...career, foreign: false }))),
  );
  const builder = builderFiles(folder).map(({ file, gold }) => ({ file, foreign: false, gold: () => gold }));
  printTable("Files of a resume builder", await measureAll(builder));
}
