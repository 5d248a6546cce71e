import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { listThese } from "#server/domains/applications/index.ts";
import type { MessageRow } from "./threads.ts";

/** What was said, with what there is left to confirm of its proposals: an application is withdrawn once. */
export async function withClosed(db: Reader, messages: MessageRow[]): Promise<MessageRow[]> {
  const named = messages.flatMap(({ parts }) => parts.filter(isWithdrawal).map(({ data }) => data.subjectId));
  if (named.length === 0) return messages;
  const applications = new Map((await listThese(db, named)).map((row) => [row.id, row]));
  const closedIn = (part: MessagePart): MessagePart => {
    if (!isWithdrawal(part)) return part;
    const application = applications.get(part.data.subjectId);
    if (application?.canWithdraw) return part;
    return {
      ...part,
      data: { ...part.data, closed: application?.shownAs === "withdrawn" ? "done" : "over" },
    };
  };
  return messages.map((message) => ({ ...message, parts: message.parts.map(closedIn) }));
}

function isWithdrawal(part: MessagePart): part is Extract<MessagePart, { type: "data-proposal" }> {
  return part.type === "data-proposal" && part.data.act === "withdraw";
}
