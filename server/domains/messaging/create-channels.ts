import { and, eq, inArray, isNull } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { applications, asCandidateSees } from "#server/domains/applications/index.ts";
import { changeCandidate, findCandidate, myCandidate } from "#server/domains/candidates/index.ts";
import { listInvited, openConversation } from "./open-conversation.ts";
import { conversations } from "./tables.ts";

const talking = ["accepted", "pipeline"] as const;

/** POST /candidate/:id/messaging/channels. */
export async function createMyChannels(context: AuthenticatedContext, candidateId: string) {
  await myCandidate(context, candidateId);
  const count = await context.db.transaction((tx) => createChannels(tx, candidateId, context.now()));
  return { count };
}

/** Opens what is missing of a candidate's conversations: one for each company that shortlisted them, once they may know. */
export async function createChannels(tx: Transaction, candidateId: string, now: Date) {
  const rows = await tx
    .select({ application: applications })
    .from(applications)
    .leftJoin(conversations, eq(conversations.applicationId, applications.id))
    .where(
      and(
        eq(applications.candidateId, candidateId),
        inArray(applications.applicationState, [...talking, "outbound"]),
        isNull(conversations.applicationId),
      ),
    );
  let opened = 0;
  for (const { application } of rows) {
    const { applicationState: seen } = asCandidateSees(application);
    if (seen === "outbound") await listInvited(tx, application.id, now);
    if (talking.some((state) => state === seen) && (await openConversation(tx, application.id, now)))
      opened += 1;
  }
  const candidate = await findCandidate(tx, candidateId);
  if (candidate && !candidate.messagingChannelsCreated)
    await changeCandidate(tx, { id: candidateId, changes: { messagingChannelsCreated: true }, now });
  return opened;
}
