import type { ReviewItem } from "#contract/chat/moderation-shapes.ts";

const reasons: Record<string, string> = {
  spam: "Spam",
  harassment: "Harassment or abuse",
  fraud: "Asking for money or private information",
  discrimination: "Discrimination",
  other: "Something else",
};
const actions: Record<string, string> = {
  mark_reviewed: "Dismissed",
  delete_message: "Message deleted",
  restore: "Message restored",
  ban: "Person banned",
  unban: "Ban lifted",
  shadow_block: "Visible to its author only",
  unblock: "Visible to everyone again",
  delete_user: "User deleted",
};

/** What was reported, in one line. */
export function whatOf(item: ReviewItem) {
  const name = item.entity_creator?.name ?? "Deleted user";
  return item.message ? `Message from ${name}` : name;
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
