import { sending } from "#contract/messaging.ts";
import { longestMessage } from "#contract/messaging.ts";
import { hasPosted, postAsMember } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { type User, findUser } from "#server/domains/accounts/index.ts";
import { isAllowed } from "#server/domains/companies/index.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import type { InboundEmail, Mailbox } from "#server/inbound-email/inbound-email.ts";
import { unknownAddress } from "#server/inbound-email/inbound-email.ts";
import { ownWords } from "#server/inbound-email/own-words.ts";
import { publish } from "#server/events/events.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { conversationEvents } from "../events.ts";
import { type Conversation, findConversation } from "../queries.ts";
import { whyNot } from "../post.ts";
import { idOf } from "./emailed-message.ts";
import { keepAttachments } from "./keep-attachments.ts";
import { lockReplyAddress, replyMailbox } from "./reply-addresses.ts";
import { tellAuthor } from "./tell-author.ts";

/** Emails to the address of a conversation become messages of the person it belongs to. */
export const replies: Mailbox = {
  name: replyMailbox,
  async receive(tx, { token, email }, context) {
    const whose = await lockReplyAddress(tx, token);
    const user = whose && (await findUser(tx, whose.userId));
    const conversation = whose && (await findConversation(tx, whose.applicationId));
    if (!user || !conversation) return unknownAddress;
    if (email.automatic) return { outcome: "ignored", message: "Automatic emails aren’t messages." };
    return receiveReply(tx, { user, conversation, email, token }, context);
  },
};

interface Reply {
  user: User;
  conversation: Conversation;
  email: InboundEmail;
  token: string;
}
/** Makes someone's email a message of theirs, or tells them why it can't be one. */
export async function receiveReply(tx: Transaction, reply: Reply, context: TaskContext) {
  const { user, conversation, email, token } = reply;
  const refuse = async (why: string) => {
    const job = (await findJob(tx, conversation.jobId))?.job.jobTitle ?? null;
    await tellAuthor(tx, { user, conversation, job, why }, context);
    return { outcome: "refused" as const, message: why };
  };
  if (email.from !== user.email.toLowerCase()) return refuse(fromElsewhere(email.from, user.email));
  const id = idOf(token, email.id);
  if (await hasPosted(tx, id))
    return { outcome: "repeated" as const, message: "This email is here already." };
  const { text, files } = ownWords(email);
  const why = await whyRefused(
    tx,
    { user, conversation, text, isEmpty: !text && !files.length },
    context.now,
  );
  if (why) return refuse(why);
  const { attachments, refused } = await keepAttachments(
    tx,
    { files, userId: user.id, conversation },
    context,
  );
  if (!text && !attachments.length) return refuse(refused.join("\n"));
  const post = { id, text, attachments, userId: user.id, now: context.now };
  await postAsMember(tx, conversation.cid, post);
  await tellAnswered(tx, { user, conversation, now: context.now });
  if (refused.length) await refuse(`Your message is there, but not every file of it:\n${refused.join("\n")}`);
  return { outcome: "added" as const, message: "The email is a message of the conversation now." };
}

/** What is said of an email that came from another address than the person’s own. */
export function fromElsewhere(from: string, own: string) {
  return `It came from ${from}, and this conversation knows you by ${own}. If you wrote it, send it again from that address. If you didn’t, there’s nothing to do: no one saw it.`;
}

interface Judged {
  user: User;
  conversation: Conversation;
  text: string;
  isEmpty: boolean;
}
/** Why this person’s words can’t be a message of the conversation. */
async function whyRefused(
  tx: Transaction,
  { user, conversation, text, isEmpty }: Judged,
  now: Date,
): Promise<string | null> {
  const { cid, companyId, candidateUserId } = conversation;
  if (user.disabledAt) return "Your account is disabled.";
  const answersInvitation = conversation.closed && (await isInvited(tx, { user, conversation }));
  if (conversation.closed && !answersInvitation) return "This conversation is closed.";
  const decides =
    user.id === candidateUserId || (await isAllowed(tx, { companyId, userId: user.id }, ...sending));
  if (!decides) return "You’re no longer part of this conversation.";
  if (isEmpty) return "We found no words of yours in it. Write above the text you answer.";
  if ([...text].length > longestMessage)
    return "A message can have at most 5,000 characters. Send it in parts, or as a file.";
  const why = await whyNot(tx, cid, { userId: user.id, text, now });
  return why?.code === "CONVERSATION_CLOSED" && answersInvitation ? null : (why?.sentence ?? null);
}

/** An invitation is answered in words too; writing to each other in the product opens with a yes. */
async function isInvited(tx: Transaction, { user, conversation }: Pick<Reply, "user" | "conversation">) {
  const { candidateUserId, applicationId } = conversation;
  if (user.id !== candidateUserId) return false;
  return (await lockApplication(tx, applicationId))?.applicationState === "outbound";
}

async function tellAnswered(
  tx: Transaction,
  { user, conversation, now }: Pick<Reply, "user" | "conversation"> & { now: Date },
) {
  const { applicationId, companyId, candidateId, candidateUserId } = conversation;
  if (user.id !== candidateUserId) return;
  const data = { applicationId, companyId, candidateId, userId: user.id };
  await publish(tx, conversationEvents.answered, { data, at: now });
}
