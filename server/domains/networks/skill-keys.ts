/** Skills in one spelling, so that "typescript" finds "TypeScript". */
export function skillKeys(skills: readonly string[]): string[] {
  return [...new Set(skills.map((skill) => skill.trim().toLowerCase()).filter(Boolean))];
}
