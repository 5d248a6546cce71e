import { csvLines } from "#server/texts/csv-lines.ts";
import { linkedInHandle } from "#shared/links/linkedin.ts";
import { type PeopleField, fieldOfHeading } from "./people-headings.data.ts";

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

/** The people a CSV file names, and the lines that name nobody; null where no heading row is found. */
export function readPeopleFile(text: string): { people: ReadPerson[]; refused: RefusedLine[] } | null {
  for (const delimiter of [",", ";", "\t"]) {
    const lines = csvLines(text, delimiter);
    const at = lines.slice(0, mostNotes).findIndex(({ cells }) => isHeading(fieldsOf(cells)));
    if (at === -1) continue;
    const fields = fieldsOf(lines[at]!.cells);
    const people: ReadPerson[] = [];
    const refused: RefusedLine[] = [];
    for (const { line, cells } of lines.slice(at + 1)) {
      if (!cells.some((cell) => cell.trim())) continue;
      const read = readPerson(valuesOf(fields, cells));
      if ("why" in read) refused.push({ line, ...read });
      else people.push({ line, ...read });
    }
    return { people, refused };
  }
  return null;
}

function fieldsOf(cells: string[]): (PeopleField | undefined)[] {
  return cells.map((cell) => fieldOfHeading.get(cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")));
}

function isHeading(fields: (PeopleField | undefined)[]) {
  const has = (...wanted: PeopleField[]) => wanted.some((field) => fields.includes(field));
  return has("fullName", "firstName", "lastName") && has("email", "linkedIn", "link");
}

/** The first column of a kind that says something wins. */
function valuesOf(fields: (PeopleField | undefined)[], cells: string[]) {
  const values: Partial<Record<PeopleField, string>> = {};
  for (const [at, field] of fields.entries()) {
    const value = tidy(cells[at] ?? "");
    if (field && value) values[field] ??= value;
  }
  return values;
}

function tidy(cell: string) {
  return cell.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

type Values = ReturnType<typeof valuesOf>;
function readPerson(values: Values): Omit<ReadPerson, "line"> | Omit<RefusedLine, "line"> {
  const name = values.fullName ?? [values.firstName, values.lastName].filter(Boolean).join(" ");
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

function isEmail(text: string) {
  return text.length <= 254 && /^[^\s@<>"',;]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
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
