import type { ChatUser, Reaction } from "#contract/chat/shapes.ts";
import type { chatReactions } from "../tables.ts";

export type ReactionRow = typeof chatReactions.$inferSelect;
interface Group {
  count: number;
  sum_scores: number;
  first_reaction_at: string;
  last_reaction_at: string;
  latest_reactions_by: { user_id: string; user?: ChatUser; created_at: string }[];
}
const latest = 10;

/** The totals of one message's reactions, given oldest first. */
export function summarise(rows: ReactionRow[], people: Map<string, ChatUser>, readerId: string | null) {
  const groups = new Map<string, Group>();
  for (const { type, score, userId, createdAt } of rows) {
    const at = createdAt.toISOString();
    const group = groups.get(type) ?? emptyGroup(at);
    const user = people.get(userId);
    group.count += 1;
    group.sum_scores += score;
    group.last_reaction_at = at;
    group.latest_reactions_by.unshift({ user_id: userId, ...(user && { user }), created_at: at });
    group.latest_reactions_by.length = Math.min(group.latest_reactions_by.length, latest);
    groups.set(type, group);
  }
  const of = (what: "count" | "sum_scores") =>
    Object.fromEntries([...groups].map(([type, group]) => [type, group[what]]));
  const mine = readerId ? rows.filter((row) => row.userId === readerId) : [];
  return {
    latest_reactions: rows
      .slice(-latest)
      .toReversed()
      .map((row) => presentReaction(row, people)),
    own_reactions: mine.map((row) => presentReaction(row, people)),
    reaction_counts: of("count"),
    reaction_scores: of("sum_scores"),
    reaction_groups: rows.length ? Object.fromEntries(groups) : null,
  };
}

function emptyGroup(at: string): Group {
  return { count: 0, sum_scores: 0, first_reaction_at: at, last_reaction_at: at, latest_reactions_by: [] };
}

export function presentReaction(row: ReactionRow, people: Map<string, ChatUser>): Reaction {
  const user = people.get(row.userId);
  return {
    ...row.data,
    message_id: row.messageId,
    user_id: row.userId,
    ...(user && { user }),
    type: row.type,
    score: row.score,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
