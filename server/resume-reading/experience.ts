import { isHeading } from "./anchors.ts";
import { entriesOf, type Entry } from "./entries.ts";
import { titleLikeness, withoutPlace } from "./entry-words.ts";
import { withFontCells } from "./font-cells.ts";
import { formEntries, type FormEntry } from "./form-entries.ts";
import { isBreak, withoutStays } from "./nested-jobs.ts";
import { named, usualOrder, withoutRemarks, type Order } from "./work-names.ts";
import { settleEmployers } from "./employers.ts";
import type { Line, Work } from "./types.ts";

function workOf(entry: Entry, order: Order): Work {
  const lines = joinWrapped(entry.body);
  return {
    ...named(entry.head, order),
    start: entry.start,
    end: entry.end,
    current: entry.current,
    description: lines.join("\n"),
    lines,
  };
}

function workOfForm({ told, range: { start, end, current }, body }: FormEntry): Work {
  const lines = joinWrapped(body);
  const companyName = withoutRemarks(withoutPlace(told.employer!));
  return {
    title: told.title!,
    companyName,
    start: start ?? end,
    end,
    current,
    description: lines.join("\n"),
    lines,
  };
}

/** Lines that a paragraph or bullet was broken into, together again. */
export function joinWrapped(lines: Line[]): string[] {
  const whole: string[] = [];
  let bullets = false;
  for (const [at, line] of lines.entries()) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined &&
      !line.bullet &&
      (lines[at - 1]?.wraps ||
        /^[\p{Ll}(&,]/u.test(line.text) ||
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

const noDates = { start: null, end: null, current: false, description: "", lines: [] };

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
      works.push({ ...noDates, ...named([...line.cells, ...next.cells]), lines: [] });
      at++;
    } else works.at(-1)?.lines.push(line.text);
  }
  return works.map((work) => ({ ...work, description: work.lines.join("\n") }));
}

/** A job above the first date: a job's name and an employer, each on its line. */
function undatedFirst(lines: Line[]): Work[] {
  const [line, next] = lines;
  if (!isHeading(line, true) || !isHeading(next) || titleLikeness(line.text) < 2) return [];
  return titleLikeness(next.text) > 0 ? [] : undated(lines);
}

/** What someone did or used inside a job, set like a job of its own. */
const noJob = /\b(?:tools?|projects?|trainings?|certifications?|courses?|workshops?|utilities)$/i;

/** A dated line that names neither job nor company tells of the job above it. */
function foldIn(works: Work[], { entry, work }: { entry: Entry; work: Work }): Work[] {
  const last = works.at(-1);
  const sounds = work.title !== null && titleLikeness(work.title) > 0;
  const within =
    last?.start &&
    work.start &&
    work.start >= last.start.slice(0, work.start.length) &&
    (last.current || (last.end !== null && (work.end ?? work.start) <= last.end));
  const again = work.title === null && last?.start === work.start && last?.end === work.end;
  const inside =
    again || (within && !sounds && (work.companyName === null || titleLikeness(work.companyName) >= 0));
  const aside = work.title !== null && noJob.test(work.title) && titleLikeness(work.title) < 2;
  if (last && (inside || aside)) {
    const lines = [...last.lines, ...entry.head, ...work.lines];
    return [...works.slice(0, -1), { ...last, lines, description: lines.join("\n") }];
  }
  return work.title === null && work.companyName === null ? works : [...works, work];
}

/** One employer above several jobs: the jobs below borrow its name. An employer below its job is that job's alone. */
function withSharedEmployers(told: { entry: Entry; work: Work }[]): { entry: Entry; work: Work }[] {
  let above: string | null = null;
  return told.map(({ entry, work }) => {
    const { title, companyName } = work;
    if (companyName !== null) above = standsAbove(companyName, title, entry.head) ? companyName : null;
    return companyName === null && title !== null
      ? { entry, work: { ...work, companyName: above } }
      : { entry, work };
  });
}

function standsAbove(companyName: string, title: string | null, head: string[]): boolean {
  const text = head.join("\n");
  return title === null || text.indexOf(companyName) < text.indexOf(title);
}

/** The jobs of a section; what the whole resume speaks of tells employers from clients. */
export function readExperience(written: Line[], text = written.map((line) => line.text).join("\n")): Work[] {
  const lines = withFontCells(written);
  const form = formEntries(lines, ["title", "employer"]);
  if (form) return settleEmployers(form.map(workOfForm), text);
  const read = entriesOf(lines);
  if (!read) return settleEmployers(undated(lines), text);
  const order = usualOrder(read.entries.map(({ head }) => head));
  const entries = read.entries.map((entry) => ({ entry, work: workOf(entry, order) }));
  const told = withSharedEmployers(entries).filter(({ work }) => !isBreak(work));
  const dated = told.reduce<Work[]>(foldIn, undatedFirst(read.before));
  return settleEmployers(withoutStays(dated), text);
}
