import { inArray } from "drizzle-orm";
import { dropChannels } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { type RowImage, imagesOf, putBack } from "#server/database/row-images.ts";
import { refreshPeople } from "./open-conversation.ts";
import { conversations } from "./tables.ts";

interface Owner {
  candidateId: string;
  candidateUserId: string | null;
}
/** Conversations go with their applications: to who is kept, or out of the lists where the application is gone. */
export async function joinConversations(
  tx: Transaction,
  { moved, lost, to, now }: { moved: string[]; lost: string[]; to: Owner; now: Date },
): Promise<RowImage[]> {
  await handOver(tx, moved, { to, now });
  if (lost.length === 0) return [];
  const images = await imagesOf(tx, conversations, inArray(conversations.applicationId, lost));
  await tx.delete(conversations).where(inArray(conversations.applicationId, lost));
  return images;
}

export async function partConversations(
  tx: Transaction,
  { moved, images, to, now }: { moved: string[]; images: RowImage[]; to: Owner; now: Date },
) {
  await handOver(tx, moved, { to, now });
  await putBack(tx, conversations, images);
}

/** What was said in conversations that nobody can bring back anymore is deleted. */
export function forgetConversations(tx: Transaction, images: RowImage[], now: Date) {
  return dropChannels(
    tx,
    images.flatMap(({ cid, team_cid: teamCid }) => [String(cid), String(teamCid)]),
    now,
  );
}

async function handOver(tx: Transaction, ids: string[], { to, now }: { to: Owner; now: Date }) {
  if (ids.length === 0) return;
  const rows = await tx
    .update(conversations)
    .set(to)
    .where(inArray(conversations.applicationId, ids))
    .returning();
  for (const row of rows) await refreshPeople(tx, row, now);
}
