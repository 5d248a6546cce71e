import type { PastWork } from "#contract/reveals.ts";
import { companyKey } from "#server/texts/company-key.ts";

interface Work {
  companyName: string;
  start: string | null;
  end: string | null;
  current: boolean;
}

/** Where an employee and a person worked at the same time, the longest such time; null where nowhere. */
export function sharedWork(past: readonly PastWork[], work: readonly Work[], now: Date): PastWork | null {
  let longest: PastWork | null = null;
  for (const one of past)
    for (const other of work) {
      if (companyKey(one.companyName) !== companyKey(other.companyName) || !companyKey(one.companyName))
        continue;
      const years = yearsOf(other, now);
      if (!years) continue;
      const from = Math.max(one.from, years.from);
      const to = Math.min(one.to, years.to);
      if (from > to || (longest && longest.to - longest.from >= to - from)) continue;
      longest = { companyName: one.companyName, from, to };
    }
  return longest;
}

/** Work without a first year is no ground to ask anyone. */
function yearsOf({ start, end, current }: Work, now: Date) {
  const from = yearIn(start);
  if (from === null) return null;
  return { from, to: current ? now.getUTCFullYear() : (yearIn(end) ?? from) };
}
function yearIn(text: string | null) {
  const year = /^\d{4}/.exec(text ?? "")?.[0];
  return year === undefined ? null : Number(year);
}
