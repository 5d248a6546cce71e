import { and, eq, inArray, ne } from "drizzle-orm";
import type { AuthenticatedContext, Viewer } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { setChannelClosed } from "#server/chat/index.ts";
import { setMuted } from "#server/domains/applications/index.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";
import { isTeamOf } from "#server/http/viewer-roles.ts";
import { conversations } from "./tables.ts";
import { conversationEvents } from "./events.ts";

export type Conversation = typeof conversations.$inferSelect;
export type Side = "candidate" | "company";

/** Under which id the candidate's words stand: of their account, or of the external candidate who answers by email. */
export function candidateAuthor({
  candidateUserId,
  candidateId,
}: Pick<Conversation, "candidateUserId" | "candidateId">) {
  return candidateUserId ?? candidateId;
}

export async function findConversation(db: Reader, applicationId: string): Promise<Conversation | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.applicationId, applicationId));
  return row;
}

/** As whom the viewer talks; people who are both say so, or are taken for the company. */
export function sideOf(viewer: Viewer, wanted?: Side): Side {
  if (wanted === "candidate" && viewer.candidateId) return "candidate";
  if (wanted === "company" && viewer.companyId) return "company";
  return viewer.companyId ? "company" : "candidate";
}

/** The conversations of the viewer's side; the only door to them. */
export function mine(viewer: Viewer, side: Side) {
  const { companyId, candidateId } = viewer;
  const id = side === "company" ? companyId : candidateId;
  if (!id) throw notFound("Conversation");
  if (side === "candidate") return eq(conversations.candidateId, id);
  return and(
    eq(conversations.companyId, id),
    candidateId ? ne(conversations.candidateId, candidateId) : undefined,
  );
}

/** The viewer's side of a conversation, whichever it is; a stranger's does not exist. */
export async function myConversation({ db, viewer }: AuthenticatedContext, applicationId: string) {
  const row = await findConversation(db, applicationId);
  if (row && isTeamOf(viewer, row)) return { row, side: "company" as const };
  if (row && viewer.candidateId === row.candidateId) return { row, side: "candidate" as const };
  throw notFound("Conversation");
}

/** Those of the named conversations that are the viewer's, held until the transaction ends; all or none. */
export async function lockMine(tx: Transaction, viewer: Viewer, applicationIds: string[]) {
  const ids = [...new Set(applicationIds)];
  const rows = await tx
    .select()
    .from(conversations)
    .where(inArray(conversations.applicationId, ids))
    .orderBy(conversations.applicationId)
    .for("update");
  const own = rows.flatMap((row): { row: Conversation; side: Side }[] => {
    if (isTeamOf(viewer, row)) return [{ row, side: "company" }];
    return viewer.candidateId === row.candidateId ? [{ row, side: "candidate" }] : [];
  });
  if (own.length !== ids.length) throw notFound("Conversation");
  return own;
}

interface Change {
  /** Archives (true) or brings back (false) for these sides. */
  archived?: { sides: readonly Side[]; value: boolean };
  closed?: boolean;
  now: Date;
}
/** Archives, closes or brings back one conversation, and says so. */
export async function changeConversation(
  tx: Transaction,
  row: Conversation,
  { archived, closed, now }: Change,
) {
  const at = archived?.value ? now : null;
  await tx
    .update(conversations)
    .set({
      ...(archived?.sides.includes("candidate") && { candidateArchivedAt: at }),
      ...(closed !== undefined && { closed }),
      changedAt: now,
    })
    .where(eq(conversations.applicationId, row.applicationId));
  if (archived?.sides.includes("company")) await setMuted(tx, row.applicationId, archived.value);
  if (closed !== undefined) await setChannelClosed(tx, row.cid, { closed, now });
  const { applicationId, companyId, candidateId } = row;
  const data = { applicationId, companyId, candidateId, userId: candidateAuthor(row) };
  if (closed !== undefined && closed !== row.closed)
    await publish(tx, closed ? conversationEvents.closed : conversationEvents.opened, { data, at: now });
  else if (archived)
    await publish(tx, archived.value ? conversationEvents.archived : conversationEvents.unarchived, {
      data,
      at: now,
    });
}

/** The conversation behind a channel of the chat service. */
export async function conversationOfChannel(db: Reader, cid: string): Promise<Conversation | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.cid, cid));
  return row;
}
