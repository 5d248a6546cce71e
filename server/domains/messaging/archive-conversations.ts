import type { Known } from "#server/context.ts";
import { changeConversation, lockMine } from "./queries.ts";

interface Wanted {
  archived: boolean;
  /** Closing and opening is the company's word; without it only the viewer's own list changes. */
  closed?: boolean;
}

/** Takes conversations off the viewer's list, or puts them back; each side for itself. */
export function archiveConversations({ db, viewer, now }: Known, requestIds: string[], wanted: Wanted) {
  return db.transaction(async (tx) => {
    const own = await lockMine(tx, viewer, requestIds);
    for (const { row, side } of own)
      await changeConversation(tx, row, {
        archived: { sides: [side], value: wanted.archived },
        ...(wanted.closed !== undefined && { closed: wanted.closed }),
        now: now(),
      });
    return { requestIds: own.map(({ row }) => row.applicationId) };
  });
}
