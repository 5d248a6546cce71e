import type { ReportFilters } from "#contract/reports.ts";
import type { Reader } from "#server/database/open.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { dayOf, daysAfter, startOfDay } from "#shared/times/calendar-days.ts";

/** The filters of a report, with days as the instants they begin and end in the company's time zone. */
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

/** Converts days to instants in the company's time zone when a report is read, so a new time zone needs no recount. */
export async function dated(db: Reader, { filters, ...asked }: AskedByDay): Promise<Asked> {
  const timeZone = await timeZoneOf(db, asked.companyId);
  const { lastDays, from: first, to, ...rest } = filters;
  const from = first ?? (lastDays ? daysAfter(dayOf(asked.now, timeZone), -lastDays) : undefined);
  const since = from ? startOfDay(from, timeZone) : undefined;
  const before = to ? startOfDay(daysAfter(to, 1), timeZone) : undefined;
  return { ...asked, filters: { ...rest, from, to, since, before } };
}
