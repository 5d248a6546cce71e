import { entriesOf, isHeading, type Entry } from "./entries.ts";
import { halves, isPlace, titleLikeness, withoutPlace } from "./entry-words.ts";
import type { Line, Work } from "./types.ts";

const label =
  /^(?:(?:job )?(?:title|profile|designation|position|role)|company(?: name)?(?: \d+)?|employer|organi[sz]ation|client|name of (?:the )?(?:company|organi[sz]ation))\s*(?:[:–-]|\b(?:in|at|with)\b)\s*/i;
const preamble =
  /^(?:i\s+)?(?:am\s+|have\s+)?(?:currently\s+|presently\s+|previously\s+)?work(?:ed|ing)\s+(?:(?:as|for|with|at|in)\s+)?(?:an?\s+|the\s+)?/i;
const workKind = /^(?:full[- ]time|part[- ]time|contract|internship|freelance|permanent|self-employed)$/i;

/** The heading's parts without places; a single part may hold both job and employer. */
function partsOf(head: string[]): string[] {
  const parts = head
    .map((part) => part.replace(label, "").replace(preamble, ""))
    .filter((part) => !isPlace(part) && !workKind.test(part));
  const whole =
    parts.length === 1
      ? (halves(parts[0]!) ?? parts)
      : parts.flatMap((part) => (/\s(?:at|@)\s/.test(part) ? (halves(part) ?? part) : part));
  return whole.map(withoutPlace).filter((part) => /\p{L}{2}|\p{Lo}/u.test(part) && !isPlace(part));
}

const untilDate = /\s+(?:from|since|during)(?:\s.*)?$/i;
const sentenceWords =
  /:|\b(?:was|were|is|are|involved|responsible|created|developed|using|worked|done|period|duration|project|skills|module|description|responsibilities)\b/i;

/** A company is a name: no label, no sentence, no verb. */
function asCompany(part: string | undefined): string | null {
  const text = part?.replace(untilDate, "");
  if (!text || text.split(/\s+/).length > 9 || /^(?:\p{Ll}+|[\d.]+)\s/u.test(text)) return null;
  return sentenceWords.test(text) ? null : text;
}

/** Which part is the job and which the employer: the words decide, else the usual order, job first. */
function named(head: string[]): { title: string | null; companyName: string | null } {
  const [first, second] = partsOf(head);
  if (first === undefined) return { title: null, companyName: null };
  const [a, b] = [titleLikeness(first), second === undefined ? -1 : titleLikeness(second)];
  if (second === undefined)
    return a > 0 ? { title: first, companyName: null } : { title: null, companyName: asCompany(first) };
  return b > a && b > 0
    ? { title: second, companyName: asCompany(first) }
    : { title: first, companyName: asCompany(second) };
}

function workOf(entry: Entry): Work {
  const lines = joinWrapped(entry.body);
  const { title, companyName } = named(entry.head);
  return {
    title,
    companyName,
    start: entry.start,
    end: entry.end,
    current: entry.current,
    description: lines.join("\n"),
    lines,
  };
}

/** Lines that a paragraph or bullet was broken into, together again. */
export function joinWrapped(lines: Line[]): string[] {
  const whole: string[] = [];
  let bullets = false;
  for (const line of lines) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined &&
      !line.bullet &&
      (/^[\p{Ll}(&,]/u.test(line.text) ||
        (bullets && !/[.:;!?]$/.test(last) && last.length > 60) ||
        /[,&]$|\b(?:and|or|the|of|to|in|for|with|a)$/.test(last));
    if (goesOn)
      whole[whole.length - 1] =
        /\p{L}-$/u.test(last) && /^\p{Ll}/u.test(line.text)
          ? last.slice(0, -1) + line.text
          : `${last} ${line.text}`;
    else whole.push(line.text);
    bullets = bullets || line.bullet;
  }
  return whole;
}

/** Jobs without dates: pairs of heading lines, the second closed by a dash or a place. */
function undated(lines: Line[]): Work[] {
  const works: Work[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at]!, lines[at + 1]];
    const pair =
      isHeading(line, at === 0) &&
      isHeading(next) &&
      (at === 0 || /\s-$/.test(next.text)) &&
      (titleLikeness(line.text) > 0 || titleLikeness(next.text) > 0 || at === 0);
    if (pair) {
      works.push({
        ...named([...line.cells, ...next.cells]),
        start: null,
        end: null,
        current: false,
        description: "",
        lines: [],
      });
      at++;
    } else works.at(-1)?.lines.push(line.text);
  }
  return works.map((work) => ({ ...work, description: work.lines.join("\n") }));
}

/** One company with several jobs below it: the jobs borrow its name. */
function shareCompany(works: Work[]): Work[] {
  let company: string | null = null;
  return works.map((work) => {
    if (work.companyName) company = work.companyName;
    return work.companyName || !work.title ? work : { ...work, companyName: company };
  });
}

/** A dated line that names neither job nor company tells of the job above it. */
function foldIn(works: Work[], entry: Entry): Work[] {
  const work = workOf(entry);
  const last = works.at(-1);
  const sounds = work.title !== null && titleLikeness(work.title) > 0;
  const within =
    last?.start &&
    work.start &&
    work.start >= last.start.slice(0, work.start.length) &&
    (last.current || (last.end !== null && (work.end ?? work.start) <= last.end));
  if (last && within && !sounds && (work.companyName === null || titleLikeness(work.companyName) >= 0)) {
    const lines = [...last.lines, ...entry.head, ...work.lines];
    return [...works.slice(0, -1), { ...last, lines, description: lines.join("\n") }];
  }
  return work.title === null && work.companyName === null ? works : [...works, work];
}

export function readExperience(lines: Line[]): Work[] {
  const entries = entriesOf(lines);
  if (!entries) return undated(lines);
  return shareCompany(entries.reduce<Work[]>(foldIn, []));
}
