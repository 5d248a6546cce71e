import { type AnyPgColumn } from "drizzle-orm/pg-core";
import { and, eq, inArray, min, ne, sql } from "drizzle-orm";
import type { ApplicationMove, ApplicationState } from "#contract/application-shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { applicationHistory, applications } from "./tables.ts";

const distinct = (column: AnyPgColumn) =>
  sql<
    string[]
  >`array(select distinct ${column} from ${applicationHistory} where ${applicationHistory.applicationId} = ${applications.id}
    and not ${applicationHistory.undone} and ${column} is not null)`;

/** Whether an application ever made one of these moves, but for what was undone. */
export const hasMoved = (moves: readonly ApplicationMove[]) =>
  sql<boolean>`exists (select 1 from ${applicationHistory}
    where ${applicationHistory.applicationId} = ${applications.id} and not ${applicationHistory.undone}
      and ${inArray(applicationHistory.move, [...moves])})`;

/** Where an application stands that was only asked for. */
export const statesOfAsked: readonly ApplicationState[] = ["referralRequest", "expired", "declined"];
/** Whether the person only asked an employee for a referral: nothing of it has come to the hiring team. */
export const onlyAsked = sql<boolean>`(${inArray(applications.applicationState, [...statesOfAsked])}
  and ${hasMoved(["askReferral"])} and not ${hasMoved(["apply", "refer", "referForReview"])})`;

/** Whether the person applied or asked for a referral that was given; an invitation they answered is no application. */
export const everApplied = sql<boolean>`(${ne(applications.applicationState, "outbound")} and not ${onlyAsked}
  and (${hasMoved(["apply", "askReferral"])} or not ${hasMoved(["invite", "approveLead"])}))`;

const sendingMoves = ["apply", "refer", "referForReview", "acceptInvitation"] as const;

/** Whether the company found or invited the person, and they sent it nothing: no application, no yes. */
export const onlyFound = sql<boolean>`(${inArray(applications.applicationState, ["lead", "outbound"])}
  or ${hasMoved(["sourceLead", "addLead", "invite", "approveLead"])}
    and not ${hasMoved(sendingMoves)})`;

/** The same of one application. */
export async function isOnlyFound(db: Reader, id: string): Promise<boolean> {
  const [row] = await db.select({ only: onlyFound }).from(applications).where(eq(applications.id, id));
  return row?.only ?? false;
}

/** When the person first came to the company by themselves, were referred or said yes; null where no such move was kept. */
export async function firstSentAt(db: Reader, id: string): Promise<Date | null> {
  const { applicationId, move, undone, at } = applicationHistory;
  const [first] = await db
    .select({ at: min(at) })
    .from(applicationHistory)
    .where(and(eq(applicationId, id), inArray(move, [...sendingMoves]), eq(undone, false)));
  return first?.at ?? null;
}

/** Which of some applications were only asked for. */
export async function onlyAskedAmong(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), onlyAsked));
  return new Set(rows.map(({ id }) => id));
}

/** Whether one application was only asked for. */
export async function isOnlyAsked(db: Reader, id: string): Promise<boolean> {
  return (await onlyAskedAmong(db, [id])).has(id);
}

/** To select beside an application: every move it made and every stage it came to, but for what was undone. */
export const everReached = {
  moves: distinct(applicationHistory.move),
  stages: distinct(applicationHistory.toStage),
};
