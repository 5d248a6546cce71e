import { showToast } from "#ui/overlays/toast-store.ts";
import { ChatCallRefused } from "#web/api/chat-client/index.ts";
import { plainReason } from "./message-words.ts";

/** Calls the chat service; a refusal is shown in its own words. */
export function act(doing: Promise<unknown>, done?: string) {
  doing.then(
    () => done && showToast({ text: done, tone: "success" }),
    (error: unknown) => showToast({ text: chatSentence(error), tone: "error" }),
  );
}

function chatSentence(error: unknown) {
  if (!(error instanceof ChatCallRefused)) return "That didn’t go through. Try again.";
  return plainReason(error.message);
}
