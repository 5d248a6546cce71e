import { eq, inArray, or } from "drizzle-orm";
import { forgetPerson, wordsOf } from "#server/chat/index.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { conversations, replyAddresses } from "./tables.ts";

export const messagingData: OwnData = {
  async show(db, { userId }) {
    return { messages: await wordsOf(db, userId) };
  },
  /** A candidate's conversations are about them and go whole; what a colleague wrote for a company stays, without the name. */
  async erase(tx, { userId, candidateId }, now) {
    const about = candidateId
      ? await tx.delete(conversations).where(eq(conversations.candidateId, candidateId)).returning()
      : [];
    const ids = about.map(({ applicationId }) => applicationId);
    await tx
      .delete(replyAddresses)
      .where(or(eq(replyAddresses.userId, userId), inArray(replyAddresses.applicationId, ids)));
    await forgetPerson(tx, {
      userId,
      cids: about.flatMap(({ cid, teamCid }) => [cid, teamCid]),
      words: candidateId !== null,
      now,
    });
  },
};
