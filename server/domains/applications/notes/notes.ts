import { and, asc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publishChange, idsOf } from "../publish-move.ts";
import { applicationNotes } from "./tables.ts";
import { applications } from "../tables.ts";
import { applicationEvents } from "../events.ts";

/** What the team said to itself about an application, the oldest first. */
export async function listNotes({ db, viewer }: CompanyContext, applicationId: string) {
  await ofTeam(db, { applicationId, companyId: viewer.companyId });
  return select(db)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.id));
}

/** A note is for the team alone: the candidate never learns of it. */
export function addNote({ db, viewer, now }: CompanyContext, applicationId: string, text: string) {
  const companyId = viewer.companyId;
  return db.transaction(async (tx) => {
    const application = await ofTeam(tx, { applicationId, companyId });
    const id = newId();
    const authorUserId = viewer.userId;
    await tx
      .insert(applicationNotes)
      .values({ id, applicationId, companyId, authorUserId, text, createdAt: now() });
    await audit(
      tx,
      { viewer, now: now() },
      { action: "application.noted", subject: { kind: "application", id: applicationId, companyId } },
    );
    await publish(tx, applicationEvents.noted, { data: idsOf(application, authorUserId), at: now() });
    await publishChange(tx, application, { who: { userId: authorUserId }, now: now() });
    const [note] = await select(tx).where(eq(applicationNotes.id, id));
    return note!;
  });
}

function select(db: Reader) {
  return db
    .select({
      id: applicationNotes.id,
      text: applicationNotes.text,
      createdAt: applicationNotes.createdAt,
      author: { userId: users.id, fullName: users.fullName, profilePicture: users.profilePicture },
    })
    .from(applicationNotes)
    .innerJoin(users, eq(users.id, applicationNotes.authorUserId))
    .$dynamic();
}

async function ofTeam(
  db: Reader,
  { applicationId, companyId }: { applicationId: string; companyId: string },
) {
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.companyId, companyId)));
  if (!application) throw notFound("Application");
  return application;
}
