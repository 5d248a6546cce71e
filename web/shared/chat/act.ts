import { showToast } from "#ui/overlays/toast-store.ts";
import { ChatCallRefused } from "#web/api/chat-client/index.ts";

/** Does something with the chat service; a refusal is told in its own words. */
export function act(doing: Promise<unknown>, done?: string) {
  doing.then(
    () => done && showToast({ text: done, tone: "success" }),
    (error: unknown) => showToast({ text: chatSentence(error), tone: "error" }),
  );
}

/** The service says which operation failed and why; people want the why. */
function chatSentence(error: unknown) {
  if (!(error instanceof ChatCallRefused)) return "That did not get through. Try again";
  const reason = /failed with error: "(.*)"$/s.exec(error.message)?.[1] ?? error.message;
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
