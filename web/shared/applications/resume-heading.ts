const parts =
  /^(?:(?:work|professional|relevant) )?(?:experience|history|education|skills|summary|profile|about me|projects|certificates?|certifications?|courses?|languages|interests|publications|awards|references|volunteering)(?: (?:and|&) [a-z]+)?:?$/i;

/** Whether a line of a resume names the part that begins there: "Experience", "WORK HISTORY". */
export function isResumeHeading(line: string) {
  const words = line.trim();
  if (parts.test(words)) return true;
  return words.length < 40 && words === words.toUpperCase() && /^[A-Z][A-Z &]{3,}$/.test(words);
}
