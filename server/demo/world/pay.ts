import { formatMoney, minorUnits } from "#shared/money/money.ts";
import type { Place } from "./places.data.ts";
import type { Random } from "./random.ts";
import type { Job } from "./world.ts";

const levels: Record<Job["seniority"], number> = { "Early Career": 0.78, "Mid Career": 1, Senior: 1.3 };

function stepFor(amount: number): number {
  if (amount > 2_000_000) return 100_000;
  if (amount > 400_000) return 10_000;
  return 1000;
}

/** A yearly range for a kind of work at a level in a place, in minor units. */
export function payRange(
  random: Random,
  pay: number,
  { place, seniority, share = 1 }: { place: Place; seniority: Job["seniority"]; share?: number },
) {
  const low = pay * 1000 * levels[seniority] * place.pay * share * (0.93 + random.next() * 0.14);
  const step = stepFor(low);
  const min = Math.round(low / step) * step;
  const max = Math.max(min + step, Math.round((min * (1.12 + random.next() * 0.1)) / step) * step);
  const { currency } = place;
  return {
    currency,
    min: minorUnits(min, currency),
    max: minorUnits(max, currency),
    period: "year" as const,
  };
}

export function moneyText(amount: number, currency: string): string {
  return formatMoney({ amount, currency }).replace(/\u00a0/g, " ");
}
