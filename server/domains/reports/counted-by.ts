import { type SQL, and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { trackerGroups } from "#contract/application-counts.ts";
import type { ReportedNumber } from "#contract/reports.ts";
import { trackedIds } from "#server/domains/applications/index.ts";
import { type Counted, ofAnyDay, ofFilters, waitOf } from "./conditions.ts";
import type { Asked } from "./days.ts";
import { interviewedBy } from "./count-interviewers.ts";
import { withOffer } from "./count-offers.ts";
import { ranks } from "./rules.ts";
import { reportApplications, reportStages } from "./tables.ts";

/** The applications that a number of a report counts, as a list of their ids. */
export function countedBy({ number, step = "applied", wait }: ReportedNumber, asked: Asked): SQL {
  const { companyId, filters, now } = asked;
  const all = reportApplications;
  const chosen = ofFilters(all, companyId, filters);
  const inStage = (condition?: SQL) =>
    idsOf(
      reportStages,
      and(ofFilters(reportStages, companyId, filters), eq(reportStages.stage, step), condition),
    );
  switch (number) {
    case "now":
      return trackedIds(companyId, trackerGroups.find((group) => group === step) ?? "applied");
    case "reached":
      return Object.hasOwn(ranks, step)
        ? idsOf(all, and(chosen, gte(all.furthest, ranks[step as keyof typeof ranks])))
        : inStage();
    case "left":
      return inStage(isNotNull(reportStages.hours));
    case "here":
      return inStage(eq(reportStages.here, true));
    case "answered":
      return idsOf(all, and(chosen, isNotNull(all.answerHours)));
    case "owed":
      return idsOf(
        all,
        and(
          ofAnyDay(all, companyId, filters),
          isNotNull(all.waitingSince),
          wait ? sql`${waitOf(now)} = ${wait}` : undefined,
        ),
      );
    case "offered":
      return withOffer(step, asked);
    case "met":
    case "booked":
      return interviewedBy(step, number, asked);
  }
}

function idsOf(table: Counted, condition: SQL | undefined) {
  return sql`(select ${table.applicationId} from ${table} where ${condition})`;
}
