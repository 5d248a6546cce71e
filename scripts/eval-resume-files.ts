import { cpus } from "node:os";
import { parseArgs } from "node:util";
import type { ResumeContent } from "#contract/resumes.ts";
import { contentFrom } from "#server/domains/resumes/content.ts";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { documentOf } from "#server/resume-writing/document.ts";
import { fieldsReadBack, resumePdf, resumeSvg, writeResumeFile } from "#server/resume-writing/index.ts";
import { resumeTemplates } from "#shared/resumes/resume-parts.ts";
import {
  declaredTexts,
  inversions,
  isInstalled,
  passesQpdf,
  textByPdfjs,
  textByPoppler,
} from "./eval/resume-files/order.ts";
import { type FictionalPerson, fictionalPeople } from "./eval/resume-files/people.ts";
import "./command-errors.ts";

/**
 * Writes the resumes of sixty fictional people in six templates and reads each file again, with and without the data it
 * carries. `--misses` tells what did not come back, `--people 10` takes the first ten.
 */
const { values } = parseArgs({
  options: { misses: { type: "boolean", default: false }, people: { type: "string" } },
});
const madeAt = new Date("2026-11-24T12:00:00Z");
const tally = new Map<string, { part: number; whole: number }>();
const times: Record<"file" | "preview" | "docx", number[]> = { file: [], preview: [], docx: [] };
const has = { pdftotext: isInstalled("pdftotext"), qpdf: isInstalled("qpdf") };

function count(what: string, part: number, whole: number) {
  const sum = tally.get(what) ?? { part: 0, whole: 0 };
  tally.set(what, { part: sum.part + part, whole: sum.whole + whole });
}

async function timed<T>(kind: keyof typeof times, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const done = await work();
  times[kind].push(performance.now() - started);
  return done;
}

async function readBack(what: string, file: { bytes: Uint8Array; name: string }, content: ResumeContent) {
  const read = await readBytes({ bytes: new Uint8Array(file.bytes), fileName: file.name });
  const fields = fieldsReadBack(content, contentFrom(read));
  const wrong = fields.filter(({ same }) => !same);
  count(what, fields.length - wrong.length, fields.length);
  if (values.misses)
    for (const { field, written, read: found } of wrong)
      console.log(`${content.personalInfo.name}, ${what}: ${field}: ${JSON.stringify([written, found])}`);
}

function countOrder(by: string, declared: string[], read: string) {
  const wrong = inversions(declared, read);
  count(`declared order by ${by}`, declared.length - wrong.length, declared.length);
  if (values.misses) for (const text of wrong) console.log(`${declared[0]}, order by ${by}: ${text}`);
}

async function measureTemplate(person: FictionalPerson, template: (typeof resumeTemplates)[number]) {
  const { content } = person;
  const style = person.style(template);
  const from = { content, style, picture: null, madeAt };
  const { bytes, accessible } = await timed("file", () => resumePdf(from));
  count("PDF/UA-1", accessible ? 1 : 0, 1);
  await readBack("PDF, with its data", { bytes, name: "a.pdf" }, content);
  const bare = await resumePdf({ ...from, attach: false });
  await readBack("PDF, pages only", { bytes: bare.bytes, name: "a.pdf" }, content);
  await readBack(`  pages only, ${template}`, { bytes: bare.bytes, name: "a.pdf" }, content);
  const declared = declaredTexts(documentOf(content, style), template);
  countOrder("pdf.js", declared, await textByPdfjs(bytes));
  if (has.pdftotext) {
    const columns = template === "sidebar" ? "two columns" : "one column";
    countOrder(`poppler, ${columns}`, declared, textByPoppler(bytes));
    countOrder("poppler -raw", declared, textByPoppler(bytes, "-raw"));
  }
  if (has.qpdf) count("qpdf --check", passesQpdf(bytes) ? 1 : 0, 1);
  await previewWhileTyping(person, template);
}

/** The pages after a key: what was drawn before is drawn again with one letter more. */
async function previewWhileTyping(
  { content, style }: FictionalPerson,
  template: (typeof resumeTemplates)[number],
) {
  const from = { style: style(template), picture: null, madeAt };
  const typed = (letters: string) => ({ ...content, summary: `${content.summary}${letters}` });
  await resumeSvg({ ...from, content });
  for (const letters of ["a", "ab"])
    await timed("preview", () => resumeSvg({ ...from, content: typed(letters) }));
}

async function measure(person: FictionalPerson) {
  for (const template of resumeTemplates) await measureTemplate(person, template);
  const { content } = person;
  const from = { content, style: person.style("classic"), picture: null, madeAt };
  const docx = await timed("docx", () => writeResumeFile(from, "docx"));
  await readBack("Word", { bytes: docx, name: "a.docx" }, content);
  for (const kind of ["json", "txt"] as const) {
    const bytes = await writeResumeFile(from, kind);
    await readBack(kind === "json" ? "JSON Resume" : "Plain text", { bytes, name: `a.${kind}` }, content);
  }
}

const bars: Record<string, number> = {
  "PDF, with its data": 1,
  "PDF, pages only": 0.97,
  Word: 0.97,
  "PDF/UA-1": 1,
  "declared order by pdf.js": 1,
  "declared order by poppler, one column": 1,
  "declared order by poppler, two columns": 1,
  "declared order by poppler -raw": 1,
  "qpdf --check": 1,
};

function printResults(people: number) {
  console.log(
    `${people} people, ${resumeTemplates.length} templates; ${cpus().length} × ${cpus()[0]?.model}`,
  );
  console.table(
    Object.fromEntries(
      [...tally].map(([what, { part, whole }]) => [
        what,
        { right: `${part} of ${whole}`, share: (part / whole).toFixed(4), bar: bars[what] ?? "" },
      ]),
    ),
  );
  const at = (list: number[], share: number) =>
    `${list.toSorted((a, b) => a - b)[Math.floor(list.length * share)]?.toFixed(1)} ms`;
  console.table({
    "PDF file": { median: at(times.file, 0.5), p95: at(times.file, 0.95), bar: "80 ms" },
    "preview after a key": { median: at(times.preview, 0.5), p95: at(times.preview, 0.95), bar: "60 ms" },
    "Word file": { median: at(times.docx, 0.5), p95: at(times.docx, 0.95), bar: "" },
  });
  for (const [program, is] of Object.entries(has))
    if (!is) console.log(`${program} is not installed here: what it says of the files was not measured.`);
}

const people = fictionalPeople().slice(0, values.people ? Number(values.people) : undefined);
for (const person of people) await measure(person);
printResults(people.length);
