import { and, asc, eq, inArray, notInArray, or } from "drizzle-orm";
import { auditLog } from "#server/audit/tables.ts";
import type { Reader } from "#server/database/open.ts";
import { rolesOfUser } from "./queries.ts";

/** What the log says of records that a company keeps about a person is the company's, as the records are. */
const ofCompanies = ["candidate", "person"];

/** What someone did, what was done in their place, and what was done to their account: without who it was, beyond what they are. */
export async function auditEntriesOf(db: Reader, userId: string) {
  const own = [userId, ...(await rolesOfUser(db, userId)).map(({ id }) => id)];
  const { at, kind, action, actorKind, actorId, subjectKind, subjectId } = auditLog;
  const rows = await db
    .select({ at, kind, action, actorKind, actorId, subjectKind, subjectId })
    .from(auditLog)
    .where(
      or(
        eq(actorId, userId),
        eq(auditLog.onBehalfOf, userId),
        eq(auditLog.personId, userId),
        and(inArray(subjectId, own), notInArray(subjectKind, ofCompanies)),
      ),
    )
    .orderBy(asc(at), asc(auditLog.id));
  return rows.map(({ actorId: by, actorKind: who, ...entry }) => ({
    ...entry,
    by: by === userId ? "you" : who === "user" ? "someone else" : who,
  }));
}
