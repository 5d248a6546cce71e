import { findSkills, skillByName, type SkillMention } from "#server/taxonomy/skills.ts";

const separators = /\s*(?:[,;|•·/()]|\b(?:and|or|und|oder)\b|&)\s*/i;
const degrees =
  /^(?:(?:some|basic|advanced|expert|fluent|good|strong|solid|proficient|intermediate|beginner|familiar|in|with|level|using|know|working|knowledge|of|experience)\s+)+/i;

/** What a skill is used for or where: "Rust on microcontrollers" names Rust. */
const place = /\s+(?:on|in|for|at|using|within)\s.*$/;

/** San Francisco is no storage area network. */
const placeWord = /^San$/;

/** The skills of a line that is a list: there a single word like "Go" is a name and nothing else. */
export function listedSkills(line: string): string[] {
  const items = line.replace(/^[\w/& ]{0,30}:\s*/, "").split(separators);
  const listed = items.map((item) => skillByName(bareItem(item))?.id ?? null).filter((id) => id !== null);
  return [...new Set([...listed, ...named(line)])];
}

const departments = new Set([
  "marketing",
  "sales",
  "human-resources",
  "product-management",
  "customer-service",
  "underwriting",
  "procurement",
]);
const workedWith =
  /\b(?:requests?|intake|input|stakeholders?|work(?:ed|ing|s)?|partner\w*|liais\w*|collaborat\w*|coordinat\w*|communicat\w*|align\w*|together|closely|interfac\w*)\b[^.;:]{0,30}?\b(?:with|from|between|across)\b(?:(?! to )[^.;:]){0,60}$/i;

/** The skills of a sentence, without departments someone worked with; what is next to a skill in "Go or Rust" is read as one too. */
export function spokenSkills(line: string): string[] {
  const own = findSkills(line).filter(
    ({ id, start }) => !departments.has(id) || !workedWith.test(line.slice(0, start)),
  );
  return skillsSpoken(line, own);
}

/** The same where the names in the line have been looked up before. */
export function skillsSpoken(line: string, mentions: SkillMention[]): string[] {
  const whole = skillByName(line.replace(/[.\s]+$/, ""));
  if (whole) return [whole.id];
  const found = named(line, mentions);
  if (found.length === 0) return found;
  const items = line
    .split(separators)
    .map((item) => item.replace(place, ""))
    .filter((item) => /^[A-Z]/.test(item) && item.split(" ").length <= 2);
  const beside = items.map((item) => skillByName(item)?.id ?? null).filter((id) => id !== null);
  return [...new Set([...found, ...beside])];
}

/** The skills that stand alone between the separators of a line, each with a capital letter. */
export function skillsListed(line: string): string[] {
  return line
    .split(separators)
    .filter((item) => /^\p{Lu}/u.test(item))
    .map((item) => skillByName(item.replace(/[.\s]+$/, ""))?.id ?? null)
    .filter((id) => id !== null);
}

/** Every skill a longer text names. */
export function skillsInText(text: string): string[] {
  return named(text);
}

function bareItem(item: string): string {
  return item.replace(degrees, "").replace(/[.\s]+$/, "");
}

function named(line: string, mentions: SkillMention[] = findSkills(line)): string[] {
  const skills = mentions.filter(({ start, end }) => !placeWord.test(line.slice(start, end)));
  return [...new Set(skills.map(({ id }) => id))];
}
