import { getDocumentProxy } from "unpdf";
import { judge } from "#server/matching-engine/evidence.ts";
import type { Requirement } from "#server/matching-engine/index.ts";

/** The lines of the upper half of a PDF’s first page, as they stand there. */
export async function halfPageLines(pdf: Uint8Array): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const page = await file.getPage(1);
  const middle = page.view[3]! / 2;
  const { items } = await page.getTextContent();
  const rows = new Map<number, string[]>();
  for (const item of items) {
    if (!("str" in item) || item.transform[5] < middle) continue;
    const row = Math.round(item.transform[5]);
    rows.set(row, [...(rows.get(row) ?? []), item.str]);
  }
  await file.loadingTask.destroy();
  return [...rows]
    .toSorted(([a], [b]) => b - a)
    .map(([, words]) => words.join("").trim())
    .filter(Boolean);
}

interface Judging {
  requirements: readonly Requirement[];
  jobTitle: string;
  asOf: string;
}
/** What single lines can show: years are added up over all jobs a person had. */
export function shownByLines<R extends Pick<Requirement, "kind">>(requirements: readonly R[]): R[] {
  return requirements.filter(({ kind }) => kind !== "years");
}

/** The requirements that lines of a resume answer, surely or with a line that comes close. */
export function answeredBy(lines: string[], { requirements, jobTitle, asOf }: Judging): Set<string> {
  const candidate = { asOf, resume: lines };
  const answered = requirements.filter((requirement) => {
    const { verdict, evidence } = judge(requirement, candidate, jobTitle);
    return evidence !== null && verdict !== "missing";
  });
  return new Set(answered.map(({ id }) => id));
}
