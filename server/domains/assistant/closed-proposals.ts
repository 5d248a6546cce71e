import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { findMine } from "#server/domains/applications/index.ts";
import type { MessageRow } from "./threads.ts";

/** What was said, with what there is left to confirm of its proposals: an application is withdrawn once. */
export async function withClosed(db: Reader, messages: MessageRow[]): Promise<MessageRow[]> {
  return Promise.all(
    messages.map(async (message) =>
      message.parts.some(isWithdrawal)
        ? { ...message, parts: await Promise.all(message.parts.map((part) => closedIn(db, part))) }
        : message,
    ),
  );
}

async function closedIn(db: Reader, part: MessagePart): Promise<MessagePart> {
  if (!isWithdrawal(part)) return part;
  const application = await findMine(db, part.data.subjectId).catch(() => null);
  if (application?.canWithdraw) return part;
  return { ...part, data: { ...part.data, closed: application?.shownAs === "withdrawn" ? "done" : "over" } };
}

function isWithdrawal(part: MessagePart): part is Extract<MessagePart, { type: "data-proposal" }> {
  return part.type === "data-proposal" && part.data.act === "withdraw";
}
