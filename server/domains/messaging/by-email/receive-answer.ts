import { longestMessage } from "#contract/messaging.ts";
import { hasPosted, postAsMember, saveUsers } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { type InboundEmail, type Received, unknownAddress } from "#server/inbound-email/inbound-email.ts";
import { ownWords } from "#server/inbound-email/own-words.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { conversationEvents } from "../events.ts";
import { findConversation } from "../queries.ts";
import { idOf } from "./emailed-message.ts";
import { keepAttachments } from "./keep-attachments.ts";

interface Answer {
  person: { id: string; fullName: string };
  applicationId: string;
  email: InboundEmail;
  token: string;
}
/** What someone without an account answers to an invitation by email stands in its conversation, in their name and with its files; what can’t be kept is named there. */
export async function receiveAnswer(
  tx: Transaction,
  { person, applicationId, email, token }: Answer,
  context: TaskContext,
): Promise<Received> {
  const { now } = context;
  const conversation = await findConversation(tx, applicationId);
  if (conversation?.candidateId !== person.id) return unknownAddress;
  const id = idOf(token, email.id);
  if (await hasPosted(tx, id)) return { outcome: "repeated", message: "This email is here already." };
  const { text: words, files } = ownWords(email);
  const kept = await keepAttachments(tx, { files, userId: null, conversation }, context);
  const { attachments } = kept;
  const text = [...shortened(words), ...kept.refused.map((why) => `[Not added: ${why}]`)].join("\n\n");
  if (!text && !attachments.length)
    return { outcome: "refused", message: "We found nothing you wrote in it." };
  await saveUsers(tx, [{ id: person.id, name: person.fullName, image: null }], now);
  await postAsMember(tx, conversation.cid, { id, text, attachments, userId: person.id, now });
  const { companyId, candidateId } = conversation;
  const data = { applicationId, companyId, candidateId, userId: person.id };
  await publish(tx, conversationEvents.answered, { data, at: now });
  return { outcome: "added", message: "The team reads this answer." };
}

/** There is no one to send it back to, so the team reads that it goes on. */
function shortened(words: string) {
  const letters = [...words];
  if (letters.length <= longestMessage) return words ? [words] : [];
  return [letters.slice(0, longestMessage).join(""), "[The rest of this email was too long to add.]"];
}
