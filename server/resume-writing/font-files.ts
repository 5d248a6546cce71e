/** The packages of the five families a resume can be set in (`shared/resumes/resume-parts.ts`), and what their files begin with. */
const families = {
  WorkSans: import.meta.resolve("@expo-google-fonts/work-sans/package.json"),
  Inter: import.meta.resolve("@expo-google-fonts/inter/package.json"),
  Lora: import.meta.resolve("@expo-google-fonts/lora/package.json"),
  SourceSans3: import.meta.resolve("@expo-google-fonts/source-sans-3/package.json"),
  EBGaramond: import.meta.resolve("@expo-google-fonts/eb-garamond/package.json"),
};
const weights = ["400Regular", "400Regular_Italic", "600SemiBold", "700Bold"];

/** Whole fonts: names of every language in Latin letters are drawn. */
export const fontFiles: URL[] = Object.entries(families).flatMap(([name, home]) =>
  weights.map((weight) => new URL(`./${weight}/${name}_${weight}.ttf`, home)),
);

/** One of each family: its others have the same letters. */
export const regularFiles: URL[] = fontFiles.filter(({ pathname }) => pathname.endsWith("_400Regular.ttf"));
