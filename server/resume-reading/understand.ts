import { findEmail, findLinkedIn, findLinks, findPhone, unbroken, withoutContacts } from "./contact-links.ts";
import { findDate } from "./dates.ts";
import { isPlace, isTown } from "./entry-words.ts";
import { readEducation } from "./education.ts";
import { joinWrapped, readExperience } from "./experience.ts";
import { withinLimits } from "./limits.ts";
import { findLocation, findName } from "./person.ts";
import { linesIn, sectionsOf, type Section } from "./sections.ts";
import { readCertificates } from "./certificates.ts";
import { readProjects } from "./projects.ts";
import { soundsOf } from "./heading-words.ts";
import { hasDegree } from "./study-words.ts";
import { readSkills, type ReadSkills } from "./skill-items.ts";
import { languageLabel, namesLanguages, readLanguages } from "./spoken-languages.ts";
import {
  emptyResume,
  type Extract,
  type Line,
  type ReadResume,
  type ResumeKind,
  type SpokenLanguage,
} from "./types.ts";

const social =
  /linkedin\.com|github\.com|gitlab\.com|twitter\.com|x\.com|facebook\.com|instagram\.com|stackoverflow\.com|medium\.com|youtube\.com|scholar\.google|orcid\.org|doi\.org|example\.com/i;

/** The summary's own text; without a head, the longer sentences of the top. */
function summaryOf(sections: Section[]): string | null {
  const headed = sections.find((section) => section.name === "summary" && section.lines.length > 0);
  if (headed) return joinWrapped(headed.lines).join("\n").slice(0, 4000);
  const sentences = linesIn(sections, "top").filter(
    (line) => line.text.split(/\s+/).length > 9 && !/@|https?:/.test(line.text),
  );
  return sentences.length > 0 ? joinWrapped(sentences).join("\n").slice(0, 4000) : null;
}

/** Where someone tells how to be reached: the top, and a contact section wherever it stands. */
function contactLines(sections: Section[]): Line[] {
  const top = linesIn(sections, "top");
  return [...top, ...linesIn(sections, "contact")];
}

export const cutWarning = "This file is much longer than a resume, so we only read the first part.";

function warningsOf(resume: ReadResume): string[] {
  const missing: [boolean, string][] = [
    [resume.fullName === null, "We couldn’t find a name."],
    [resume.email === null, "We couldn’t find an email."],
    [resume.workExperience.length === 0, "We couldn’t find any work experience."],
  ];
  return missing.flatMap(([isMissing, sentence]) => (isMissing ? [sentence] : []));
}

/** What the lines of any format say. */
export function understand(
  { lines: all, links }: Extract,
  { fileName, kind }: { fileName: string; kind: ResumeKind },
): ReadResume {
  const { lines, cut } = withinLimits(all);
  const sections = sectionsOf(lines);
  const contact = contactLines(sections);
  const near = unbroken(contact);
  const texts = unbroken(lines);
  const email = findEmail(near, links) ?? findEmail(texts, []);
  const fullName = findName(lines, email);
  const webLinks = findLinks(near, withoutLinksBelow(links, sections));
  const text = lines.map((line) => line.text).join("\n");
  const resume: ReadResume = {
    ...emptyResume(fileName, kind),
    fullName,
    email,
    phone: findPhone(near, links) ?? findPhone(texts, []),
    linkedIn: findLinkedIn(near, links) ?? findLinkedIn(texts, []),
    website: webLinks.find((link) => !social.test(link)) ?? null,
    links: webLinks,
    ...belowName(contact, linesIn(sections, "top"), fullName),
    summary: summaryOf(sections),
    ...skillsAndLanguages(sections),
    ...jobsAndOwnSections(sections, text),
    projects: readProjects(linesIn(sections, "projects")),
    ...learned(sections),
    text,
    lines: lines.map((line) => line.text),
  };
  return { ...resume, warnings: [...(cut ? [cutWarning] : []), ...warningsOf(resume)] };
}

/** What projects and certificates link to is no address of the person. */
function withoutLinksBelow(links: string[], sections: Section[]): string[] {
  const below = (["projects", "certification", "experience", "education"] as const)
    .flatMap((name) => linesIn(sections, name))
    .flatMap((line) => line.links ?? []);
  return links.filter((link) => !below.includes(link));
}

function learned(sections: Section[]) {
  const studied = studiesAndCertificates(sections);
  const taught = coursesAndCertificates(sections);
  return {
    education: readEducation(studied.studies),
    certification: readCertificates([...taught.certificates, ...studied.certificates]),
    courses: taught.courses,
  };
}

const bothHeads =
  /certif|zertif|licen[cs]|lizenz|training|kurse|cursos|cursus|corsi|weiterbildung|fortbildung/iu;

/** "Education & Certification" heads both: a dated line without a degree is a certificate. */
function studiesAndCertificates(sections: Section[]): { studies: Line[]; certificates: Line[] } {
  const studies: Line[] = [];
  const certificates: Line[] = [];
  for (const { name, head, lines } of sections) {
    if (name !== "education") continue;
    const areWhole = bothHeads.test(head) && lines.every(({ text }) => findDate(text) !== null);
    for (const line of lines)
      (areWhole && !hasDegree(line.text.replace(/\bcertificate\b/giu, "")) ? certificates : studies).push(
        line,
      );
  }
  return { studies, certificates };
}

const courseHead =
  /^(?:relevant |selected |additional )?(?:courses?|course ?work|kurse|cours|cursos|corsi|cursussen|kursy)$/iu;

/** Courses by themselves, as long as none has a date: what is dated was certified. */
function coursesAndCertificates(sections: Section[]): { courses: string[]; certificates: Line[] } {
  const courses: string[] = [];
  const certificates: Line[] = [];
  for (const { name, head, lines } of sections) {
    const areCourses = courseHead.test(head.trim()) && lines.every(({ text }) => findDate(text) === null);
    if (areCourses) courses.push(...joinWrapped(lines));
    else if (name === "certification") certificates.push(...lines);
  }
  return { courses, certificates };
}

/** Where someone lives and what they are stand in the same lines; what may be both and has a comma is a place. */
function belowName(contact: Line[], top: Line[], fullName: string | null) {
  const headline = headlineOf(top, fullName);
  const others = contact.filter(({ text }) => text !== headline);
  const location =
    findLocation(others, fullName) ?? (headline?.includes(",") ? findLocation(contact, fullName) : null);
  return { location, headline: headline === location ? null : headline };
}

/** The line below the name that says what someone is: no address, no place, no sentence. */
function headlineOf(top: Line[], fullName: string | null): string | null {
  const isName = (text: string) => fullName !== null && sameWords(text, fullName);
  const at = top.findIndex(
    ({ text }, place) => isName(text) || (place > 0 && isName(`${top[place - 1]!.text} ${text}`)),
  );
  const line = top[at + 1];
  if (at < 0 || !line || line.text.length > 120 || line.text.split(/\s+/).length > 14) return null;
  const isReach =
    withoutContacts(line.text) !== line.text || /@|[.!?]$|:/.test(line.text) || isCounted(line.text);
  return isReach || isPlace(line.text) || isTown(line.text) ? null : line.text;
}

/** "Band 6", "3D", "B2B", "10 years": numbers that say what someone is. */
const grades =
  /\b(?:band|level|grade|tier|class|stage|niveau|nivel|livello|stufe)\s\d{1,2}[a-z]?\b|\b\d{1,2}\+?\s(?:years?|yrs)\b|\b\d\p{L}{1,2}\b|\b\p{L}\d\p{L}?\b/giu;

/** Whether its numbers make a line an address or a date, and not the title of a job. */
function isCounted(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const { job, employer } = soundsOf(text);
  return /\d/.test(text.replace(grades, "")) || job <= employer;
}

function sameWords(one: string, other: string) {
  return one.toLowerCase().trim() === other.toLowerCase();
}

/** Jobs, and what stands below heads of the person's own or of jobs that tells none: "Volunteering", at a food bank. */
function jobsAndOwnSections(
  sections: Section[],
  text: string,
): Pick<ReadResume, "workExperience" | "sections"> {
  const read = sections.map((section) => ({
    section,
    jobs: section.name === "experience" ? readExperience(section.lines, text) : [],
  }));
  const own = read.filter(({ section: { name, head, lines }, jobs }) => {
    const isOther = name === "other" ? !courseHead.test(head) : name === "experience" && jobs.length === 0;
    return isOther && head !== "" && lines.length > 0;
  });
  return {
    workExperience: read.flatMap(({ jobs }) => jobs),
    sections: own.map(({ section: { head, lines } }) => ({
      title: head,
      text: joinWrapped(lines).join("\n"),
    })),
  };
}

/** What belongs to which list: a tongue told among skills, and what a head of languages says beside tongues. */
function skillsAndLanguages(sections: Section[]): ReadSkills {
  const spoken: SpokenLanguage[] = [];
  const listed: Line[] = [];
  for (const section of sections) {
    if (section.name === "skills") {
      const { tongues, others } = withoutTongues(section.lines);
      spoken.push(...readLanguages(tongues));
      listed.push(...others);
    }
    if (section.name !== "languages") continue;
    const tongues = readLanguages(section.lines);
    const isGroup = (line: Line) => tongues.length === 0 || /^[^:]{2,30}:\s/.test(line.text);
    spoken.push(...tongues);
    listed.push(...section.lines.filter((line) => isGroup(line) && !namesLanguages(line.text)));
  }
  const told = (["summary", "experience", "projects"] as const).flatMap((name) => linesIn(sections, name));
  const { skills, languages } = readSkills(listed, told.map((line) => line.text).join("\n"));
  const all = [...spoken, ...languages].map((each) => [each.name.toLowerCase(), each] as const);
  return { skills, languages: [...new Map(all.toReversed()).values()].toReversed() };
}

/** A form tells tongues among the skills, behind or below labels of their own; the words of its scale are no skills. */
function withoutTongues(lines: Line[]): { tongues: Line[]; others: Line[] } {
  const tongues: Line[] = [];
  const others: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const isLabel = languageLabel.test(line.text);
    const isBelow = before !== undefined && languageLabel.test(before.text) && !namesLanguages(before.text);
    const isScale = (line.text.match(/\b[ABC][12]\b/g)?.length ?? 0) > 1;
    if (isBelow && namesLanguages(line.text)) tongues.push(lineBehind(before, line));
    else if (isLabel || isScale) tongues.push(line);
    else others.push(line);
  }
  return { tongues, others };
}

function lineBehind(label: Line, line: Line): Line {
  return { ...line, text: `${label.text}: ${line.text}`, cells: [label.text, ...line.cells] };
}
