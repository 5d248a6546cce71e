import { storable } from "#server/texts/storable.ts";
import type { FeedJob } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { numeric, record, records, said, text } from "./json-values.ts";
import { earlyByType, seniorityNamed } from "./seniority.ts";
import { readSalary } from "#shared/money/read-salary.ts";

/** A job of a file of JSON lines, with the company it belongs to. */
export interface CompanyJob {
  company: string;
  job: FeedJob;
  /** True when the line says that the job is not open: it is not brought in, and closed if it was. */
  inactive?: boolean;
}

export interface JsonLinesReading {
  jobs: CompanyJob[];
  /** Lines that hold no job: their number, counted from one, and why. */
  refused: Array<{ line: number; reason: string }>;
}

/** Reads one job a line, or an array of them; what a row does not say is derived from its title and location. */
export function readJsonLines(body: string, company = ""): JsonLinesReading {
  const reading: JsonLinesReading = { jobs: [], refused: [] };
  for (const [index, row] of rowsOf(body.replace(/^\uFEFF/, "")).entries()) {
    if (row === "") continue;
    const found = readRow(typeof row === "string" ? parseLine(row) : row, company);
    if (typeof found === "string") reading.refused.push({ line: index + 1, reason: found });
    else reading.jobs.push(found);
  }
  return reading;
}

function rowsOf(body: string): (string | Record<string, unknown>)[] {
  if (/^\s*\[/.test(body)) {
    const list = parseJson(body);
    if (Array.isArray(list)) return records(list);
  }
  return body.split("\n").map((line) => line.trim());
}

/** One line as a job, or the sentence that says why it is none. */
export function readJsonLine(line: string): CompanyJob | string {
  return readRow(parseLine(line), "");
}

function readRow(row: Record<string, unknown> | null, givenCompany: string): CompanyJob | string {
  if (!row) return "This line isn’t valid JSON.";
  const title = text(row.title);
  const company = givenCompany || text(row.company_slug) || text(row.company) || text(row.company_name);
  if (title === "") return "The job has no title.";
  if (company === "") return "The job has no company name.";
  return { company, job: lineJob(row, title), ...(isInactive(row) && { inactive: true }) };
}

const closedStates =
  /^(?:closed|inactive|expired|ended|filled|archived|draft|unlisted|unpublished|on[ _-]?hold|paused|suspended|withdrawn|removed|deleted|completed|cancell?ed)$/i;

/** Lists keep postings that have ended, or that were never shown, and say so in a field. */
function isInactive(row: Record<string, unknown>): boolean {
  const said = (name: string) => text(String(row[name] ?? "")).toLowerCase();
  const open = ["active", "is_active", "isActive", "is_visible", "visible", "open", "is_open", "published"];
  const shut = ["closed", "is_closed", "isClosed", "expired", "archived", "deleted"];
  return (
    open.some((name) => ["false", "0", "no"].includes(said(name))) ||
    shut.some((name) => ["true", "1", "yes"].includes(said(name))) ||
    ["status", "state", "job_state"].some((name) => closedStates.test(said(name)))
  );
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
    seniority:
      seniorityNamed(text(row.seniority) || text(row.experience_level) || text(row.level)) ??
      earlyByType(text(row.type)),
    publishedAt: dateOf(row.published_at ?? row.date_posted ?? row.updated_at ?? row.date_updated),
    updatedAt: dateOf(row.updated_at ?? row.date_updated),
    internal: said(row.internal),
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
  const value = parseJson(line);
  return typeof value === "object" && value !== null ? record(value) : null;
}

function parseJson(text: string): unknown {
  try {
    return storable<unknown>(JSON.parse(text));
  } catch {
    return null;
  }
}
