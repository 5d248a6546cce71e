import type { ResumeLanguage } from "#shared/resumes/resume-parts.ts";
import { words } from "./words.data.ts";

interface Span {
  start: string | null;
  end: string | null;
  current?: boolean;
}

/** "Mar 2020 – Present", in the resume's language. */
export function spanWords({ start, end, current }: Span, language: ResumeLanguage): string {
  const from = start ? dateWords(start, language) : "";
  const until = current ? words[language].present : end ? dateWords(end, language) : "";
  return from === until ? from : [from, until].filter(Boolean).join(" – ");
}

/** "2020", "Mar 2020" or "14 Mar 2020": as much as is known. */
export function dateWords(date: string, language: ResumeLanguage): string {
  const [year = "", month, day] = date.split("-");
  if (!month) return year;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  const look = { month: "short", year: "numeric", timeZone: "UTC" } as const;
  return day
    ? new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { ...look, day: "numeric" }).format(at)
    : new Intl.DateTimeFormat(language, look).format(at);
}
