/** How well someone speaks a language, as a person would say it: A1 and A2 are basic, B1 intermediate, B2 advanced, C1 and C2 fluent. */
export const languageLevels = ["basic", "intermediate", "advanced", "fluent", "native"] as const;
export type LanguageLevel = (typeof languageLevels)[number];

const words: Record<LanguageLevel, string> = {
  basic: "Basic (A1–A2)",
  intermediate: "Intermediate (B1)",
  advanced: "Advanced (B2)",
  fluent: "Fluent (C1–C2)",
  native: "Native",
};

export function sayLanguageLevel(level: LanguageLevel): string {
  return words[level];
}
