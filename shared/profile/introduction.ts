import { askedText } from "#shared/money/salary.ts";
import { eitherOf, sentenceList } from "#shared/words/sentence-list.ts";

/** What an onboarding knows of someone when it introduces them. */
interface Given {
  fullName?: string;
  initialQuery?: string;
  selectedJobTitles?: readonly string[];
  preferredLocations?: readonly string[];
  workEnvironmentPreferences?: readonly string[];
  department?: string;
  salary?: number | null;
  salaryCurrency?: string;
  resumeData?: {
    headline?: string | null;
    skills?: readonly string[];
    workExperience?: readonly { title: string; companyName: string; current?: boolean }[];
    education?: readonly { school: string; field?: string | null }[];
  } | null;
}
export interface Introduction {
  focusRole: string;
  journeySummary: string;
  salary: string;
  toneIntroLine: string;
}

/** An introduction in the person's own voice, of nothing but what they gave. */
export function introductionFrom(given: Given): Introduction {
  const focusRole = roleOf(given);
  return {
    focusRole,
    journeySummary: journeyOf(given.resumeData ?? {}),
    salary: salaryLine(given),
    toneIntroLine: introLine(given, focusRole),
  };
}

function roleOf({ selectedJobTitles, resumeData, department }: Given): string {
  const latest = resumeData?.workExperience?.[0]?.title;
  return selectedJobTitles?.[0] || firstOf(resumeData?.headline) || firstOf(latest) || department || "";
}

/** Of several roles in one line, such as “Cocinera | Jefa de partida”, the first: nobody says the others in one breath. */
function firstOf(role: string | null | undefined): string | undefined {
  return role
    ?.split(/[|•]|\s[·/]\s/u)
    .map((each) => each.trim())
    .find(Boolean);
}

function introLine(given: Given, focusRole: string): string {
  const {
    fullName = "",
    initialQuery = "",
    preferredLocations = [],
    workEnvironmentPreferences = [],
  } = given;
  const remote = workEnvironmentPreferences.includes("remote") ? ["remote"] : [];
  const places = eitherOf([...remote, ...preferredLocations.map((place) => `in ${place}`)]);
  const name = fullName.trim().split(/\s+/)[0];
  const looks = [focusRole && `as ${focusRole}`, places].filter(Boolean).join(", ");
  return [
    name && `Hi, I’m ${name}.`,
    looks && `I’m looking for work ${looks}.`,
    initialQuery.trim() && `What I have in mind: ${ended(initialQuery.trim())}`,
  ]
    .filter(Boolean)
    .join(" ");
}

function journeyOf({ workExperience = [], education = [], skills = [] }: NonNullable<Given["resumeData"]>) {
  const [now, ...before] = workExperience.filter(({ title, companyName }) => title && companyName);
  const at = ({ title, companyName }: { title: string; companyName: string }) => `${title} at ${companyName}`;
  const studied = education[0];
  return [
    now && `${now.current ? "I work" : "I worked"} as ${ended(at(now))}`,
    before.length > 0 && `Before that: ${ended(sentenceList(before.slice(0, 2).map(at)))}`,
    skills.length > 0 && `I work with ${ended(sentenceList(skills.slice(0, 3)))}`,
    studied?.school && `I studied ${studied.field ? `${studied.field} ` : ""}at ${ended(studied.school)}`,
  ]
    .filter(Boolean)
    .join(" ");
}

function salaryLine({ salary, salaryCurrency = "USD" }: Given): string {
  return salary ? `At least ${askedText(salary, salaryCurrency)} a year` : "";
}

function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
