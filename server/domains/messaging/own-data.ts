import { and, eq, inArray, ne, or } from "drizzle-orm";
import { channelsWithWordsOf, forgetPerson, removeName, tracesOf, wordsOf } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import type { Leaver, OwnData } from "#server/domains/accounts/index.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { dropFilesIn } from "#server/domains/files/index.ts";
import { changeConversation } from "./queries.ts";
import { conversations, replyAddresses } from "./tables.ts";

export const messagingData: OwnData = {
  async show(db, { userId, candidateId }) {
    const { jobId, companyId, closed, candidateArchivedAt: archivedAt, openedAt } = conversations;
    return {
      messages: await wordsOf(db, userId),
      messagingTraces: await tracesOf(db, userId),
      conversations: candidateId
        ? await db
            .select({ jobId, companyId, closed, archivedAt, openedAt })
            .from(conversations)
            .where(eq(conversations.candidateId, candidateId))
        : [],
    };
  },
  /** A candidate's conversations go whole or stay with the company without the name; what they or a colleague wrote for a company stays, without the name. */
  async erase(tx, leaver, now) {
    const { userId, candidateId, keepsMessages } = leaver;
    const about = candidateId
      ? await tx.select().from(conversations).where(eq(conversations.candidateId, candidateId))
      : [];
    const ids = about.map(({ applicationId }) => applicationId);
    await tx
      .delete(replyAddresses)
      .where(or(eq(replyAddresses.userId, userId), inArray(replyAddresses.applicationId, ids)));
    if (keepsMessages) {
      for (const row of about) await changeConversation(tx, row, { closed: true, now });
      const words = await wordsAbout(tx, leaver);
      const { fullName } = leaver;
      await removeName(tx, { userId, cids: about.map(({ cid }) => cid), fullName, words, now });
    } else await tx.delete(conversations).where(inArray(conversations.applicationId, ids));
    await dropFilesOf(tx, leaver, { ids, now });
    await forgetPerson(tx, {
      userId,
      // What the team said about the person among itself goes in any case.
      cids: about.flatMap(({ cid, teamCid }) => (keepsMessages ? [teamCid] : [cid, teamCid])),
      words: candidateId !== null && !keepsMessages,
      keptIn: await wordsForCompanies(tx, leaver),
      now,
    });
  },
};

/** Their words to the candidates of a company they hire or hired for: the company’s, not theirs. */
async function wordsForCompanies(tx: Transaction, { userId, candidateId }: Leaver): Promise<string[]> {
  const { cid, teamCid } = conversations;
  const spoken = await channelsWithWordsOf(tx, userId);
  const others = await tx
    .select({ cid, teamCid })
    .from(conversations)
    .where(
      and(
        or(inArray(cid, spoken), inArray(teamCid, spoken)),
        candidateId ? ne(conversations.candidateId, candidateId) : undefined,
      ),
    );
  return others.flatMap((each) => [each.cid, each.teamCid]);
}

/** The files of a candidate’s conversations: their own in any case, all where the conversation goes, and the team’s about them. */
async function dropFilesOf(
  tx: Transaction,
  { userId, keepsMessages }: Leaver,
  { ids, now }: { ids: string[]; now: Date },
) {
  const between = ids.map((id) => `messaging/application-${id}`);
  await dropFilesIn(tx, { folders: between, ownerUserId: keepsMessages ? userId : undefined, now });
  await dropFilesIn(tx, { folders: ids.map((id) => `messaging/team-${id}`), now });
}

/** What says who a person is, beside their name. */
async function wordsAbout(tx: Transaction, { candidateId, givenEmail }: Leaver) {
  const candidate = candidateId ? await findCandidate(tx, candidateId) : undefined;
  return [givenEmail, candidate?.phone, candidate?.linkedInUrl].flatMap((word) => word || []);
}
