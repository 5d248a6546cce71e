import { type CsvLine, csvLines, longestCell } from "#server/texts/csv-lines.ts";
import { xlsxSheets } from "#server/texts/xlsx-lines.ts";
import { type PeopleField, suffice } from "#shared/leads/people-fields.ts";
import { isEmail } from "#shared/links/email.ts";
import { linkedInHandle } from "#shared/links/linkedin.ts";
import { fieldOfHeading } from "./people-headings.data.ts";

export interface ReadPerson {
  line: number;
  fullName: string;
  email: string | null;
  linkedIn: string | null;
  title: string | null;
  employer: string | null;
  location: string | null;
  phone: string | null;
  skills: string[];
}
export interface RefusedLine {
  line: number;
  name: string | null;
  why: string;
}

/** The heading row may come after a few lines of notes, as in exports of LinkedIn. */
const mostNotes = 20;
const longest = 200;
const mostSkills = 50;

type Fields = (PeopleField | null)[];

export interface PeopleTable {
  headings: string[];
  /** What each column is taken for. */
  columns: Fields;
  lines: CsvLine[];
}

/** The first table of a file that has a row of the headings it needs; null where none has. */
export function findPeopleTable(
  file: string | Uint8Array,
  suffices: (fields: Fields) => boolean = suffice,
): PeopleTable | null {
  for (const lines of tablesOf(file)) {
    const at = lines.slice(0, mostNotes).findIndex(({ cells }) => suffices(columnsOf(cells)));
    if (at !== -1) return tableFrom(lines, at);
  }
  return null;
}

/** The widest table of a file whose headings say too little, so that a person can say what each column holds; null where no row says how to reach anyone. */
export function findUnknownTable(file: string | Uint8Array): PeopleTable | null {
  const tables = tablesOf(file).flatMap((lines) => {
    const at = lines.slice(0, mostNotes).findIndex(({ cells }) => filled(cells).length > 1);
    return at !== -1 && !reaches(lines[at]!) && lines.some(reaches) ? [tableFrom(lines, at)] : [];
  });
  const width = ({ headings }: PeopleTable) => filled(headings).length;
  return tables.toSorted((one, other) => width(other) - width(one))[0] ?? null;
}

function tablesOf(file: string | Uint8Array) {
  return typeof file === "string"
    ? [",", ";", "\t"].map((delimiter) => csvLines(file, delimiter))
    : xlsxSheets(file);
}

function tableFrom(lines: CsvLine[], at: number): PeopleTable {
  const headings = lines[at]!.cells.map(tidy);
  return { headings, columns: columnsOf(headings), lines: lines.slice(at + 1) };
}

const filled = (cells: string[]) => cells.filter((cell) => tidy(cell));

/** Whether a row has an email or a LinkedIn profile; a row of headings has neither. */
function reaches({ cells }: CsvLine) {
  return cells.some((cell) => {
    const value = tidy(cell.slice(0, longestCell)).toLowerCase();
    return isEmail(value) || (value.includes("linkedin.com/") && linkedInHandle(value) !== null);
  });
}

/** The people a table names, and the lines that name nobody. */
export function readPeople({ columns, lines }: Pick<PeopleTable, "columns" | "lines">) {
  const people: ReadPerson[] = [];
  const refused: RefusedLine[] = [];
  for (const { line, values } of rowsOf({ columns, lines })) {
    const read = readPerson(values);
    if ("why" in read) refused.push({ line, ...read });
    else people.push({ line, ...read });
  }
  return { people, refused };
}

/** What each row says of the fields that are known. */
export function rowsOf({ columns, lines }: Pick<PeopleTable, "columns" | "lines">) {
  return lines.map(({ line, cells }) => ({ line, values: valuesOf(columns, cells) }));
}

function columnsOf(cells: string[]) {
  return cells.map((cell) => fieldOfHeading.get(cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")) ?? null);
}

/** The first column of a kind that says something wins. */
function valuesOf(fields: Fields, cells: string[]) {
  const values: Partial<Record<PeopleField, string>> = {};
  for (const [at, field] of fields.entries()) {
    if (!field || values[field]) continue;
    const value = tidy((cells[at] ?? "").slice(0, longestCell));
    if (value) values[field] = value;
  }
  return values;
}

function tidy(cell: string) {
  return cell.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

type Values = ReturnType<typeof valuesOf>;

/** The full name of a row, in one column or in two. */
export function nameIn(values: Values) {
  return values.fullName ?? [values.firstName, values.lastName].filter(Boolean).join(" ");
}

function readPerson(values: Values): Omit<ReadPerson, "line"> | Omit<RefusedLine, "line"> {
  const name = nameIn(values);
  const shown = name.slice(0, longest) || null;
  const no = (why: string) => ({ name: shown, why });
  if (!name) return no("No name.");
  if (name.length > longest) return no("The name is too long.");
  const email = values.email?.split(/[;,|\s]+/)[0]?.toLowerCase() ?? null;
  if (email && !isEmail(email)) return no(`“${cut(email)}” isn’t a valid email.`);
  const profile = values.linkedIn ?? values.link?.split(/[;,|\s]+/).find((part) => linkedInHandle(part));
  const linkedIn = profile ? linkedInHandle(profile) : null;
  if (profile && !linkedIn) return no(`“${cut(profile)}” isn’t a LinkedIn profile link.`);
  if (!email && !linkedIn) return no("No email or LinkedIn profile.");
  return {
    fullName: name,
    email,
    linkedIn,
    title: cutOrNull(values.title),
    employer: cutOrNull(values.employer),
    location: cutOrNull(values.location),
    phone: cutOrNull(values.phone),
    skills: skillsOf(values.skills ?? ""),
  };
}

function cut(text: string) {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
function cutOrNull(text: string | undefined) {
  return text?.slice(0, longest) || null;
}
function skillsOf(text: string) {
  const each = text.split(/[,;|]/).map((skill) => skill.trim().slice(0, 80));
  return [...new Set(each.filter(Boolean))].slice(0, mostSkills);
}
