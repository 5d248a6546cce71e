import { titleLikeness } from "./entry-words.ts";
import { soundsOf } from "./heading-words.ts";
import type { Work } from "./types.ts";

const legalTail =
  /[\s,]+(?:inc|llc|ltd|limited|gmbh|plc|corp|corporation|pvt|private|co|company|s\.?a|b\.?v|ag|kg|srl)\.?$/i;

function withoutLegalForm(name: string): string {
  let rest = name.trim();
  while (legalTail.test(rest)) rest = rest.replace(legalTail, "");
  return rest;
}

/** A company's name to compare: "Acme Private Limited" is "acme". */
function bareName(name: string): string {
  return withoutLegalForm(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function areOne(first: string, second: string): boolean {
  const [a, b] = [bareName(first), bareName(second)];
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}

interface Named {
  title: string;
  employer: string;
  /** What the words between the two say: "at" and "@" name an employer, "in" may name a field, a comma says nothing. */
  joint: "at" | "in" | "mark";
}

const joints: [RegExp, Named["joint"]][] = [
  [/^(.+?)(?:\s+(?:at|bei|beim|chez|bij)\s+|\s*@\s*)(\S.*)$/iu, "at"],
  [/^(.+?)\s+in\s+(\S.*)$/iu, "in"],
  [/^(.+?)\s*\(([^()]+)\)$/u, "mark"],
  [/^(.+?)\s*(?:[,/]\s|\s[–—-]\s)\s*([^,/]+)$/u, "mark"],
];

const employerFirst = /^([^,/]+?)(?:,\s|\s[–—-]\s)\s*(.+)$/u;

/** The employers a title may name beside the job: "Analyst at Acme", "Analyst (Acme)", "Acme Ltd, Analyst". */
function employersIn(title: string): Named[] {
  const behind = joints.flatMap(([pattern, joint]) => {
    const found = pattern.exec(title);
    return found ? [{ title: found[1]!, employer: found[2]!.replace(/[.,\s]+$/, ""), joint }] : [];
  });
  const before = employerFirst.exec(title);
  return before ? [...behind, { title: before[2]!, employer: before[1]!, joint: "mark" }] : behind;
}

/** A name of its own: written large, and more like an employer than like a job or a field. */
function soundsEmploying(name: string): boolean {
  const { job, employer } = soundsOf(name);
  return /^[\p{Lu}\d]/u.test(name) && employer > 2 && employer - job > 2 && titleLikeness(name) < -0.8;
}

/** Where someone works, not for whom: "at Client Sites", "at Large Events". */
const noName =
  /\b(?:sites?|clients?|customers?|locations?|offices?|headquarters|levels?|home|events?|part(?:y|ies)|weddings?|nights?|sea|scale|various|multiple|schools?|work)\b/i;

/** Whether a title says in words that the name in it employs. */
function isSaid({ title, employer, joint }: Named): boolean {
  if (joint === "at" && /\bsite$/i.test(title)) return false;
  if (joint === "at")
    return /^[\p{Lu}\d]/u.test(employer) && !noName.test(employer) && titleLikeness(employer) < 1;
  return (joint === "in" || legalTail.test(employer)) && soundsEmploying(employer);
}

interface Told {
  employers: string[];
  /** How often the whole text speaks of a name. */
  mentions: (name: string) => number;
}

/** Whether the work was done for a client: the job's own lines say so. */
function isClient({ companyName, lines }: Work): boolean {
  return lines.some((line) => {
    const client = /^client\b[\s:–-]*(.+)$/i.exec(line)?.[1];
    return client !== undefined && areOne(client.replaceAll("&amp;", "&"), companyName ?? "");
  });
}

/** Which of the two employs: not a client, and what the resume speaks of more or sounds clearly more like one. */
function isRather(named: string, work: Work, { mentions }: Told): boolean {
  const { companyName } = work;
  if (companyName === null || isClient(work)) return true;
  if (titleLikeness(companyName) - titleLikeness(named) > 0.5) return true;
  return mentions(named) > mentions(companyName);
}

/** "Systems Engineer, Acme Austin" where Acme is an employer told elsewhere, or "Systems Engineer at Acme": the name is no part of the job. */
function withoutEmployer(work: Work, told: Told): Work {
  for (const named of employersIn(work.title ?? "")) {
    const { title, employer } = named;
    if (titleLikeness(title) <= 0) continue;
    if (work.companyName !== null && areOne(employer, work.companyName)) return { ...work, title };
    const known = told.employers.find((name) => bareName(name).length > 2 && areOne(employer, name));
    if (known === undefined && !isSaid(named)) continue;
    const isEmployer = isRather(known ?? employer, work, told);
    if (!isEmployer && known === undefined) continue;
    return { ...work, title, companyName: isEmployer ? (known ?? employer) : work.companyName };
  }
  return work;
}

function isSameJob(a: Work, b: Work): boolean {
  const bare = (text: string | null) => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return (
    a.start !== null &&
    a.start === b.start &&
    a.end === b.end &&
    bare(a.title) === bare(b.title) &&
    bareName(a.companyName ?? "") === bareName(b.companyName ?? "")
  );
}

/** The same job told twice in a row, project by project, is one job. */
function mergeDuplicates(works: Work[]): Work[] {
  return works.reduce<Work[]>((kept, work) => {
    const last = kept.at(-1);
    if (!last || !isSameJob(last, work)) return [...kept, work];
    const lines = [...last.lines, ...work.lines];
    return [...kept.slice(0, -1), { ...last, lines, description: lines.join("\n") }];
  }, []);
}

/** A text as its words alone, to look for a name in: " acme sons ". */
function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

/** Every job with its employer, no employer's name inside a job's, no job twice; the text is the whole resume's. */
export function settleEmployers(works: Work[], text: string): Work[] {
  const words = wordsOf(text);
  const told = {
    employers: [...new Set(works.flatMap(({ companyName }) => companyName ?? []))],
    mentions: (name: string) => words.split(wordsOf(withoutLegalForm(name))).length - 1,
  };
  return mergeDuplicates(works.map((work) => withoutEmployer(work, told)));
}
