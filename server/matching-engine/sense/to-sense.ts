import { jobLines } from "../ad-lines.ts";
import { readCandidate } from "../candidate.ts";
import type { CandidateText, JobText } from "../types.ts";
import type { ToSense } from "./open-senses.ts";

type Languages = readonly string[] | null;
const onlyEnglish = ["en"];
/** When something was says how old someone is, not what they do. */
const dates = /\(?\b(?:19|20)\d\d(?:-\d\d)?\b\)?(?:\s*[-–—]\s*(?:present|now|today)?)?,?/gi;
/** Advertisements like to begin with who they are, which says nothing about the work. */
const aboutCompany =
  /^(?:at \p{Lu}[\p{L}& ]{1,30}, (?:we|our)|(?:we(?:['’]re| are)|it is|\p{Lu}[\p{L}&.' -]{1,40} is) (?:an? |the )?(?:leading|global|growing|fast|world|team of|company|startup|start-up|family|publicly|privately|premier|award|proud|committed|dedicated)|(?:we are|is) committed|our (?:mission|vision|values|portfolio|company|customers|story|culture|products|clients)|about (?:us|the company|our)|founded in|headquartered|with (?:over|more than) \d|together,? we|join (?:us|our)|location|salary|benefits|equal opportunity|who we are|company (?:overview|description|profile))/iu;
const adWords = 40;
const personWords = 60;
const mostTitles = 4;
const english = /\b(?:the|and|of|with|for|in|to|a|you|we|our|is|are)\b/gi;
const foreign = /\b(?:und|der|die|das|für|mit|les|des|pour|avec|para|una|los|con|della|och|het|een|van)\b/gi;

/** What tells which work a job is; null where the text is in a language the model does not know. */
export function jobToSense(job: JobText, languages: Languages = onlyEnglish): ToSense | null {
  const lines = jobLines(job).map((line) => line.replace(/^[•#]\s*/, ""));
  const told = lines.flatMap((line) => line.split(/(?<=[.!?])\s+/)).filter((line) => line !== job.title);
  const work = told.filter((line) => !aboutCompany.test(line));
  const text = firstWords(work.length > 0 ? work : told, adWords);
  return knows(languages, lines.join(" ")) ? { titles: job.title ? [job.title] : [], text } : null;
}

/** What tells which work a person does and wants; nothing of who they are. */
export function candidateToSense(
  candidate: CandidateText,
  languages: Languages = onlyEnglish,
): ToSense | null {
  const { lines, positions } = readCandidate(candidate);
  const done = positions.toSorted((a, b) => b.interval.to - a.interval.to).map(({ title }) => title);
  const titles = [...(candidate.wanted?.titles ?? []), ...done].filter((title) => /\p{L}{2}/u.test(title));
  const told = lines.filter(({ section }) => section !== "other").map(({ text }) => text);
  const text = firstWords(told.length > 0 ? told : lines.map((line) => line.text), personWords);
  if (titles.length === 0 && text === "") return null;
  return knows(languages, lines.map((line) => line.text).join(" "))
    ? { titles: [...new Set(titles)].slice(0, mostTitles), text }
    : null;
}

function firstWords(lines: readonly string[], most: number): string {
  return lines
    .map((line) => line.replace(dates, "").trim())
    .filter((line) => line !== "")
    .join(". ")
    .split(/\s+/)
    .slice(0, most)
    .join(" ");
}

function knows(languages: Languages, text: string): boolean {
  return languages === null || (languages.includes("en") && speaksEnglish(text));
}

/** Short texts are taken for English unless they look otherwise: a title alone says little about its language. */
function speaksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const [own, other] = [text.match(english)?.length ?? 0, text.match(foreign)?.length ?? 0];
  return latin >= letters * 0.8 && (other <= own || other < 3);
}
