import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gold } from "./gold.ts";

/** Files of a public resume builder beside the source they were made from. */
export function builderFiles(folder: string): { file: string; gold: Gold }[] {
  const themes = join(folder, "resumes-fictional/rendercv");
  return readdirSync(themes)
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => ({
      file: join(themes, name),
      gold: goldOfSource(readFileSync(join(themes, name.replace(/pdf$/, "yaml")), "utf8")),
    }));
}

function goldOfSource(source: string): Gold {
  const value = (text: string, key: string) =>
    new RegExp(`^ {2,}(?:- )?${key}: *(.*)$`, "m").exec(text)?.[1]?.replace(/^['"]|['"]$/g, "") || null;
  const entries = (section: string) =>
    (new RegExp(`^ {4}${section}:\\n((?: {6}.*\\n)+)`, "m").exec(source)?.[1] ?? "")
      .split(/^ {6}- /m)
      .slice(1)
      .map((entry) => `      - ${entry}`);
  return {
    jobs: entries("experience").map((entry) => ({
      companies: [value(entry, "company")!],
      titles: [value(entry, "position")!],
      start: value(entry, "start_date"),
      end: value(entry, "end_date") === "present" ? null : value(entry, "end_date"),
    })),
    alsoCompanies: [],
    contacts: { name: value(source, "name"), email: value(source, "email"), phone: null, linkedIn: null },
    skills: entries("skills").flatMap((entry) => listOf(value(entry, "details") ?? "")),
    languages: null,
    certificates: null,
    projects: entries("projects").map((entry) => ({
      name: value(entry, "name")!.replace(/^\[(.*)\]\(.*\)$/, "$1"),
      link: null,
      start: null,
    })),
    studies: entries("education").map((entry) => ({
      school: value(entry, "institution")!,
      degree: value(entry, "degree")!,
    })),
  };
}

function listOf(details: string): string[] {
  return details
    .split(/,(?![^()]*\))/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== "");
}
