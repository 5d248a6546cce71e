import { orderedSections } from "./resume-parts.ts";

/** A section, an entry of it, or one line of an entry, named by what stands there. */
export interface ResumePlace {
  section: string;
  entry: string | null;
  line: string | null;
}
interface About {
  place: ResumePlace;
}
/** One change of a resume that its owner accepts or refuses. */
export type ResumeChange =
  | ({ kind: "keep" } & About)
  | ({ kind: "move"; to: number } & About)
  | ({ kind: "hide" } & About)
  | ({ kind: "reword"; text: string } & About)
  | ({ kind: "promoteSkill" } & About);

interface Work {
  title: string;
  companyName: string;
  start: string | null;
  description: string;
}
interface Named {
  name: string;
}
/** What of a resume changes are about. */
export interface Changeable {
  content: {
    summary: string;
    skills: string[];
    workExperience: Work[];
    projects: (Named & { description: string })[];
    certification: Named[];
    courseWorks: string[];
    ownSections: { id: string }[];
  };
  style: { sectionOrder: string[]; hiddenSections: string[] };
}

/** How a job is named in a place; two at one employer have different titles or beginnings. */
export function workKey({ title, companyName, start }: Omit<Work, "description">): string {
  return [title, companyName, start].filter(Boolean).join(", ");
}

/** A resume with changes made one after the other; those whose place is not there anymore are named. */
export function withChanges<R extends Changeable, C extends ResumeChange>(
  resume: R,
  changes: readonly C[],
): { resume: R; lost: C[] } {
  const lost: C[] = [];
  let changed = resume;
  let promoted = 0;
  for (const change of changes) {
    const next =
      change.kind === "promoteSkill" ? promote(changed, change, promoted) : changeOne(changed, change);
    if (!next) lost.push(change);
    else if (change.kind === "promoteSkill") promoted++;
    changed = next ?? changed;
  }
  return { resume: changed, lost };
}

function changeOne<R extends Changeable>(
  resume: R,
  change: Exclude<ResumeChange, { kind: "promoteSkill" }>,
): R | null {
  const { entry, line } = change.place;
  if (line !== null) return changeLine(resume, change, line);
  return entry === null ? changeSection(resume, change) : changeEntry(resume, change, entry);
}

function promote<R extends Changeable>(resume: R, { place }: ResumeChange, to: number): R | null {
  const skills = moved(resume.content.skills, resume.content.skills.indexOf(place.entry ?? ""), to);
  return skills && write(resume, { skills });
}

function changeSection<R extends Changeable>(resume: R, change: ResumeChange): R | null {
  const { content, style } = resume;
  const { section } = change.place;
  const order = orderedSections(
    style.sectionOrder,
    content.ownSections.map(({ id }) => id),
  );
  const at = order.indexOf(section);
  if (at < 0) return null;
  if (change.kind === "hide")
    return {
      ...resume,
      style: { ...style, hiddenSections: [...new Set([...style.hiddenSections, section])] },
    };
  if (change.kind !== "move") return resume;
  return { ...resume, style: { ...style, sectionOrder: moved(order, at, change.to)! } };
}

/** The lists whose entries may be moved or left out; jobs and studies always stay. */
const lists = {
  projects: ({ name }: Named) => name,
  certification: ({ name }: Named) => name,
  courseWorks: (course: string) => course,
};

function changeEntry<R extends Changeable>(resume: R, change: ResumeChange, entry: string): R | null {
  const { section } = change.place;
  if (section === "workExperience")
    return change.kind === "keep" && resume.content.workExperience.some((work) => workKey(work) === entry)
      ? resume
      : null;
  if (!(section in lists)) return null;
  const key = section as keyof typeof lists;
  const list = resume.content[key] as (Named & string)[];
  const at = list.findIndex((each) => lists[key](each) === entry);
  if (at < 0) return null;
  if (change.kind === "hide") return write(resume, { [key]: list.toSpliced(at, 1) });
  return change.kind === "move" ? write(resume, { [key]: moved(list, at, change.to) }) : resume;
}

function changeLine<R extends Changeable>(resume: R, change: ResumeChange, line: string): R | null {
  const text = textAt(resume, change.place);
  if (text === null) return null;
  const lines = text.split("\n");
  const at = lines.findIndex((each) => each.trim() === line);
  if (at < 0) return null;
  if (change.kind === "keep") return resume;
  const next =
    change.kind === "reword"
      ? lines.with(at, change.text)
      : change.kind === "move"
        ? moved(lines, at, change.to)!
        : lines.toSpliced(at, 1);
  return writeText(resume, change.place, next.join("\n"));
}

/** The text a line of a place stands in; null where there is none. */
export function textAt({ content }: Changeable, { section, entry }: ResumePlace): string | null {
  if (section === "summary") return content.summary;
  if (section === "workExperience")
    return content.workExperience.find((work) => workKey(work) === entry)?.description ?? null;
  return section === "projects"
    ? (content.projects.find(({ name }) => name === entry)?.description ?? null)
    : null;
}

function writeText<R extends Changeable>(resume: R, { section, entry }: ResumePlace, text: string): R {
  if (section === "summary") return write(resume, { summary: text });
  const put = <E extends { description: string }>(list: E[], isIt: (each: E) => boolean) =>
    list.with(list.findIndex(isIt), { ...list.find(isIt)!, description: text });
  const { workExperience, projects } = resume.content;
  return section === "projects"
    ? write(resume, { projects: put(projects, ({ name }) => name === entry) })
    : write(resume, { workExperience: put(workExperience, (work) => workKey(work) === entry) });
}

function write<R extends Changeable>(resume: R, content: object): R {
  return { ...resume, content: { ...resume.content, ...content } };
}

function moved<T>(list: readonly T[], from: number, to: number): T[] | null {
  if (from < 0) return null;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.min(to, rest.length), 0, list[from]!);
}
