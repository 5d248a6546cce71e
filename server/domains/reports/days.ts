import type { ReportFilters } from "#contract/reports.ts";
import type { Reader } from "#server/database/open.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { dayOf, daysAfter, startOfDay } from "#shared/times/calendar-days.ts";

/** What is counted, with its days as the moments at which they begin and end where the company is. */
export interface DatedFilters extends Omit<ReportFilters, "lastDays"> {
  since: Date | undefined;
  before: Date | undefined;
}
export interface Asked {
  companyId: string;
  filters: DatedFilters;
  now: Date;
}
export interface AskedByDay extends Omit<Asked, "filters"> {
  filters: ReportFilters;
}

/** Days are put on the company's clock when they are asked for, so a change of its zone counts nothing anew. */
export async function dated(db: Reader, { filters, ...asked }: AskedByDay): Promise<Asked> {
  const timeZone = await timeZoneOf(db, asked.companyId);
  const { lastDays, from: first, to, ...rest } = filters;
  const from = first ?? (lastDays ? daysAfter(dayOf(asked.now, timeZone), -lastDays) : undefined);
  const since = from ? startOfDay(from, timeZone) : undefined;
  const before = to ? startOfDay(daysAfter(to, 1), timeZone) : undefined;
  return { ...asked, filters: { ...rest, from, to, since, before } };
}
