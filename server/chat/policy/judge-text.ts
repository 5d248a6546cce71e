import type { Transaction } from "#server/database/open.ts";
import type { ChannelType } from "../protocol/channel-type.ts";
import type { MessageRow } from "../store/messages/queries.ts";
import { addFlag, messageEntity, openItem } from "../store/moderation/review-items.ts";
import type { WordLists } from "../protocol/services.ts";
import { builtInList } from "../store/moderation/word-lists.ts";

/** A match of a word list: the text is blocked, or goes to the review queue. */
export interface Objection {
  action: "block" | "flag";
  list: string;
  word: string;
}
type Rules = Pick<ChannelType, "blocklist" | "blocklist_behavior" | "automod" | "automod_behavior">;

/** Checks a text against the lists of a channel type: its own, and the usual one where automod is on. */
export function judgeText(lists: WordLists, config: Rules, text: string): Objection | null {
  const own = config.blocklist
    ? { list: config.blocklist, action: config.blocklist_behavior || "flag" }
    : null;
  const usual = config.automod === "disabled" ? null : { list: builtInList, action: config.automod_behavior };
  const objections = [own, usual].flatMap((rule) => {
    const word = rule && text ? lists.find(rule.list, text) : null;
    return rule && word !== null ? [{ list: rule.list, action: rule.action, word }] : [];
  });
  return objections.find(({ action }) => action === "block") ?? objections[0] ?? null;
}

/** The moderation note on a message that matched a list. */
export function noteOf({ action, list, word }: Objection, text: string) {
  return {
    moderation: { action, original_text: text, blocklist_matched: list, blocklists_matched: [list], word },
  };
}

/** Puts a message that matched a list into the review queue. */
export async function bringMessage(
  tx: Transaction,
  { id, userId, cid }: Pick<MessageRow, "id" | "userId" | "cid">,
  { objection, now }: { objection: Objection; now: Date },
) {
  const entity = { entityType: messageEntity, entityId: id, entityCreatorId: userId, cid };
  const item = await openItem(tx, entity, now);
  const reason = `"${objection.word}" is in the list ${objection.list}`;
  const flag = { itemId: item.id, userId: "", type: "block_list", reason, labels: [objection.list] };
  await addFlag(tx, flag, now);
}
