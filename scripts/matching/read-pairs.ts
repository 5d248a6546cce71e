import { basename } from "node:path";
import {
  candidateFromResume,
  textLines,
  type CandidateText,
  type JobText,
} from "#server/matching-engine/index.ts";
import { readResume, stopReading } from "#server/resume-reading/index.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { employmentTypeOf } from "#server/outside/ats/fields.ts";
import { siteName, sitesIn } from "#server/places/sites.ts";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { readSalary } from "#shared/money/read-salary.ts";
import { salaryInUnits, type Salary } from "#shared/money/salary.ts";
import { readJobLocations } from "#shared/places/job-locations.ts";
import { readJson, readInput } from "../read-input.ts";

/** A resume in any format that can be read, plain text, or a JSON file of the engine's own shape. */
export async function candidateOf(fileName: string, today: string): Promise<CandidateText> {
  const bytes = readInput(fileName);
  const given = fileName.endsWith(".json")
    ? readJson<Partial<CandidateText> & { resumeText?: unknown; text?: unknown }>(
        bytes.toString("utf8"),
        fileName,
      )
    : {};
  const text = given.resume ?? given.resumeText ?? given.text;
  if (text !== undefined) {
    const resume = Array.isArray(text) ? text : textLines(String(text));
    return { ...given, asOf: given.asOf ?? today, resume };
  }
  const resume = await readResume({ bytes, fileName: basename(fileName) });
  await stopReading();
  return candidateFromResume({ ...resume, lines: resume.lines.flatMap(textLines) }, today);
}

/** A row of a file of jobs; where it names no title, its text begins with one. */
export function jobOf(row: Record<string, unknown>): JobText {
  const written = Array.isArray(row.locations) ? row.locations.join("; ") : String(row.location ?? "");
  const { places, remote, remoteRegions } = readJobLocations(written);
  const text = String(row.descriptionHtml ?? row.description ?? row.text ?? "");
  const type = row.employmentType ?? row.type ?? stated(text, "Type");
  const title = String(row.title ?? row.jobTitle ?? titleIn(text));
  return {
    title,
    descriptionHtml: text,
    locations: places,
    remote: remote || row.remote === true,
    remoteRegions,
    salary: payOf(row.salary ?? row.pay ?? stated(text, "Salary"), written),
    employmentType: employmentTypeOf(typeof type === "string" ? type : "", title),
    seniority: typeof row.seniority === "string" ? row.seniority : null,
  };
}

/** "Salary: 30000 to 35000 per year" on a line of its own. */
function stated(text: string, name: string): string | null {
  return new RegExp(String.raw`^${name}: (?<value>.+)$`, "m").exec(text)?.groups?.value ?? null;
}

/** Pay as a field says it; without a currency it is that of the place. */
function payOf(given: unknown, place: string): Salary | null {
  if (!given) return null;
  if (typeof given !== "string") return salaryInUnits(given as Salary);
  const found = readSalary(`Salary: ${given.replace(/(?<=\d) (?:to|à) (?=\D{0,4}\d)/g, " - ")}`);
  if (!found || found.currency) return found;
  const [site] = sitesIn(place);
  return site ? { ...found, currency: currencyOfPlace(siteName(site)) } : found;
}

const namedLater =
  /\b(?:job title|position(?: title)?|role)\s*:\s*(?<named>[^\n.;:]{3,60})|\b(?:looking for|seeking|searching for|hiring|in search of|join (?:us|our team|the team) as|position of|role of|as(?: our(?: next)?)?)\s+(?:an?\s+|our\s+(?:next\s+)?|the\s+)?(?<sought>[^\n.;:,()]{3,60}?)(?=\s+(?:to|who|with|that|for|in|at|on|will|and you)\b|[.;:,()\n]|$)/giu;
const noTitle =
  /^(?:at|an?|requisition|we|our|about|join|are|who|as|with|in|if|this|you|your|it|overview|company|job|position|location|description|summary|the (?:company|team|opportunity))\b/i;
const mostWords = 8;

/** "Nurse for the recovery room. You receive …" begins with what the job is called; others say it after they have said who they are. */
function titleIn(text: string): string {
  const plain = text.replace(/<[^>]+>/g, "\n").trim();
  const [line = ""] = plain.split("\n");
  const [first = ""] = line
    .replace(/^(?:job )?(?:title|position|role)\s*:\s*/i, "")
    .replace(
      /^(?:we(?:['’]re| are) (?:looking for|hiring|seeking)|looking for|hiring|wanted:?)\s+(?:an? )?/i,
      "",
    )
    .split(/(?<=[\p{L})]{2})[.:!|](?:\s|$)|\s[|–—]\s/u);
  const begins = !noTitle.test(first) && first.split(" ").length <= mostWords ? [first.trim()] : [];
  const later = [...plain.matchAll(namedLater)].flatMap(
    ({ groups = {} }) => groups.named ?? groups.sought ?? [],
  );
  const named = [...begins, ...later].find((title) => readTitle(title).occupation !== null);
  return (named ?? begins[0] ?? "").trim();
}
