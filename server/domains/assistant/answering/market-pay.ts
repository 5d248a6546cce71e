import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { isKnownTitle } from "#server/taxonomy/titles.ts";
import { formatMoney } from "#shared/money/money.ts";
import { type Salary, yearlySalary } from "#shared/money/salary.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { linkPart, textPart } from "./parts.ts";
import { searchJobs } from "./search-jobs.ts";

/** So many jobs are looked at. */
const mostRead = 100;
/** Fewer say too little to speak of a middle. */
const fewest = 5;

const asked: readonly RegExp[] = [
  /\b(?:do|does|would|could|can|will)\s+(?<role>.+?)\s+(?:earn|make|get(?: paid)?)\b(?<rest>.*)$/i,
  /\b(?:i|we|you)\s+(?:earn|make|get(?: paid)?)\s+as\s+(?<role>.+?)(?<rest>\s+(?:in|near|around)\s+.+)?$/i,
  /\b(?:salary|salaries|pay|compensation|wages?)\s+(?:range\s+)?(?:of|for)\s+(?<role>.+?)(?<rest>\s+(?:in|near|around)\s+.+)?$/i,
  /\b(?:average|typical|usual)\s+(?<role>.+?)\s+(?:salary|salaries|pay|compensation|wages?)\b(?<rest>.*)$/i,
];

/** What is asked of a job that is known: "the nurse job", "Harbor pilot at Saltmarsh". */
const ofOneJob =
  /\bat\s+(?!night\b)|(?<!\b(?:in|near|around) )\b(?:the|this|that) (?!average|typical|usual|salary|pay)/i;
const ofMany = /^(?:an?|most|all)\s|s$/i;

/** The words to search by of a question about what an occupation pays, "nurse in Leeds"; null where it asks about one job, or names no occupation. */
export function roleAskedAbout(question: string): string | null {
  if (ofOneJob.test(question)) return null;
  const isUsual = /\b(?:average|typical|usual)\b/i.test(question);
  for (const pattern of asked) {
    const { role, rest = "" } = pattern.exec(question)?.groups ?? {};
    if (!role || !(isUsual || ofMany.test(role))) continue;
    const title = role.replace(/^(?:an?|the|most|all)\s+/i, "").trim();
    if (!isKnownTitle(title) && !isKnownTitle(title.replace(/s$/i, ""))) continue;
    const place = /\b(?:in|near|around)\s+.+$/i.exec(rest)?.[0] ?? "";
    return `${title} ${place}`.trim();
  }
  return null;
}

/** What open jobs of an occupation say they pay a year, in the currency that most of them name; null where no such jobs are open. */
export async function answerMarketPay(
  context: CandidateContext,
  question: string,
): Promise<MessagePart[] | null> {
  const query = roleAskedAbout(question);
  if (query === null) return null;
  const { jobs, total } = await searchJobs(context, query, { most: mostRead });
  if (jobs.length === 0) return null;
  const all = linkPart("See these jobs", `/jobs?${new URLSearchParams({ q: query })}`);
  return [textPart(payOf(jobs, total)), all];
}

function payOf(jobs: readonly { salary: Salary | null }[], total: number) {
  const { currency, middles } = middlesOf(jobs.flatMap(({ salary }) => salary ?? []));
  const found = `I found ${counted(total, "open job")} like that`;
  const these = total > jobs.length ? `${found}. Of the first ${jobs.length}` : `${found}. Of these`;
  if (middles.length === 0) return `${these}, none lists its pay.`;
  const say = `${these}, ${middles.length} ${middles.length === 1 ? "lists" : "list"} a yearly salary in ${currency}`;
  if (middles.length < fewest) return `${say}, which is too few to say what’s typical.`;
  const at = (share: number) =>
    formatMoney({ amount: middles[Math.round((middles.length - 1) * share)]!, currency });
  return `${say}: half are between ${at(0.25)} and ${at(0.75)}, and the median is ${at(0.5)}.`;
}

/** The middle of what each job pays a year, the least first, of the currency that most name. */
function middlesOf(salaries: readonly Salary[]) {
  const byCurrency = Map.groupBy(
    salaries.map(yearlySalary).filter(({ min, max }) => min !== null || max !== null),
    ({ currency }) => currency,
  );
  byCurrency.delete(null);
  const [largest] = [...byCurrency].toSorted(([, a], [, b]) => b.length - a.length);
  const middles = (largest?.[1] ?? []).map(({ min, max }) => Math.round(((min ?? max)! + (max ?? min)!) / 2));
  return { currency: largest?.[0] ?? null, middles: middles.toSorted((a, b) => a - b) };
}
