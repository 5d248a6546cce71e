import type { FailedTask, LaneState } from "#contract/tasks.ts";

export const laneWords: Record<LaneState["lane"], string> = {
  "account-email": "Sign-in codes and other account emails",
  email: "Other emails",
  people: "Tasks people are waiting for",
  reactions: "Follow-up tasks",
  webhooks: "Webhooks of companies",
  bulk: "Bulk tasks",
};

/** "mail.send" as people read it: "Mail: send"; for a reaction, what it reacts to and how. */
export function taskWords({ kind, reaction }: Pick<FailedTask, "kind" | "reaction">) {
  if (!reaction) return upper(spaced(kind));
  const [event = "", does = ""] = reaction.split(">");
  return `${upper(spaced(event))} → ${spaced(does)}`;
}

function spaced(name: string) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[.-]/g, (mark) => (mark === "." ? ": " : " "))
    .toLowerCase();
}
function upper(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
