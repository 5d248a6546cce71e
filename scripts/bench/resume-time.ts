import { readResume, stopReading } from "#server/resume-reading/index.ts";
import { column, tinyPdf } from "#server/resume-reading/testing/tiny-pdf.ts";

const rounds = 20;
const pages = 3;
const words = [
  "Senior engineer, Example Works, Leeds, 2019 - present",
  "Led the payments team of six people and moved it to PostgreSQL",
  "Wrote the importer in TypeScript, ten times faster than before",
];

/** Milliseconds to read a page of a PDF of text. */
export async function resumeMsAPage() {
  const lines = Array.from({ length: 40 }, (_, index) => words[index % words.length]!);
  const bytes = tinyPdf(Array.from({ length: pages }, () => column(50, 60, ["EXPERIENCE", ...lines])));
  const read = () => readResume({ bytes: new Uint8Array(bytes), fileName: "resume.pdf" });
  await read();
  const started = performance.now();
  for (let round = 0; round < rounds; round++) await read();
  const elapsed = performance.now() - started;
  await stopReading();
  return elapsed / rounds / pages;
}
