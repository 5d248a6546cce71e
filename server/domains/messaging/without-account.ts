import { and, eq, inArray, or } from "drizzle-orm";
import { moveMessages, dropChannels, forgetPerson, giveWords } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { type TakenOver, applications } from "#server/domains/applications/index.ts";
import { claimFilesIn, dropFilesIn, moveFilesIn } from "#server/domains/files/index.ts";
import { listConversation, refreshPeople } from "./open-conversation.ts";
import { findConversation } from "./queries.ts";
import { conversations, replyAddresses } from "./tables.ts";

interface Joining {
  externalId: string;
  candidate: { id: string; userId: string };
  takenOver: TakenOver[];
  now: Date;
}
/** Someone without an account has one now: they are in the conversations about the applications that are theirs, and what was said about one that another took over is said there. */
export async function enterConversations(
  tx: Transaction,
  { externalId, candidate, takenOver, now }: Joining,
) {
  const theirs = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidate.id));
  const moved = await tx
    .update(conversations)
    .set({ candidateId: candidate.id, candidateUserId: candidate.userId })
    .where(and(eq(conversations.candidateId, externalId), inArray(conversations.applicationId, theirs)))
    .returning();
  for (const conversation of moved) await refreshPeople(tx, conversation, now);
  for (const one of takenOver) await moveWords(tx, one, { externalId, candidate, now });
  const left = await tx.delete(conversations).where(eq(conversations.candidateId, externalId)).returning();
  await dropChannels(
    tx,
    left.flatMap(({ cid, teamCid }) => [cid, teamCid]),
    now,
  );
  await giveWords(tx, { fromId: externalId, toId: candidate.userId, now });
  // Those of an application that another took over are moved later, and are theirs already then.
  const gone = takenOver.map(({ id }) => ({ applicationId: id }));
  await claimFilesIn(tx, foldersOf([...moved, ...gone]), candidate.userId);
}

const foldersOf = (some: { applicationId: string }[]) =>
  some.map(({ applicationId }) => `messaging/application-${applicationId}`);

async function moveWords(
  tx: Transaction,
  { id, keptId }: TakenOver,
  { externalId, candidate, now }: Omit<Joining, "takenOver">,
) {
  const before = await findConversation(tx, id);
  if (!before) return;
  const kept = (await findConversation(tx, keptId)) ?? (await listConversation(tx, keptId, now));
  if (!kept) return;
  const authorOf = (userId: string | null) => (userId === externalId ? candidate.userId : userId);
  await moveMessages(tx, { from: before.cid, to: kept.cid, authorOf, now });
  await moveMessages(tx, { from: before.teamCid, to: kept.teamCid, authorOf, now });
  for (const folder of ["messaging/application-", "messaging/team-"])
    await moveFilesIn(tx, { from: folder + id, to: folder + keptId, now });
}

/** What was said about people whose details are removed goes with them. */
export async function dropConversations(tx: Transaction, externalIds: string[], now: Date) {
  if (externalIds.length === 0) return;
  const gone = await tx
    .delete(conversations)
    .where(inArray(conversations.candidateId, externalIds))
    .returning();
  const ids = gone.map(({ applicationId }) => applicationId);
  await tx
    .delete(replyAddresses)
    .where(or(inArray(replyAddresses.userId, externalIds), inArray(replyAddresses.applicationId, ids)));
  const ofTeam = ids.map((id) => `messaging/team-${id}`);
  await dropFilesIn(tx, { folders: [...foldersOf(gone), ...ofTeam], now });
  for (const { candidateId, cid, teamCid } of gone)
    await forgetPerson(tx, { userId: candidateId, cids: [cid, teamCid], words: true, now });
}
