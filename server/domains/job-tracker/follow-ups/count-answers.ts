import type { CandidateContext } from "#server/context.ts";
import { firstAnswers, listMine } from "#server/domains/applications/index.ts";
import { isAnswered, listExternals } from "../external-applications.ts";

const dayMs = 86_400_000;

interface Sent {
  source: string;
  answered: boolean;
  /** From applying to the first answer; null if its date is unknown. */
  days: number | null;
}

/** How many of the person's applications were answered and how soon, in total and by source. */
export async function countAnswers(context: CandidateContext) {
  const sent = [...(await sentHere(context)), ...(await sentElsewhere(context))];
  const sources = Map.groupBy(sent, ({ source }) => source);
  const bySource = [...sources].map(([source, ofIt]) => ({ source, ...numbersOf(ofIt) }));
  return {
    ...numbersOf(sent),
    bySource: bySource.toSorted((a, b) => b.sent - a.sent || a.source.localeCompare(b.source)),
  };
}

async function sentHere(context: CandidateContext): Promise<Sent[]> {
  const [mine, answers] = await Promise.all([listMine(context), firstAnswers(context)]);
  return mine
    .filter(({ applied }) => applied)
    .map(({ id, source, appliedAt }) => {
      const at = answers.get(id);
      return { source, answered: at !== undefined, days: at ? daysBetween(appliedAt, at) : null };
    });
}

async function sentElsewhere(context: CandidateContext): Promise<Sent[]> {
  const externals = await listExternals(context);
  return externals
    .filter(({ state }) => state !== "saved")
    .map(({ state, appliedAt, answeredAt }) => ({
      source: "Other site",
      answered: answeredAt !== null || isAnswered(state),
      days: appliedAt && answeredAt ? daysBetween(appliedAt, answeredAt) : null,
    }));
}

function numbersOf(sent: readonly Sent[]) {
  const days = sent.flatMap((each) => each.days ?? []);
  return {
    sent: sent.length,
    answered: sent.filter(({ answered }) => answered).length,
    medianDays: median(days),
  };
}

function median(numbers: readonly number[]) {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

function daysBetween(from: Date, to: Date) {
  return Math.max(0, to.getTime() - from.getTime()) / dayMs;
}
