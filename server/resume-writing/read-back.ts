import type { ResumeContent } from "#contract/resumes.ts";

export interface FieldRead {
  /** "Work experience 2: End" */
  field: string;
  written: string;
  read: string;
  same: boolean;
}

type Told = Record<string, string>;

/** Languages that someone lists among their skills are read as languages; on the page they stand where they were written. */
const bareName = (name: string) => bare(name).toLowerCase();

/** Field by field, what a resume says and what a machine read of it; what was read too much is named as well. */
export function fieldsReadBack(written: ResumeContent, read: ResumeContent): FieldRead[] {
  const skills = new Set(written.skills.map(bareName));
  const tongues = new Set(written.languages.map(({ name }) => bareName(name)));
  const isSkill = (name: string) => skills.has(bareName(name)) && !tongues.has(bareName(name));
  const asSkills = read.languages.map(({ name }) => name).filter(isSkill);
  return [
    ...fieldsOf("", aboutPerson(written), aboutPerson(read)),
    ...partsReadBack("Work experience", written.workExperience.map(work), read.workExperience.map(work)),
    ...partsReadBack("Education", written.education.map(study), read.education.map(study)),
    ...partsReadBack("Project", written.projects.map(project), read.projects.map(project)),
    ...partsReadBack(
      "Certification",
      written.certification.map(certificate),
      read.certification.map(certificate),
    ),
    ...partsReadBack(
      "Language",
      written.languages.map(spoken),
      read.languages.filter(({ name }) => !isSkill(name)).map(spoken),
    ),
    ...partsReadBack("Skill", written.skills.map(named), [...read.skills, ...asSkills].map(named)),
    ...partsReadBack("Course", written.courseWorks.map(named), read.courseWorks.map(named)),
    ...partsReadBack("Section", written.ownSections.map(own), read.ownSections.map(own)),
  ];
}

function aboutPerson({ personalInfo: person, headline, summary }: ResumeContent): Told {
  return {
    Name: person.name,
    Email: person.email,
    Phone: person.phone,
    Location: person.location,
    LinkedIn: person.linkedIn,
    Website: person.website,
    Headline: headline,
    Summary: summary,
  };
}
function work(each: ResumeContent["workExperience"][number]): Told {
  return {
    "Job title": each.title,
    Company: each.companyName,
    Start: each.start ?? "",
    End: each.current ? "now" : (each.end ?? ""),
    Description: each.description,
  };
}
function study(each: ResumeContent["education"][number]): Told {
  return {
    School: each.school,
    Degree: each.degree ?? "",
    Field: each.field ?? "",
    Dates: datesOf(each),
  };
}
function project(each: ResumeContent["projects"][number]): Told {
  return {
    Name: each.name,
    Link: each.link ?? "",
    Dates: datesOf(each),
    Description: each.description,
  };
}
/** A single date stands on the page without saying whether something began or ended then. */
function datesOf({ start, end }: { start: string | null; end: string | null }) {
  return [...new Set([start, end])].filter(Boolean).join(" – ");
}
function certificate(each: ResumeContent["certification"][number]): Told {
  return { Name: each.name, Issuer: each.issuer ?? "", Date: each.date ?? "", Link: each.link ?? "" };
}
function spoken({ name, level }: ResumeContent["languages"][number]): Told {
  return { Name: name, Level: level ?? "" };
}
function named(name: string): Told {
  return { Name: name };
}
function own({ title, text }: ResumeContent["ownSections"][number]): Told {
  return { Title: title, Text: text };
}

/** Each part beside the one that was read most like it; the best pairs are made first. */
function partsReadBack(label: string, written: Told[], read: Told[]): FieldRead[] {
  const pairs = written
    .flatMap((one, at) => read.map((other, with_) => ({ at, with_, alike: alike(one, other) })))
    .filter((pair) => pair.alike > 0)
    .toSorted((a, b) => b.alike - a.alike || Math.abs(a.at - a.with_) - Math.abs(b.at - b.with_));
  const [paired, used] = [new Map<number, Told>(), new Set<number>()];
  for (const { at, with_ } of pairs) {
    if (paired.has(at) || used.has(with_)) continue;
    paired.set(at, read[with_]!);
    used.add(with_);
  }
  const numbered = (at: number) => (written.length > 1 ? `${label} ${at + 1}` : label);
  return [
    ...written.flatMap((one, at) => fieldsOf(numbered(at), one, paired.get(at) ?? {})),
    ...read.flatMap((other, at) => (used.has(at) ? [] : fieldsOf(`${label} that isn’t there`, {}, other))),
  ];
}

function alike(one: Told, other: Told) {
  return Object.entries(one).filter(([key, said]) => said !== "" && same(said, other[key] ?? "")).length;
}

function fieldsOf(label: string, written: Told, read: Told): FieldRead[] {
  return [...new Set([...Object.keys(written), ...Object.keys(read)])].flatMap((key) => {
    const [said, found] = [written[key] ?? "", read[key] ?? ""];
    if (said === "" && found === "") return [];
    const field = label ? (key === "Name" ? label : `${label}: ${key}`) : key;
    return [{ field, written: said, read: found, same: same(said, found) }];
  });
}

function same(one: string, other: string) {
  return bare(one) === bare(other) || sameNumber(one, other);
}

/** "(202) 555-0143" and "+1 202 555 0143": a country's own way to write a number. */
function sameNumber(one: string, other: string) {
  if (!/^\+?[\d\s()./-]{7,}$/.test(one) || !other.startsWith("+")) return false;
  const digits = one.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length > 6 && other.replace(/\D/g, "").endsWith(digits);
}

/** Marks of lists, spaces and the protocol of an address are no part of what is said. */
function bare(text: string) {
  return text
    .normalize("NFKC")
    .split("\n")
    .map((line) => line.trim().replace(/^[•◦▪‣·*–—-]\s+/, ""))
    .filter(Boolean)
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/^(?:https?:\/\/)?(?:www\.)?([^\s/]+\.[^\s]*?)\/?$/i, (_, address: string) =>
      address.toLowerCase(),
    );
}
