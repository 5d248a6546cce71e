import { titleLikeness } from "./entry-words.ts";
import type { Work } from "./types.ts";

const legalTail =
  /[\s,]+(?:inc|llc|ltd|limited|gmbh|plc|corp|corporation|pvt|private|co|company|s\.?a|b\.?v|ag|kg|srl)\.?$/i;

/** A company's name without its legal form, to compare: "Acme Private Limited" is "acme". */
function bareName(name: string): string {
  let rest = name.trim();
  while (legalTail.test(rest)) rest = rest.replace(legalTail, "");
  return rest.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** One company with several jobs below it: the jobs borrow its name. */
function shareCompany(works: Work[]): Work[] {
  let company: string | null = null;
  return works.map((work) => {
    if (work.companyName) company = work.companyName;
    return work.companyName || !work.title ? work : { ...work, companyName: company };
  });
}

/** "Systems Engineer, Acme Austin" where Acme is an employer told elsewhere: the name is no part of the job. */
function withoutEmployer(work: Work, employers: string[]): Work {
  const found = /^(.+?)\s*(?:[,/]\s|\s[–—-]\s|@|\s(?:at|in)\s)\s*([^,/]+)$/u.exec(work.title ?? "");
  if (!found) return work;
  const tail = bareName(found[2]!);
  const own = work.companyName !== null && titleLikeness(work.companyName) < 0;
  const employer = (own ? [work.companyName!] : employers).find(
    (name) => bareName(name).length > 2 && tail.startsWith(bareName(name)),
  );
  return employer ? { ...work, title: found[1]!, companyName: employer } : work;
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

/** Every job with its employer, no employer's name inside a job's, no job twice. */
export function settleEmployers(works: Work[]): Work[] {
  const employers = [...new Set(works.flatMap(({ companyName }) => companyName ?? []))];
  return mergeDuplicates(shareCompany(works).map((work) => withoutEmployer(work, employers)));
}
