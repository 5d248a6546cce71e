import {
  type SQL,
  and,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  sql,
  sum,
} from "drizzle-orm";
import { type SignUpStep, companyEvents } from "#contract/tracking.ts";
import type { AdminContext, CompanyContext, Context } from "#server/context.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { dayOf, daysAfter, firstOfLast, startOfDay } from "#shared/times/calendar-days.ts";
import { pageSubscriptions, visitorEvents } from "./tables.ts";

const mostSources = 50;
const mostNames = 100;

/** What the company’s own pages report is counted, by the days of its time zone; other names are for administrators. */
export async function visitorsOfCompany({ db, viewer, now }: CompanyContext, days: number) {
  const asked = lastDays({ db, days, now: now(), timeZone: await timeZoneOf(db, viewer.companyId) });
  const own = eq(visitorEvents.companyId, viewer.companyId);
  const [visitors, events] = await Promise.all([
    countVisitors(asked, own),
    countEvents(asked, and(own, inArray(visitorEvents.name, [...companyEvents]))),
  ]);
  return { ...visitors, events };
}

/** Over the whole site, with what was reported and what was lost. */
export async function visitorsOfSite({ db, now }: AdminContext, days: number) {
  const asked = lastDays({ db, days, now: now(), timeZone: "UTC" });
  const lately = gte(visitorEvents.at, asked.since);
  const [visitors, events, signUps, [lost], subscriptions] = await Promise.all([
    countVisitors(asked, undefined),
    countEvents(asked, undefined),
    db
      .select({
        step: sql<SignUpStep>`${visitorEvents.name}`,
        count: countDistinct(visitorEvents.signUpId),
      })
      .from(visitorEvents)
      .where(and(lately, eq(visitorEvents.kind, "signUp")))
      .groupBy(visitorEvents.name),
    db
      .select({ count: sum(visitorEvents.count).mapWith(Number) })
      .from(visitorEvents)
      .where(and(lately, eq(visitorEvents.kind, "dropped"))),
    db.$count(pageSubscriptions, isNotNull(pageSubscriptions.confirmedAt)),
  ]);
  return { ...visitors, events, signUps, subscriptions, dropped: lost?.count ?? 0 };
}

interface Asked {
  db: Context["db"];
  since: Date;
  timeZone: string;
  /** Today and those before it, the first one first. */
  days: string[];
}
/** Days that end with today, as reports count them. */
function lastDays({
  days,
  now,
  ...where
}: Pick<Asked, "db" | "timeZone"> & { days: number; now: Date }): Asked {
  const first = firstOfLast(days, dayOf(now, where.timeZone));
  const each = Array.from({ length: days }, (_, nth) => daysAfter(first, nth));
  return { ...where, since: startOfDay(first, where.timeZone), days: each };
}

async function countVisitors({ db, since, timeZone, days }: Asked, about: SQL | undefined) {
  const lately = and(gte(visitorEvents.at, since), about);
  const visits = and(lately, eq(visitorEvents.kind, "visit"));
  const day = sql<string>`to_char(${visitorEvents.at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const [[total], byDay, sources] = await Promise.all([
    db
      .select({ visitors: countDistinct(visitorEvents.visitorId), visits: count() })
      .from(visitorEvents)
      .where(visits),
    // Grouped by its place in the list: the zone is a parameter, and two of them would not be the same expression.
    db
      .select({ day, visits: count() })
      .from(visitorEvents)
      .where(visits)
      .groupBy(sql`1`),
    countSources(db, lately, visits),
  ]);
  const counted = new Map(byDay.map((row) => [row.day, row.visits]));
  return {
    visitors: total!.visitors,
    visits: total!.visits,
    days: days.map((each) => ({ day: each, visits: counted.get(each) ?? 0 })),
    sources,
  };
}

function countEvents({ db, since }: Asked, about: SQL | undefined) {
  const lately = gte(visitorEvents.at, since);
  return db
    .select({ name: sql<string>`${visitorEvents.name}`, type: visitorEvents.type, count: count() })
    .from(visitorEvents)
    .where(and(lately, eq(visitorEvents.kind, "event"), about))
    .groupBy(visitorEvents.name, visitorEvents.type)
    .orderBy(desc(count()), visitorEvents.name)
    .limit(mostNames);
}

/** A visitor who came more than once counts for where they came from first. */
function countSources(db: Asked["db"], lately: SQL | undefined, visits: SQL | undefined) {
  const first = db
    .selectDistinctOn([visitorEvents.visitorId], {
      visitorId: visitorEvents.visitorId,
      source: sql<string>`${visitorEvents.source}`.as("first_source"),
    })
    .from(visitorEvents)
    .where(visits)
    .orderBy(visitorEvents.visitorId, visitorEvents.at)
    .as("first");
  const counted = (what: SQL, kind: string, step?: SignUpStep) =>
    sql<number>`count(distinct ${what}) filter (where ${visitorEvents.kind} = ${kind} ${
      step ? sql`and ${visitorEvents.name} = ${step}` : sql``
    })::int`;
  const visitors = countDistinct(first.visitorId);
  return db
    .select({
      source: first.source,
      visitors,
      visits: counted(sql`${visitorEvents.id}`, "visit"),
      started: counted(sql`${visitorEvents.visitorId}`, "signUp", "started"),
      finished: counted(sql`${visitorEvents.visitorId}`, "signUp", "finished"),
    })
    .from(first)
    .innerJoin(visitorEvents, and(eq(visitorEvents.visitorId, first.visitorId), lately))
    .groupBy(first.source)
    .orderBy(desc(visitors), first.source)
    .limit(mostSources);
}
