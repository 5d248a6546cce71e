import { type ResumeLanguage, resumeLanguages } from "#shared/resumes/resume-parts.ts";

/** Small words of each language; what several share decides nothing between them. */
const smallWords: Record<ResumeLanguage, string> = {
  en: "the and of to with for from by our as that this their into on at",
  de: "und der die das mit für von den dem des im bei zur zum als auf eine einer einen durch sowie ich",
  fr: "et les des du le la pour dans avec sur une un aux en de à par au ainsi je",
  es: "y el los las del la para con una un por en de como al desde sobre",
  it: "e il di della per con del dei delle nel gli una un che alla da la dello",
  nl: "en van de het een voor met op bij aan naar te door tot als ik",
  pl: "i w z na do dla oraz przy od się ze nad za po jako",
  pt: "e de do da dos das para com em uma um na no por os ao à como",
};
const listed = resumeLanguages.map(
  (language) => [language, new Set(smallWords[language].split(" "))] as const,
);
const fewest = 4;
const ahead = 1.5;

/** The language that lines are written in; null where they say too little to tell. */
export function languageOf(lines: readonly string[]): ResumeLanguage | null {
  const words =
    lines
      .join("\n")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const [first, second] = listed
    .map(([language, small]) => ({ language, found: words.filter((word) => small.has(word)).length }))
    .toSorted((a, b) => b.found - a.found);
  const sure = first!.found >= fewest && first!.found >= ahead * second!.found;
  return sure ? first!.language : null;
}
