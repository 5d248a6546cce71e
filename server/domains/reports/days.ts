import type { ReportFilters } from "#contract/reports.ts";
import type { Reader } from "#server/database/open.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { dayOf, daysAfter, firstOfLast, startOfDay } from "#shared/times/calendar-days.ts";
import { ownApplications } from "./own-applications.ts";

/** The filters of a report, with days as the instants they begin and end in the company's time zone. */
export interface DatedFilters extends Omit<ReportFilters, "lastDays"> {
  since: Date | undefined;
  before: Date | undefined;
  /** The reader's own applications, which neither numbers nor lists show them. */
  leftOut: readonly string[];
}
export interface Asked {
  companyId: string;
  filters: DatedFilters;
  now: Date;
}
export interface AskedByDay extends Omit<Asked, "filters"> {
  filters: ReportFilters;
  /** Who reads it; null where nobody of the team does. */
  userId: string | null;
}

/** Converts days to instants in the company's time zone when a report is read, so a new time zone needs no recount. */
export async function dated(db: Reader, { filters, userId, ...asked }: AskedByDay): Promise<Asked> {
  const [timeZone, leftOut] = await Promise.all([
    timeZoneOf(db, asked.companyId),
    ownApplications(db, asked.companyId, userId),
  ]);
  const { lastDays, from: first, to, ...rest } = filters;
  const from = first ?? (lastDays ? firstOfLast(lastDays, dayOf(asked.now, timeZone)) : undefined);
  const since = from ? startOfDay(from, timeZone) : undefined;
  const before = to ? startOfDay(daysAfter(to, 1), timeZone) : undefined;
  return { ...asked, filters: { ...rest, from, to, since, before, leftOut } };
}
