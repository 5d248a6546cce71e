import { isRoleNoun } from "#server/taxonomy/titles.ts";
import { hoursTerms } from "./working-terms.data.ts";

/** Occupations that "PT" itself names: a physical therapist's assistant, a personal trainer. */
const ofTherapy =
  /\b(?:assistants?|aides?|techs?|technicians?|therap\w*|trainers?|clinics?|outpatient|rehab|home health|inpatient|dpt|ot|slp|instructors?|director|licensed|physical)\b/iu;

/** "PT barista" is part time and "FT nurse" full time; "PT", "PT assistant" and "outpatient PT" are a therapist. */
export function withHoursSpelled(typed: string): string {
  const others = typed.replace(/\b[pf]t\b/giu, " ");
  const isHours = !ofTherapy.test(others) && /\p{L}{3}/u.test(others);
  if (!isHours) return typed;
  return typed.replace(/\bpt\b/giu, "part time").replace(/\bft\b(?!\.? ?\d)/giu, "full time");
}

/** Such a share of a week, as Swiss postings say it, asks for nothing: "80-100%". */
export const wholeWorkload =
  /(?<![\p{L}\d])(?:(?:[89]\d|100) ?%? ?(?:-|–|bis|to|à) ?)?(?:9\d|100) ?%(?! ?(?:remote|home))/gu;

/** "PM nights" asks for a time of day, "PM role nights" for a manager. */
export function isAfternoon(text: string): boolean {
  if (!/\bpm\b/iu.test(text) || !hoursTerms.test(text)) return false;
  return text
    .split(/[\s,;]+/)
    .every((each) => /^pm$/i.test(each) || hoursTerms.test(each) || !isRoleNoun(each.toLowerCase()));
}
