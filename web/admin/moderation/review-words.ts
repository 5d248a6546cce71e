import type { ReviewItem } from "#contract/chat/moderation-shapes.ts";

const reasons: Record<string, string> = {
  spam: "Unwanted advertising",
  harassment: "Harassment or insults",
  fraud: "Asks for money or private data",
  discrimination: "Discrimination",
  other: "Something else",
};
const actions: Record<string, string> = {
  mark_reviewed: "Left as it is",
  delete_message: "Message deleted",
  restore: "Message brought back",
  ban: "Person banned",
  unban: "Ban lifted",
  shadow_block: "Shown to its author only",
  unblock: "Shown to everybody again",
  delete_user: "Person deleted",
};

/** What was reported, in one line. */
export function whatOf(item: ReviewItem) {
  const name = item.entity_creator?.name ?? "Deleted user";
  return item.message ? `A message of ${name}` : name;
}

/** Why it is here: each objection once. */
export function whyOf({ flags }: ReviewItem) {
  return [...new Set(flags.map((flag) => reasonWords(flag.reason || flag.type)))].join(", ");
}

export function reasonWords(reason: string) {
  return reasons[reason] ?? reason;
}

export function actionWords(type: string) {
  return actions[type] ?? type.replaceAll("_", " ");
}
