import { degreeLevel } from "#server/matching-engine/degree-levels.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import { isRoleNoun } from "#server/taxonomy/titles.ts";
import { limits } from "./limits.data.ts";
import { numbersIn } from "./numbers.ts";
import { dutyWords, plainWords, sameWords } from "./same-words.data.ts";
import { isOneWord, wordForm, wordsIn } from "./word-forms.ts";

export type ClaimKind =
  | "number"
  | "date"
  | "name"
  | "title"
  | "degree"
  | "skill"
  | "limit"
  | "cause"
  | "claim";
export interface AddedClaim {
  kind: ClaimKind;
  /** What was added, or the limit that was left out. */
  words: string;
}

const forms = (words: string) => words.trim().split(/\s+/).map(wordForm);
const plain = new Set(forms(plainWords));
const duties = new Set(forms(dutyWords));
const groupsOf = new Map<string, Set<string>[]>();
for (const line of sameWords.trim().split("\n")) {
  const group = new Set(forms(line));
  for (const form of group) groupsOf.set(form, [...(groupsOf.get(form) ?? []), group]);
}
const duty = /\b(?:responsible for|in charge of|dut(?:y|ies)|tasks?|tasked with|acted as|was the)\b/i;
const takesPart = /\b(?:take|took|taking) part\b/gi;
const month =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;
const cause = /\b(?:by \p{L}+ing\b|thanks to|resulting in|leading to|as a result|because of|due to)/iu;

/** What a text claims and the text it was made of does not; empty where it says the same or less. */
export function addedClaims(before: string, after: string): AddedClaim[] {
  return [
    ...addedNumbers(before, after),
    ...addedSkills(before, after),
    ...addedWords(before, after),
    ...droppedLimits(before, after),
    ...(cause.test(after) && !cause.test(before)
      ? [{ kind: "cause" as const, words: cause.exec(after)![0] }]
      : []),
  ];
}

function addedNumbers(before: string, after: string): AddedClaim[] {
  const known = new Set(numbersIn(before).map(({ key }) => key));
  return numbersIn(after)
    .filter(({ key }) => !known.has(key))
    .map(({ key, words }) => ({ kind: /^(?:19|20)\d\d$/.test(key) ? "date" : "number", words }));
}

function addedSkills(before: string, after: string): AddedClaim[] {
  const known = new Set(findSkills(before).map(({ id }) => id));
  return findSkills(after)
    .filter(
      ({ id, start, end }) =>
        !known.has(id) && !before.toLowerCase().includes(after.slice(start, end).toLowerCase()),
    )
    .filter(({ start, end }) => wordsIn(after.slice(start, end)).some((word) => !isBorneOut(word, before)))
    .map(({ name }) => ({ kind: "skill", words: name }));
}

function addedWords(before: string, after: string): AddedClaim[] {
  return wordsIn(after.replace(takesPart, "participate"))
    .filter((word) => numbersIn(word).length === 0 && !isBorneOut(word, before))
    .map((word) => ({ kind: kindOf(word, after), words: word }));
}

function kindOf(word: string, text: string): ClaimKind {
  if (month.test(word) && /^\p{Lu}/u.test(word)) return "date";
  if (degreeLevel(word)) return "degree";
  if (isRoleNoun(word.toLowerCase())) return "title";
  return /^\p{Lu}/u.test(word) && !text.startsWith(word) ? "name" : "claim";
}

/** Whether a text says a word, one of the same meaning, or one that says nothing of its own. */
function isBorneOut(word: string, before: string): boolean {
  const form = wordForm(word);
  const acronym = /^\p{Lu}[\p{Lu}\d+#]*$/u.test(word) && word.length <= 3;
  if (acronym && !/^(?:I|A)$/.test(word))
    return wordsIn(before).some((own) => own.toLowerCase() === word.toLowerCase());
  if (plain.has(form)) return true;
  const own = wordsIn(before).map(wordForm);
  const joined = own.slice(1).map((each, at) => own[at]! + each);
  if ([...own, ...joined].some((each) => isOneWord(each, form))) return true;
  if (duties.has(form) && duty.test(before)) return true;
  return (groupsOf.get(form) ?? []).some((group) => own.some((each) => group.has(each)));
}

function droppedLimits(before: string, after: string): AddedClaim[] {
  return limits
    .filter(({ said, kept = said }) => said.test(before) && !kept.test(after))
    .map(({ said }) => ({ kind: "limit", words: said.exec(before)![0] }));
}
