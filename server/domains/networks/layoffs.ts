import { addDays } from "#shared/times/add-days.ts";
import { and, asc, gte, lte, sql } from "drizzle-orm";
import { layoffDays } from "#contract/networks.ts";
import type { Database, Reader } from "#server/database/open.ts";
import type { WorkExperience } from "#server/domains/candidates/index.ts";
import { companyKey } from "#server/texts/company-key.ts";
import { laidOffCompanies } from "./laid-off-companies.data.ts";
import { layoffEvents } from "./tables.ts";

export type Layoff = typeof layoffEvents.$inferInsert;
const chunk = 500;

const shipped = laidOffCompanies.map((event) => [companyKey(event.companyName), event] as const);

/** The companies that let people go lately, by their key; the fixed list as long as no events were imported. */
export async function recentLayoffs(db: Reader, now: Date) {
  const since = addDays(now, -layoffDays).toISOString().slice(0, 10);
  const rows = await db
    .select({ key: layoffEvents.companyKey, companyName: layoffEvents.companyName, day: layoffEvents.day })
    .from(layoffEvents)
    .where(and(gte(layoffEvents.day, since), lte(layoffEvents.day, now.toISOString().slice(0, 10))))
    .orderBy(asc(layoffEvents.day));
  const events = new Map(rows.map(({ key, ...event }) => [key, event]));
  if (events.size > 0) return events;
  const [imported] = await db.select({ day: layoffEvents.day }).from(layoffEvents).limit(1);
  return imported ? events : new Map(shipped);
}

/** Where someone works now, otherwise where they worked last. */
export function employersOf(work: readonly WorkExperience[]): string[] {
  const now = work.filter(({ current }) => current);
  const end = (one: WorkExperience) => one.end ?? one.start ?? "";
  const last = work.toSorted((a, b) => end(b).localeCompare(end(a))).slice(0, 1);
  return [...new Set((now.length ? now : last).map(({ companyName }) => companyKey(companyName)))].filter(
    Boolean,
  );
}

/** Keeps events; those that are known already stay as they are. Answers how many are new. */
export async function saveLayoffs(db: Database, events: Layoff[]): Promise<number> {
  let kept = 0;
  await db.transaction(async (tx) => {
    for (let from = 0; from < events.length; from += chunk) {
      const rows = await tx
        .insert(layoffEvents)
        .values(events.slice(from, from + chunk))
        .onConflictDoNothing()
        .returning({ one: sql`1` });
      kept += rows.length;
    }
  });
  return kept;
}

/** One line of a list of such events; null where company or day are missing. */
export function readLayoff(line: Record<string, string | undefined>): Layoff | null {
  const text = (name: string) => {
    const value = line[name]?.trim();
    return value && value !== "NULL" ? value : null;
  };
  const number = (name: string) => {
    const value = Number(text(name) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  const companyName = text("company");
  const day = dayFrom(text("date"));
  if (!companyName || !companyKey(companyName) || !day) return null;
  const people = number("total_laid_off");
  return {
    companyKey: companyKey(companyName),
    companyName,
    day,
    people: people === null ? null : Math.round(people),
    share: number("percentage_laid_off"),
    place: text("location"),
    country: text("country"),
    industry: text("industry"),
    stage: text("stage"),
  };
}

/** Reads 2026-03-31 and 3/31/2026. */
function dayFrom(text: string | null): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text ?? "");
  const iso = american
    ? `${american[3]}-${american[1]!.padStart(2, "0")}-${american[2]!.padStart(2, "0")}`
    : (/^\d{4}-\d{2}-\d{2}/.exec(text ?? "")?.[0] ?? "");
  return iso && !Number.isNaN(Date.parse(iso)) ? iso : null;
}
