import { ResumeContent } from "#contract/resumes.ts";
import { ResumeStyle } from "#contract/resume-style.ts";
import { streamFor } from "#server/demo/world/random.ts";
import { languageLevels } from "#shared/profile/language-levels.ts";
import {
  resumeFonts,
  resumeLanguages,
  resumeSections,
  type ResumeTemplate,
} from "#shared/resumes/resume-parts.ts";
import { type Wording, names, wordings } from "./people.data.ts";

const seed = 20_261_124;
type Random = ReturnType<typeof streamFor>;

export interface FictionalPerson {
  content: ResumeContent;
  style: (template: ResumeTemplate) => ResumeStyle;
}

/** Sixty people who do not exist, the same at every run. */
export function fictionalPeople(): FictionalPerson[] {
  return names.map((name, at) => {
    const random = streamFor(seed, `person ${at}`);
    // Half write in English; the others in turn in the languages headings are written in.
    const language = at % 2 === 0 ? "en" : resumeLanguages[((at - 1) / 2) % resumeLanguages.length]!;
    const content = contentOf(random, name, wordings[language] ?? wordings.en);
    const looks = {
      language,
      fontFamily: random.pick(resumeFonts),
      fontSize: random.pick([12, 14, 14, 14, 16]),
      lineHeight: random.pick([1.3, 1.5, 1.5, 1.7]),
      paper: random.chance(0.7) ? "a4" : "us-letter",
      sectionOrder: random.chance(0.3) ? random.shuffle(resumeSections).slice(0, 4) : [],
    };
    return { content, style: (template) => ResumeStyle.parse({ ...looks, template }) };
  });
}

function contentOf(random: Random, name: string, words: Wording): ResumeContent {
  return ResumeContent.parse({
    personalInfo: personOf(random, name, words),
    headline: maybe(random, 0.6, random.pick(words.titles)) ?? "",
    summary: maybe(random, 0.75, random.pick(words.summaries)) ?? "",
    skills: some(random, words.skills, [0, 3, 5, 6]),
    workExperience: careerOf(random, words),
    education: studiesOf(random, words),
    projects: some(random, words.projects, [0, 0, 1, 2]).map((project, at) => ({
      name: project,
      description: maybe(random, 0.7, random.pick(words.done)) ?? "",
      link: maybe(random, 0.5, `https://${plainOf(project).replaceAll(".", "-")}.example.org`),
      start: maybe(random, 0.6, `${2016 + at}-0${random.int(1, 9)}`),
      end: null,
    })),
    certification: some(random, words.certificates, [0, 0, 1, 2]).map((certificate) => ({
      name: certificate,
      issuer: maybe(random, 0.75, random.pick(words.issuers)),
      date: maybe(random, 0.8, random.pick(["2019", "2021-06", "2023-11"])),
    })),
    languages: some(random, words.languages, [0, 1, 2, 3]).map((spoken) => ({
      name: spoken,
      level: maybe(random, 0.85, random.pick(languageLevels)),
    })),
    courseWorks: some(random, words.courses, [0, 0, 1, 2]),
    ownSections: some(random, words.sections, [0, 0, 1, 2]).map(([title, text], at) => ({
      id: `00000000-0000-4000-8000-00000000000${at}`,
      title,
      text,
    })),
  });
}

const phones = ["+44 20 7946 0182", "+49 30 901820", "(202) 555-0143", "+48 22 555 01 88"];

function personOf(random: Random, name: string, words: Wording) {
  const plain = plainOf(name);
  return {
    name,
    email: maybe(random, 0.95, `${plain}@people.example`) ?? "",
    phone: maybe(random, 0.7, random.pick(phones)) ?? "",
    location: maybe(random, 0.85, random.pick(words.places)) ?? "",
    linkedIn: maybe(random, 0.5, `https://www.linkedin.com/in/${plain.replaceAll(".", "-")}`) ?? "",
    website: maybe(random, 0.35, `https://${plain.replaceAll(".", "")}.example.org`) ?? "",
  };
}

function maybe<T>(random: Random, chance: number, value: T): T | null {
  return random.chance(chance) ? value : null;
}

/** Jobs back from today, with gaps, two at one employer and one without an end. */
function careerOf(random: Random, words: Wording) {
  const count = random.pick([0, 1, 2, 2, 3, 4]);
  let until = 2026;
  return Array.from({ length: count }, (_, at) => {
    const current = at === 0 && random.chance(0.6);
    const end = until - (current ? 0 : random.int(0, 2));
    const start = end - random.int(1, 5);
    until = start;
    const months = random.chance(0.75);
    const date = (year: number) =>
      months ? `${year}-${String(random.int(1, 12)).padStart(2, "0")}` : `${year}`;
    const lines = some(random, words.done, [0, 1, 2, 3]);
    return {
      title: random.pick(words.titles),
      companyName: random.pick(words.companies),
      start: date(start),
      end: current ? null : months ? `${end}-12` : `${end}`,
      current,
      description: lines.join("\n"),
    };
  });
}

function studiesOf(random: Random, words: Wording) {
  return some(random, words.schools, [0, 1, 1, 2]).map((school, at) => {
    const end = 2014 - at * 4;
    const dated = random.chance(0.9);
    return {
      school,
      degree: random.pick(words.degrees),
      field: random.chance(0.8) ? random.pick(words.fields) : null,
      start: dated && random.chance(0.7) ? `${end - 3}` : null,
      end: dated ? `${end}` : null,
    };
  });
}

function some<T>(random: Random, from: readonly T[], counts: readonly number[]): T[] {
  return random.shuffle(from).slice(0, random.pick(counts));
}

/** In the letters that addresses are made of. */
function plainOf(text: string) {
  return text
    .replaceAll(/[đĐ]/g, "d")
    .replaceAll(/[łŁ]/g, "l")
    .replaceAll(/[øØ]/g, "o")
    .replaceAll(/[æÆ]/g, "ae")
    .replaceAll(/[œ]/g, "oe")
    .replaceAll("ß", "ss")
    .replaceAll(/[þÞ]/g, "th")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replaceAll(/[^a-zA-Z ]/g, "")
    .toLowerCase()
    .replaceAll(/\s+/g, ".");
}
