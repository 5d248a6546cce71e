import { parse } from "csv-parse/sync";
import { skillByName } from "#server/taxonomy/skills.ts";
import { readDate } from "./dates.ts";
import { languageLevelOf } from "./spoken-languages.ts";
import { emptyResume, type ReadResume } from "./types.ts";

type Row = Record<string, string>;

/** All that is read of an export. */
export const exportTables = [
  "Profile",
  "Email Addresses",
  "PhoneNumbers",
  "Positions",
  "Volunteering",
  "Education",
  "Skills",
  "Languages",
  "Certifications",
  "Projects",
  "Courses",
] as const;

function rowsOf(parts: Record<string, Uint8Array>, table: (typeof exportTables)[number]): Row[] {
  const file = `${table}.csv`.toLowerCase();
  const name = Object.keys(parts).find((path) => path.toLowerCase().split("/").at(-1) === file);
  if (!name) return [];
  const text = new TextDecoder().decode(parts[name]);
  const rows: Row[] = parse(text, {
    columns: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  return rows;
}

function said(row: Row | undefined, column: string): string | null {
  const value = row?.[column]?.trim();
  return value ? value : null;
}

function dateIn(row: Row, column: string): string | null {
  const value = said(row, column);
  return value && readDate(value);
}

/** The resume a LinkedIn data export holds. */
export function readLinkedInExport(parts: Record<string, Uint8Array>, fileName: string): ReadResume {
  const [profile] = rowsOf(parts, "Profile");
  const mails = rowsOf(parts, "Email Addresses");
  const [phone] = rowsOf(parts, "PhoneNumbers");
  const websites = (said(profile, "Websites") ?? "").match(/https?:\/\/[^\s,\]]+/g) ?? [];
  const resume: ReadResume = {
    ...emptyResume(fileName, "linkedin-export"),
    fullName: [said(profile, "First Name"), said(profile, "Last Name")].filter(Boolean).join(" ") || null,
    email: said(mails.find((row) => /yes/i.test(row["Primary"] ?? "")) ?? mails[0], "Email Address"),
    phone: said(phone, "Number"),
    linkedIn: said(profile, "Public Profile Url"),
    website: websites[0] ?? null,
    links: websites,
    location: said(profile, "Geo Location") ?? said(profile, "Address"),
    headline: said(profile, "Headline"),
    summary: said(profile, "Summary"),
    skills: rowsOf(parts, "Skills").flatMap((row) => asSkill(said(row, "Name"))),
    workExperience: [
      ...rowsOf(parts, "Positions").map(positionOf),
      ...rowsOf(parts, "Volunteering").map((row) => positionOf({ ...row, Title: row["Role"] ?? "" })),
    ],
    education: rowsOf(parts, "Education").map((row) => ({
      school: said(row, "School Name"),
      ...degreeIn(row),
      start: dateIn(row, "Start Date"),
      end: dateIn(row, "End Date"),
    })),
    ...besideWork(parts),
  };
  return withText(resume);
}

/** Projects, certificates, languages and courses. */
function besideWork(parts: Record<string, Uint8Array>) {
  return {
    projects: rowsOf(parts, "Projects").flatMap((row) => {
      const name = said(row, "Title");
      if (!name) return [];
      const [description, link] = [said(row, "Description") ?? "", said(row, "Url")];
      return [{ name, description, link, start: dateIn(row, "Started On"), end: dateIn(row, "Finished On") }];
    }),
    certification: rowsOf(parts, "Certifications").flatMap((row) => {
      const name = said(row, "Name");
      if (!name) return [];
      return [
        { name, issuer: said(row, "Authority"), date: dateIn(row, "Started On"), link: said(row, "Url") },
      ];
    }),
    courses: rowsOf(parts, "Courses").flatMap((row) => said(row, "Name") ?? []),
    languages: rowsOf(parts, "Languages").flatMap((row) => {
      const name = said(row, "Name");
      return name ? [{ name, level: languageLevelOf(said(row, "Proficiency") ?? "") }] : [];
    }),
  };
}

/** "Bachelor of Science, Physics": degree and field share a column; without one, the notes are the field. */
function degreeIn(row: Row) {
  const named = said(row, "Degree Name");
  const split = named === null ? null : /^([^,]+),\s*(.+)$/.exec(named);
  return split
    ? { degree: split[1]!.trim(), field: split[2]!.trim() }
    : { degree: named, field: said(row, "Notes") };
}

function positionOf(row: Row) {
  const description = said(row, "Description") ?? "";
  const [start, end] = [dateIn(row, "Started On"), dateIn(row, "Finished On")];
  return {
    title: said(row, "Title"),
    companyName: said(row, "Company Name"),
    start,
    end,
    current: start !== null && end === null,
    description,
    lines: description.split(/\n+/).filter(Boolean),
  };
}

function asSkill(name: string | null): { id?: string; name: string }[] {
  if (!name) return [];
  const known = skillByName(name);
  return [known ? { id: known.id, name: known.name } : { name }];
}

/** Formats without pages get their text from what they say. */
export function withText(resume: ReadResume): ReadResume {
  const lines = [
    resume.fullName,
    [resume.email, resume.phone, resume.location].filter(Boolean).join(" | "),
    resume.summary,
    ...resume.workExperience.flatMap((work) => [
      [work.title, work.companyName].filter(Boolean).join(", "),
      ...work.lines,
    ]),
    ...resume.education.map((study) => [study.degree, study.field, study.school].filter(Boolean).join(", ")),
    ...resume.projects.flatMap((project) => [project.name, project.description]),
    ...resume.certification.map((certificate) => certificate.name),
    resume.skills.map((skill) => skill.name).join(", "),
  ].filter((line): line is string => Boolean(line));
  return { ...resume, lines, text: lines.join("\n") };
}
