import { readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import type { BuilderSave } from "./builder-save.ts";
import type { FirstPage } from "./first-page.ts";
import type { ImportLanes } from "./import-lanes.ts";
import type { Measured } from "./load.ts";
import type { ReportTimes } from "./report-times.ts";
import type { SpeechTime } from "./speech-time.ts";
import type { LedgerRates } from "./ledger-time.ts";
import type { StatementTime } from "./statement-time.ts";
import type { Upload } from "./upload-time.ts";

interface Figures {
  /** How many processes wanted a core before the run began. */
  loadBefore: number;
  /** Milliseconds of the first start on an empty folder, then of the second. */
  starts: number[];
  imported: { rows: number; perSecond: number };
  /** The same jobs without their texts. */
  bare: { perSecond: number };
  measured: Measured[];
  pages: FirstPage[];
  resumeMs: number;
  /** To ask what a plan lets a company do. */
  planMs: number;
  speech: SpeechTime;
  uploaded: Upload;
  besideMail: ImportLanes;
  builder: BuilderSave;
  reports: ReportTimes;
  ledger: LedgerRates;
  statements: StatementTime[];
}

function loadRow({ name, perSecond, cpuMs, p99Ms }: Measured, empty: Measured) {
  const slower = [times(empty.perSecond / perSecond), times(cpuMs / empty.cpuMs)];
  return [name, whole(perSecond), cpuMs.toFixed(2), ...slower, whole(p99Ms)];
}

function builderRow({ blocks, kilobytes: size, ms, emptyMs, cpuMs }: BuilderSave) {
  return [
    `career builder save, ${blocks} blocks, ${size.toFixed(0)} kB, one after the other`,
    `${ms.toFixed(1)} ms, ${times(ms / emptyMs)} an empty call, CPU ${cpuMs.toFixed(1)} ms`,
  ];
}

function speechRow({ workMs, firstByteMs, coldFirstByteMs, spreadDb }: SpeechTime) {
  return [
    "reading aloud, MP3",
    `${workMs.toFixed(1)} ms a second of speech, first byte within ${whole(firstByteMs)} ms (${whole(coldFirstByteMs)} at the start), voices within ${spreadDb.toFixed(1)} dB`,
  ];
}

export function reportRows({ people, factsSeconds, reports }: ReportTimes) {
  const moves = whole(people * 4);
  return [
    [`facts of ${whole(people)} applications for reports`, `${factsSeconds.toFixed(1)} s`],
    ...reports.map(({ name, p50, p95 }) => [
      `report over ${moves} moves, ${name}`,
      `${whole(p50)} ms at the median, ${whole(p95)} ms at the 95th percentile (at most 300)`,
    ]),
  ];
}

export function ledgerRows({ purses, apart, shared, held }: LedgerRates) {
  return [
    [`transfers of the ledger between ${purses} accounts`, `${whole(apart)} a second (at least 500)`],
    ["transfers that all take from one account", `${whole(shared)} a second`],
    ["transfers that are held, then posted", `${whole(held)} a second`],
  ];
}

export function statementRows(times: readonly StatementTime[]) {
  return times.map(({ whose, rows, p50, p95 }) => [
    `${whose} statement of rewards, ${whole(rows)} rows`,
    `${p50.toFixed(1)} ms at the median, ${p95.toFixed(1)} ms at the 95th percentile (at most 30)`,
  ]);
}

/** What is measured without the running product. */
function alone({ reports, ledger, statements, resumeMs, planMs, speech }: Figures) {
  return [
    ...reportRows(reports),
    ...ledgerRows(ledger),
    ...statementRows(statements),
    ["reading a resume, PDF of text", `${resumeMs.toFixed(1)} ms a page`],
    ["asking what a plan allows", `${planMs.toFixed(5)} ms (at most 0.05)`],
    speechRow(speech),
  ];
}

/** The figures as a page for docs/. */
export function writeReport(figures: Figures) {
  const { loadBefore, starts, imported, bare, measured, pages, uploaded, besideMail } = figures;
  const empty = measured[0]!;
  const loads = measured.map((one) => loadRow(one, empty));
  const weights = pages.map(({ path, html, css, js }) => [
    path,
    ...[html, css, js, html + css + js].map(kilobytes),
  ]);
  return `# Benchmarks

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}. The demo world and ${whole(imported.rows)} imported jobs; the product,
its database and the caller share the machine, so every figure is also given as a ratio to an empty Fastify route measured in the same run.
Before the run ${loadBefore.toFixed(1)} other processes wanted a core (0 is a quiet machine).

## Under load: 5 seconds, 10 connections

CPU is that of the product's process, without its database. A page is kept for visitors who are not signed in.

${table(["call", "calls a second", "CPU ms a call", "slower than empty", "CPU of empty", "99 % within ms"], loads)}

## Once

${table(
  ["what", "figure"],
  [
    ["first start, empty folder, demo world made", `${(starts[0]! / 1000).toFixed(1)} s`],
    ["second start", `${(starts[1]! / 1000).toFixed(1)} s`],
    ["import of jobs with their texts", `${whole(imported.perSecond)} rows a second`],
    ["import of jobs without texts", `${whole(bare.perSecond)} rows a second`],
    [
      `import of ${whole(besideMail.jobs)} jobs by address, with all reactions and search`,
      `${besideMail.importSeconds.toFixed(1)} s`,
    ],
    ["a sign-in code leaves meanwhile within", `${(besideMail.codeMs / 1000).toFixed(1)} s`],
    ["an invitation leaves meanwhile within", `${(besideMail.inviteMs / 1000).toFixed(1)} s`],
    ["hints to the importer's tab meanwhile", whole(besideMail.hints)],
    [`upload of ${whole(uploaded.people)} people, until they are leads`, `${whole(uploaded.ms)} ms`],
    builderRow(figures.builder),
    ...alone(figures),
  ],
)}

## First page: kB to load, gzipped

${table(["page", "HTML", "CSS", "JS", "together"], weights)}
`;
}

export function machine() {
  const system = /PRETTY_NAME="(.+)"/.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? process.platform;
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]!.model}), ${memory} GB, ${system}, Node ${process.versions.node}`;
}

export function table(head: string[], rows: string[][]) {
  const align = head.map((_, index) => (index ? "---:" : "---"));
  return [head, align, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function whole(number: number) {
  return Math.round(number).toLocaleString("en-GB");
}
function times(ratio: number) {
  return `${ratio < 10 ? ratio.toFixed(1) : whole(ratio)} ×`;
}
export function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1);
}
