import type { ResumeStyle } from "#contract/resume-style.ts";
import { type ResumeLanguage, type ResumeSection, orderedSections } from "#shared/resumes/resume-parts.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import { contactsOf } from "./contacts.ts";
import { dateWords, spanWords } from "./dates.ts";
import { type ProsePart, proseOf } from "./prose.ts";
import { words } from "./words.data.ts";

export interface Entry {
  head: string;
  sub: string;
  date: string;
  link: string | null;
  parts: ProsePart[];
}
type Body =
  | { kind: "prose"; parts: ProsePart[] }
  | { kind: "words"; words: string[]; between: string }
  | { kind: "lines"; words: string[] }
  | { kind: "entries"; entries: Entry[] };
export type Section = Body & {
  key: string;
  title: string;
  /** Whether it may stand in a narrow column. */
  side: boolean;
};

/** What stands in every file made of a resume, in reading order, whatever the format. */
export interface ResumeDocument {
  title: string;
  name: string;
  headline: string;
  language: string;
  contacts: { text: string; link: string | null }[];
  sections: Section[];
}

/** The most that fits a narrow column without a second page of it. */
const mostBeside = 24;

export function documentOf(content: ResumeContent, style: ResumeStyle): ResumeDocument {
  const { language } = style;
  const { name } = content.personalInfo;
  const own = new Map(content.ownSections.map((each) => [each.id, each]));
  const bodies = bodiesOf(content, style);
  const sections = orderedSections(style.sectionOrder, [...own.keys()])
    .filter((key) => !style.hiddenSections.includes(key))
    .flatMap((key): Section[] => {
      const mine = own.get(key);
      if (mine) return [{ key, title: mine.title, side: false, kind: "prose", parts: proseOf(mine.text) }];
      const body = bodies[key as ResumeSection];
      return [
        { key, title: words[language].sections[key as ResumeSection], side: isNarrow(key, body), ...body },
      ];
    })
    .filter(holdsSomething);
  return {
    title: [name, words[language].resume].filter(Boolean).join(" – "),
    name: name || words[language].resume,
    headline: content.headline,
    language,
    contacts: contactsOf(content.personalInfo),
    sections,
  };
}

function bodiesOf(content: ResumeContent, { language }: ResumeStyle): Record<ResumeSection, Body> {
  return {
    summary: { kind: "prose", parts: proseOf(content.summary) },
    workExperience: { kind: "entries", entries: workOf(content, language) },
    projects: { kind: "entries", entries: projectsOf(content, language) },
    education: { kind: "entries", entries: educationOf(content, language) },
    skills: { kind: "words", words: content.skills, between: ", " },
    certification: { kind: "entries", entries: certificatesOf(content, language) },
    languages: {
      kind: "words",
      words: content.languages.map(({ name, level }) =>
        level ? `${name} (${words[language].levels[level]})` : name,
      ),
      between: ", ",
    },
    courseWorks: { kind: "lines", words: content.courseWorks },
  };
}

function workOf({ workExperience }: ResumeContent, language: ResumeLanguage) {
  return workExperience.map((work) =>
    entry(work.title || work.companyName, {
      sub: work.title ? work.companyName : "",
      date: spanWords(work, language),
      text: work.description,
    }),
  );
}
function projectsOf({ projects }: ResumeContent, language: ResumeLanguage) {
  return projects.map((project) =>
    entry(project.name, {
      date: spanWords(project, language),
      link: project.link,
      text: project.description,
    }),
  );
}
function educationOf({ education }: ResumeContent, language: ResumeLanguage) {
  return education.map((study) => {
    const degree = [study.degree, study.field].filter(Boolean).join(", ");
    return entry(degree || study.school, {
      sub: degree ? study.school : "",
      date: spanWords(study, language),
    });
  });
}
function certificatesOf({ certification }: ResumeContent, language: ResumeLanguage) {
  return certification.map((each) =>
    entry([each.name, each.issuer].filter(Boolean).join(", "), {
      date: each.date ? dateWords(each.date, language) : "",
      link: each.link,
    }),
  );
}

interface EntryParts {
  sub?: string;
  date: string;
  link?: string | null;
  text?: string;
}
function entry(head: string, { sub = "", date, link = null, text = "" }: EntryParts): Entry {
  return {
    head,
    sub,
    date,
    link: link && (/^[a-z]+:/i.test(link) ? link : `https://${link}`),
    parts: proseOf(text),
  };
}

function isNarrow(key: string, body: Body) {
  return (
    (key === "skills" || key === "languages") && body.kind === "words" && body.words.length <= mostBeside
  );
}
function holdsSomething(section: Section) {
  if (section.kind === "prose") return section.parts.length > 0;
  return section.kind === "entries" ? section.entries.length > 0 : section.words.length > 0;
}
