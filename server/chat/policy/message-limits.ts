import type { Attachment } from "#contract/chat/shapes.ts";
import { ChatRefusal, badInput } from "../protocol/errors.ts";
import { keptBesides } from "../store/messages/built-in.ts";

/** The most bytes of JSON of each, since every watcher receives them. */
const mostCustomBytes = 5 * 1024;
const mostAttachmentBytes = 32 * 1024;

interface Weighed {
  text?: string | undefined;
  attachments?: Attachment[] | undefined;
  data?: Record<string, unknown> | undefined;
}
/** Refuses a message whose text, custom fields or attachments are larger than a message may be. */
export function refuseOversized({ text = "", attachments = [], data = {} }: Weighed, longest: number) {
  if (isLongerThan(text, longest))
    throw new ChatRefusal(20, `message text length is too long, the limit is ${longest} characters`, {
      text: `is longer than ${longest} characters`,
    });
  const attached = attachments.length ? bytesOf(attachments) : 0;
  if (attached > mostAttachmentBytes)
    throw badInput(
      `the attachments of a message may take ${mostAttachmentBytes} bytes of JSON together, these take ${attached}`,
      { attachments: `take more than ${mostAttachmentBytes} bytes` },
    );
  const custom = bytesOf(Object.fromEntries(Object.entries(data).filter(([key]) => !noted.has(key))));
  if (custom > mostCustomBytes)
    throw badInput(
      `the custom fields of a message may take ${mostCustomBytes} bytes of JSON together, these take ${custom}`,
    );
}

/** What the service itself adds does not count. */
const noted = new Set(keptBesides.filter((name) => name !== "mml"));

/** Counts code points, as the database and other languages do, not UTF-16 units. */
function isLongerThan(text: string, longest: number) {
  if (text.length <= longest) return false;
  if (text.length > 2 * longest) return true;
  return [...text].length > longest;
}
function bytesOf(value: unknown) {
  return Buffer.byteLength(JSON.stringify(value));
}
