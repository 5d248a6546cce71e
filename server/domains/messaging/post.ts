import { postAsMember, whyNotPosted } from "#server/chat/index.ts";
import type { Reader, Transaction } from "#server/database/open.ts";

interface Words {
  text: string;
  userId: string;
  now: Date;
}
const reasons = {
  outside: { code: "NOT_A_MEMBER", sentence: "You’re no longer part of this conversation." },
  closed: { code: "CONVERSATION_CLOSED", sentence: "This conversation is closed." },
  banned: { code: "BANNED", sentence: "You can’t write messages at the moment." },
  blocked: { code: "BLOCKED_WORDS", sentence: "It has words that aren’t allowed here." },
};

/** Why this can't be a message of theirs now; null when it can. */
export async function whyNot(db: Reader, cid: string, words: Words) {
  const reason = await whyNotPosted(db, cid, words);
  return reason && reasons[reason];
}

/** The same for who may write before the other has answered: only bans and word lists hold. */
export async function whyBarred(db: Reader, cid: string, words: Words) {
  const why = await whyNot(db, cid, words);
  return why === reasons.banned || why === reasons.blocked ? why : null;
}

/** Posts what someone wrote outside the conversation itself; what a word list flags is reviewed as anything written there. */
export function post(tx: Transaction, cid: string, words: Words & { id: string }) {
  return postAsMember(tx, cid, { ...words, attachments: [] });
}
