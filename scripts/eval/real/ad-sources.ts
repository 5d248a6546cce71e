import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "csv-parse/sync";
import { readJson, readLines, readText } from "../../read-input.ts";
import { postFacts, readPost } from "./hiring-posts.ts";
import type { Posting } from "./posting-key.ts";

/** An advertisement as the assessors saw it, with what fields of its source say beside the text. */
export interface FoundAd extends Posting {
  pay: string | null;
  type: string | null;
  remote: true | null;
}

/** All advertisements of a folder, source by source; a source that is not there has none. */
export function* adsIn(folder: string): Generator<FoundAd> {
  const rowsOf = <Row>(pattern: string) =>
    globSync(join(folder, pattern))
      .toSorted()
      .flatMap((file) => readLines(file).map((line) => readJson<Row>(line, `A line of ${basename(file)}`)));
  yield* rowsOf<JudgedRow>("eval-matches/jobs.jsonl.gz").map(judgedAd);
  yield* rowsOf<FullTextRow>("jobs-fulltext/*.jsonl.gz").map(fullTextAd);
  yield* glassdoorAds(join(folder, "jobs-glassdoor-ds/glassdoor_jobs.csv"));
  yield* newGradAds(join(folder, "jobs-simplify/new-grad-listings.json.gz"));
  yield* rowsOf<{ text: string | null }>("jobs-hn-whoishiring/201[78].jsonl.gz").flatMap(
    ({ text }) => readPost(text ?? "") ?? [],
  );
  yield* rowsOf<GreenhouseRow>("jobs-greenhouse/jobs.jsonl.gz").map(greenhouseAd);
}

interface JudgedRow extends Posting {
  source: string;
}

function judgedAd({ title, company, location, text, source }: JudgedRow): FoundAd {
  const facts = source === "hn" ? postFacts(text ?? "") : { pay: null, type: null };
  const remote = remoteIn(location ?? "", title);
  return { title, company, location, text, remote, ...facts };
}

interface FullTextRow extends Posting {
  text: string;
  salary?: string;
  type?: string;
  remote?: boolean;
}

const mostLetters = 6000;

/** The text is cut, and its fields are told at its end: this is how assessors and rankers read it. */
function fullTextAd({ title, company, location, text, salary, type, remote }: FullTextRow): FoundAd {
  const where = (location ?? "").slice(0, 140);
  const facts = [salary ? `Salary: ${salary}` : "", type ? `Type: ${type}` : ""].filter(Boolean);
  const cut = [...text].slice(0, mostLetters).join("").trimEnd();
  return {
    title,
    company,
    location: where,
    text: `${cut}${facts.length > 0 ? `\n\n${facts.join("\n")}` : ""}`,
    pay: salary || null,
    type: type || null,
    remote: remote || remoteIn(where, title),
  };
}

function glassdoorAds(file: string): FoundAd[] {
  if (!existsSync(file)) return [];
  const rows: Record<string, string>[] = parse(readText(file), { columns: true });
  return rows.map((row) => {
    const [pay, location, title] = [row["Salary Estimate"]!, row["Location"]!, row["Job Title"]!];
    return {
      title,
      // The rating is written behind the name.
      company: row["Company Name"]!.split("\n")[0]!,
      location,
      text: row["Job Description"]!,
      pay: pay === "-1" ? null : pay,
      type: null,
      remote: remoteIn(location, title),
    };
  });
}

function newGradAds(file: string): FoundAd[] {
  if (!existsSync(file)) return [];
  const rows = readJson<{ title: string; company_name: string; locations?: string[] }[]>(
    readText(file),
    basename(file),
  );
  return rows.map(({ title, company_name: company, locations = [] }) => {
    const location = locations.join("; ");
    return { title, company, location, text: null, pay: null, type: "new grad", remote: remoteIn(location) };
  });
}

interface GreenhouseRow {
  title: string;
  company_slug: string;
  location: string | null;
}

function greenhouseAd({ title, company_slug: company, location }: GreenhouseRow): FoundAd {
  const where = location ?? "";
  return {
    title,
    company,
    location: where,
    text: null,
    pay: null,
    type: typeInTitle(title),
    remote: remoteIn(where, title),
  };
}

function typeInTitle(title: string): string | null {
  if (/part[- ]time/i.test(title)) return "part-time";
  if (/\bcontract(?:or)?\b|fixed[- ]term/i.test(title)) return "contract";
  return /\bintern(?:ship)?\b|working student|werkstudent/i.test(title) ? "internship" : null;
}

function remoteIn(location: string, title = ""): true | null {
  return (
    /\bremote\b|home[- ]based|work from home|télétravail|\bvirtual\b/i.test(`${location} ${title}`) || null
  );
}
