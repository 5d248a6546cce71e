import { findSkills, skillById, skillByName } from "#server/taxonomy/skills.ts";
import { asSpokenLanguage, isLanguageName } from "./spoken-languages.ts";
import type { Line, SpokenLanguage } from "./types.ts";

const mostSkills = 80;
/** A list this long says what the person can do; what their work speaks of is added only to a shorter one. */
const ownList = 3;

/** How well someone knows something, in words, years or stars, and nothing else. */
const levelOnly =
  /^(?:expert|advanced|intermediate|beginner|basic|basics|proficient|fluent|native|experienced|competent|novice|professional|excellent|very good|good|strong|familiar|working knowledge|knowledgeable|experte|fortgeschritten|anfänger|grundkenntnisse|(?:sehr )?gut(?:e kenntnisse)?|avancé|intermédiaire|débutant|confirmé|expert[eo]?|avanzad[oa]|intermedi[oa]|básic[oa]|avançad[oa]|intermédi[oa]|intermediário|alto|medio|goed|gevorderd|basis|uitstekend|maîtrise|level \d|niveau \d|[★☆●○•*]+|[abc][12]\+?|\d(?:[.,]\d)?\s*\/\s*(?:5|10)|\d{1,3}\s*%|\d{1,2}\+?\s*(?:years?|yrs?|jahre?|ans|años|anos|jaar|months?))\.?$/iu;

const bracket = /\(([^()]*)\)/g;

/** A bracket that tells how well or how long, not what. */
function isLevel(inside: string): boolean {
  return (
    levelOnly.test(inside.trim()) ||
    /\d\s*(?:year|yr|month|jahr|ans|año|ano|jaar)|less than|more than|year|month|advanced|expert|intermediate|basic/iu.test(
      inside,
    )
  );
}

/** A line that only names the group below it: a head over bullets, a label that ends in a colon, or words set otherwise than most. */
function isGroupHead(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at]!, lines[at + 1]];
  if (line.text.endsWith(":")) return !line.text.includes(",");
  if (line.bullet || !next || line.text.includes(",") || line.text.split(/\s+/).length > 4) return false;
  if (next.bullet) return true;
  const alike = lines.filter(({ style }) => style === line.style).length;
  return line.style !== "" && next.style !== line.style && alike < lines.length / 2;
}

const label = /^[^:,()]{2,40}:\s*[-–]?\s*/u;

/** A word all in lower case goes on from the line above; "gRPC" does not. */
const goesOnInLowerCase = /^\p{Ll}[\p{Ll}'’-]*(?=[\s,]|$)/u;

/** The texts of a list of skills: wrapped lines together, group names and levels in cells of their own left out. */
function textsOf(lines: readonly Line[]): string[] {
  const joined: string[] = [];
  let openGroup = false;
  const pairs = lines.filter(({ cells }) => cells.length === 2);
  const grouped =
    pairs.length > 1 && pairs.filter(({ cells }) => areItems(cells[1]!)).length > pairs.length / 2;
  const mostlyLower = lines.filter(({ text }) => goesOnInLowerCase.test(text)).length > lines.length / 2;
  for (const [at, line] of lines.entries()) {
    if (isGroupHead(lines, at)) continue;
    const [first = "", ...beside] = line.cells.filter((cell) => !levelOnly.test(cell));
    const names =
      beside.length > 0 && !areItems(first) && (beside.some(areItems) || (grouped && beside.length === 1));
    const text = (names ? beside : [first, ...beside]).join(", ");
    const last = joined.at(-1);
    const wrapped = goesOnInLowerCase.test(line.text) && !mostlyLower;
    if (last !== undefined && !line.bullet && !names && (wrapped || goesOn(last, line, openGroup)))
      joined[joined.length - 1] = `${last} ${text}`;
    else if (text !== "") joined.push(text);
    openGroup = label.test(joined.at(-1) ?? "");
  }
  return joined;
}

/** "PLECS · LTspice", "React, Vue": several names with marks between them. */
function areItems(text: string): boolean {
  return /,|;|\s[|·•/]\s/u.test(text);
}

function goesOn(last: string, line: Line, openGroup: boolean): boolean {
  return (
    /[,(/&-]$/.test(last) ||
    line.text.startsWith("(") ||
    openBracket(last) ||
    (last.includes(",") &&
      !last.endsWith(".") &&
      !label.test(line.text) &&
      (line.text.includes(",") || openGroup))
  );
}

function openBracket(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
}

/** "Go (expert), SQL – 4 years" as Go and SQL. */
function itemsOf(text: string): string[] {
  return text
    .replace(label, "")
    .replace(/\s*(?:[★☆●○■□▪▮▯◆◇✓]\s?){2,}/gu, ", ")
    .replace(bracket, (whole, inside: string, at: number, all: string) =>
      isLevel(inside) && !endsInLanguage(all.slice(0, at)) ? "" : whole.replaceAll(",", "\u0001"),
    )
    .split(/[,;|•·❖➢]|\s{2,}|\s[/–—]\s(?![^,]*\b(?:years?|expert|advanced|basic|good)\b)/u)
    .map((item) =>
      item
        .replaceAll("\u0001", ",")
        .replace(/^[\s–—*-]+|[\s.:–—-]+$/gu, "")
        .replace(/^(?:and|und|et|y|e|en)\s+/i, ""),
    )
    .map(withoutLevel)
    .filter((item) => item !== "" && !levelOnly.test(item));
}

function endsInLanguage(text: string): boolean {
  return isLanguageName(/([\p{L}-]+)\s*$/u.exec(text)?.[1] ?? "");
}

/** "Python – Advanced", "Excel: sehr gut": the name alone. */
function withoutLevel(item: string): string {
  const parts = /^(.+?)\s*(?:[–—:]|\s-)\s*([^–—:]+)$/u.exec(item);
  return parts && levelOnly.test(parts[2]!.trim()) ? parts[1]! : item;
}

const verbFirst =
  /^(?:led|lead|build|built|develop|develops|developed|developing|manage|managed|managing|work|worked|working|ability|able|experience|experienced|knowledge|understanding|responsible|proven|strong|good|excellent|creating|created|create|ensure|ensuring|provide|providing|using|used|i|my|have|having|handled|handling|performed|performing|carry|carried|fähigkeit|erfahrung|capacité|capacidad|capacidade|ervaring)\b/iu;

/** A name people would look for: short, no sentence, no verb before it. */
function isName(item: string): boolean {
  const words = item.split(/\s+/).length;
  return (
    item.length >= 2 &&
    item.length <= 60 &&
    /\p{L}/u.test(item) &&
    words <= 5 &&
    !/[.!?]$/.test(item) &&
    !verbFirst.test(item) &&
    !/\b(?:etc|such as|the|from|our|my|which|that|were|was|is|are)\b/i.test(item) &&
    !/@|https?:|www\./i.test(item)
  );
}

/** What someone did, told where others list skills: a long line without the marks of a list. */
function isSentence({ text, cells }: Line): boolean {
  if (cells.length > 1 || label.test(text)) return false;
  const items = text.split(/[,;|•·]|\s[–—/]\s/u);
  return (
    text.split(/\s+/).length > 7 &&
    (items.length < 3 || items[0]!.split(/\s+/).length > 5) &&
    verbFirst.test(text)
  );
}

export interface ReadSkills {
  skills: { id?: string; name: string }[];
  languages: SpokenLanguage[];
}

/** Skills the person lists, in their own words; where they list hardly any, the ones named in what they did. */
export function readSkills(listed: readonly Line[], told: string): ReadSkills {
  const found = new Map<string, { id?: string; name: string }>();
  const languages: SpokenLanguage[] = [];
  const add = (name: string, id?: string) => {
    const key = name.toLowerCase();
    if (!found.has(key) && found.size < mostSkills) found.set(key, id ? { id, name } : { name });
  };
  for (const item of textsOf(listed.filter((line) => !isSentence(line))).flatMap(itemsOf)) {
    const spoken = asSpokenLanguage(item);
    const known = skillByName(item);
    if (spoken && (!known || isSpoken(known.name))) languages.push(spoken);
    else if (known) add(item, known.id);
    else if (isName(item)) add(item);
    else for (const mention of findSkills(item)) add(skillById(mention.id)?.name ?? mention.name, mention.id);
  }
  if (found.size < ownList) for (const mention of skillsTold(told)) add(mention.name, mention.id);
  return { skills: [...found.values()], languages };
}

/** Skills that are first names too: a colleague called Ada is no programming language. */
const firstNames = new Set(["ada", "julia", "maya", "crystal"]);
const joins = /^\s*(?:[,;/&]|\b(?:and|or|und|oder|y|et|e)\b)\s*$/iu;
const asSkill = {
  before: /\b(?:in|using|programming|languages?|code|coded|software|skills?)[\s:(]+$/i,
  after: /^[\s)]+(?:programming|developers?|engineers?|language|code|compiler|scripts?)\b/i,
};

/** The skills named in what someone did; what is a first name too counts in a list with another, or as code. */
function skillsTold(told: string) {
  const mentions = findSkills(told);
  return mentions.filter(({ id, start, end }, at) => {
    if (!firstNames.has(id)) return true;
    const [before, after] = [mentions[at - 1], mentions[at + 1]];
    return (
      (before && joins.test(told.slice(before.end, start))) ||
      (after && joins.test(told.slice(end, after.start))) ||
      asSkill.before.test(told.slice(Math.max(0, start - 30), start)) ||
      asSkill.after.test(told.slice(end, end + 20))
    );
  });
}

function isSpoken(name: string): boolean {
  return asSpokenLanguage(name) !== null;
}
