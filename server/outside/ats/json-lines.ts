import type { FeedJob } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { numeric, record, text } from "./json-values.ts";
import { readSalary } from "#shared/numbers/read-salary.ts";

/** A job of a file of JSON lines, with the company it belongs to. */
export interface CompanyJob {
  company: string;
  job: FeedJob;
}

export interface JsonLinesReading {
  jobs: CompanyJob[];
  /** Lines that hold no job: their number, counted from one, and why. */
  refused: Array<{ line: number; reason: string }>;
}

/** Reads one job a line; what a line does not say is derived from its title and location. */
export function readJsonLines(body: string): JsonLinesReading {
  const reading: JsonLinesReading = { jobs: [], refused: [] };
  for (const [index, line] of body
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    if (line.trim() === "") continue;
    const found = readJsonLine(line);
    if (typeof found === "string") reading.refused.push({ line: index + 1, reason: found });
    else reading.jobs.push(found);
  }
  return reading;
}

/** One line as a job, or the sentence that says why it is none. */
export function readJsonLine(line: string): CompanyJob | string {
  const row = parseLine(line);
  if (!row) return "The line is not JSON.";
  const title = text(row.title);
  const company = text(row.company_slug) || text(row.company) || text(row.company_name);
  if (title === "") return "The job has no title.";
  if (company === "") return "The job names no company.";
  return { company, job: lineJob(row, title) };
}

function lineJob(row: Record<string, unknown>, title: string): FeedJob {
  const descriptionHtml = text(row.description) || text(row.descriptionHtml) || text(row.text);
  const url = text(row.url);
  const tags = Array.isArray(row.tags) ? row.tags.map(text) : text(row.tags).split(",");
  return {
    sourceId: text(row.id) || url || title,
    url,
    title,
    department: text(row.department) || null,
    descriptionHtml,
    ...placement(places(row, title), {
      remote: row.remote === true || row.is_remote === true,
      workplaceType: text(row.workplaceType) || text(row.workplace_type),
    }),
    salary: pay(row.salary) ?? salaryInText(descriptionHtml),
    employmentType: employmentTypeOf([text(row.type), text(row.employment_type), ...tags].join(" "), title),
    seniority: text(row.seniority) || null,
    publishedAt: dateOf(row.published_at ?? row.date_posted ?? row.updated_at),
    updatedAt: dateOf(row.updated_at),
    internal: row.internal === true,
  };
}

/** The location as given; a title that says "(Remote)" counts as well. */
function places(row: Record<string, unknown>, title: string): string[] {
  const given = Array.isArray(row.locations) ? row.locations.map(text) : [text(row.location)];
  const fromTitle = /\b(remote|hybrid)\b/i.exec(title)?.[1];
  return fromTitle ? [...given, fromTitle] : given;
}

function pay(value: unknown): FeedJob["salary"] {
  if (typeof value === "string") return readSalary(value);
  if (numeric(value) !== null) return salaryOf({ currency: null, period: "year", min: value, max: value });
  const { currency, period, min, max } = record(value);
  return salaryOf({ currency, period, min, max });
}

function parseLine(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? record(value) : null;
  } catch {
    return null;
  }
}
