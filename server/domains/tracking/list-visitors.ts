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
import { pageSubscriptions, visitorEvents } from "./tables.ts";

const dayMs = 86_400_000;
const mostSources = 50;
const mostNames = 100;

/** What the company’s own pages report is counted; other names are for administrators. */
export async function visitorsOfCompany(context: CompanyContext, days: number) {
  const own = eq(visitorEvents.companyId, context.viewer.companyId);
  const [visitors, events] = await Promise.all([
    countVisitors(context, days, own),
    countEvents(context, days, and(own, inArray(visitorEvents.name, [...companyEvents]))),
  ]);
  return { ...visitors, events };
}

/** Over the whole site, with what was reported and what was lost. */
export async function visitorsOfSite(context: AdminContext, days: number) {
  const { db } = context;
  const lately = gte(visitorEvents.at, since(context, days));
  const [visitors, events, signUps, [lost], subscriptions] = await Promise.all([
    countVisitors(context, days, undefined),
    countEvents(context, days, undefined),
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

type Asked = Pick<Context, "db" | "now">;
const since = ({ now }: Asked, days: number) => new Date(now().getTime() - days * dayMs);

async function countVisitors(context: Asked, days: number, about: SQL | undefined) {
  const { db } = context;
  const lately = and(gte(visitorEvents.at, since(context, days)), about);
  const visits = and(lately, eq(visitorEvents.kind, "visit"));
  const day = sql<string>`to_char(${visitorEvents.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [[total], byDay, sources] = await Promise.all([
    db
      .select({ visitors: countDistinct(visitorEvents.visitorId), visits: count() })
      .from(visitorEvents)
      .where(visits),
    db.select({ day, visits: count() }).from(visitorEvents).where(visits).groupBy(day).orderBy(day),
    countSources(context, lately, visits),
  ]);
  return { visitors: total!.visitors, visits: total!.visits, days: byDay, sources };
}

function countEvents(context: Asked, days: number, about: SQL | undefined) {
  const lately = gte(visitorEvents.at, since(context, days));
  return context.db
    .select({ name: sql<string>`${visitorEvents.name}`, type: visitorEvents.type, count: count() })
    .from(visitorEvents)
    .where(and(lately, eq(visitorEvents.kind, "event"), about))
    .groupBy(visitorEvents.name, visitorEvents.type)
    .orderBy(desc(count()), visitorEvents.name)
    .limit(mostNames);
}

/** A visitor who came more than once counts for where they came from first. */
function countSources({ db }: Asked, lately: SQL | undefined, visits: SQL | undefined) {
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
