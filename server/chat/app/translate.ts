import { openChannelLocked } from "../policy/open-channel.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { announceChange, saveMessage } from "../messages/change-message.ts";
import { openMessage } from "../policy/open-message.ts";

/** The supported languages, as two-letter codes. */
const languages =
  /^(af|sq|am|ar|az|bn|bs|bg|zh|zh-TW|hr|cs|da|fa-AF|nl|en|et|fi|fr|fr-CA|ka|de|el|ha|he|hi|hu|id|it|ja|ko|lv|lt|ms|no|fa|ps|pl|pt|ro|ru|sr|sk|sl|so|es|es-MX|sw|sv|tl|ta|th|tr|uk|ur|vi)$/;

interface Wanted {
  text: string;
  language: string;
  source_language?: string | null | undefined;
}
/** Translates a text with the language model the product is connected to. */
export async function translateText(call: ChatCall, { text, language, source_language: from }: Wanted) {
  if (!languages.test(language)) throw badInput(`language "${language}" is not known`);
  if (from && !languages.test(from)) throw badInput(`language "${from}" is not known`);
  if (!call.translate) throw badInput("no language model is connected");
  return {
    text: await call.translate(text, language, from || null),
    language,
    source_language: from ?? "",
  };
}

/** Stores the translation of a message with it, for all its readers. */
export async function translateMessage(call: ChatCall, id: string, language: string) {
  const { message: known } = await openMessage(call, id);
  const translated = await translateText(call, { text: known.text, language });
  return call.db.transaction(async (tx) => {
    await openChannelLocked(tx, call, known.cid);
    const { message } = await openMessage(call, id, tx);
    if (message.text !== known.text) throw badInput("the message was changed meanwhile");
    const i18n = { ...(message.data.i18n as object | undefined), [`${language}_text`]: translated.text };
    const saved = await saveMessage(tx, id, { data: { ...message.data, i18n }, updatedAt: call.now() });
    return announceChange(tx, call, { message: saved, event: { type: "message.updated" } });
  });
}
