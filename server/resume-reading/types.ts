import type { LanguageLevel } from "#shared/profile/language-levels.ts";

export type ResumeKind = "pdf" | "docx" | "json-resume" | "linkedin-export" | "text" | "scan";

/** One line in reading order; cells are its parts where it has wide gaps or tabs. */
export interface Line {
  text: string;
  cells: string[];
  bullet: boolean;
  /** Font size or heading weight; 0 where the format knows none. */
  size: number;
  /** Font or style, to recognise lines that look alike. */
  style: string;
  /** 1 and 2 for the left and right column of a page, 0 for lines across it. */
  column: number;
  /** Whether the next word had no room on it, so that the text goes on in the next line; missing where a format has no widths. */
  wraps?: boolean;
  /** The cells taken apart where the font changes, if it does. */
  byFont?: string[];
  /** Where its words are linked to. */
  links?: string[];
}

export interface Work {
  title: string | null;
  companyName: string | null;
  /** Where a format has a field for it. */
  companyURL?: string | null;
  start: string | null;
  end: string | null;
  current: boolean;
  description: string;
  lines: string[];
}

export interface Study {
  school: string | null;
  degree: string | null;
  field: string | null;
  start: string | null;
  end: string | null;
}

export interface Project {
  name: string;
  description: string;
  link: string | null;
  start: string | null;
  end: string | null;
}

export interface Certificate {
  name: string;
  issuer: string | null;
  date: string | null;
  link: string | null;
}

export interface SpokenLanguage {
  name: string;
  level: LanguageLevel | null;
}

export interface ReadResume {
  fileName: string;
  kind: ResumeKind;
  fullName: string | null;
  email: string | null;
  phone: string | null;
  linkedIn: string | null;
  website: string | null;
  links: string[];
  location: string | null;
  summary: string | null;
  /** The line below the name and sections of the person’s own, where a format has fields for them. */
  headline?: string | null;
  sections?: { title: string; text: string }[];
  skills: { id?: string; name: string }[];
  workExperience: Work[];
  education: Study[];
  projects: Project[];
  certification: Certificate[];
  languages: SpokenLanguage[];
  /** Courses taken, where a format lists them by themselves. */
  courses: string[];
  /** The whole text in reading order. */
  text: string;
  lines: string[];
  warnings: string[];
}

export interface ResumeFile {
  bytes: Uint8Array;
  fileName: string;
  /** Reads the letters in the pictures of a scan too; takes seconds a page. */
  ocr?: boolean;
}

/** Which page of a scan is being read. */
export interface PageProgress {
  page: number;
  pages: number;
}

export type TellPage = (progress: PageProgress) => void;

/** What a file format gives before anything is understood. */
export interface Extract {
  lines: Line[];
  links: string[];
}

/** Dots that lead the eye to a date at the edge, as in a table of contents. */
const dotLeaders = /\s*\.(?:\s?\.){3,}\s*/g;

export function lineOf(text: string, look: { bullet?: boolean; size?: number; style?: string } = {}): Line {
  const cells = text
    .replace(dotLeaders, "\t")
    .split("\t")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  return {
    text: cells.join(" "),
    cells,
    bullet: look.bullet ?? false,
    size: look.size ?? 0,
    style: look.style ?? "",
    column: 0,
  };
}

export function emptyResume(fileName: string, kind: ResumeKind): ReadResume {
  return {
    fileName,
    kind,
    fullName: null,
    email: null,
    phone: null,
    linkedIn: null,
    website: null,
    links: [],
    location: null,
    summary: null,
    skills: [],
    workExperience: [],
    education: [],
    projects: [],
    certification: [],
    languages: [],
    courses: [],
    text: "",
    lines: [],
    warnings: [],
  };
}
