import type { CompanyContext } from "#server/context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { pageText } from "./page-text.ts";
import type { FoundText } from "./source-to-text.ts";

const bounds = { maxBytes: 2_000_000, timeoutMs: 8000 };
const closed = "We couldn’t open this page. Check the address, or paste the text instead.";
const noPage = "This address is not a web page. Download it and add it as a file.";

/** The text of one page of the web. */
export async function readWebPage({ outside }: CompanyContext, url: string): Promise<FoundText> {
  const answer = await outside.fetch(url, bounds).catch(() => null);
  if (answer?.status !== 200) throw unreadable(closed);
  const text = decode(answer);
  const { hostname } = new URL(url);
  if (/^text\/plain\b/i.test(answer.contentType)) return { title: hostname, content: text, note: null };
  if (!/html/i.test(answer.contentType)) throw unreadable(noPage);
  const { title, content } = pageText(text);
  return { title: title || hostname, content, note: null };
}

/** In the letters that the page says it is written in. */
function decode({ body, contentType }: { body: Buffer; contentType: string }): string {
  const said = /charset=["']?([\w-]+)/i;
  const start = body.subarray(0, 1024).toString("latin1");
  const charset = (said.exec(contentType) ?? said.exec(start))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // A name that nobody knows says nothing.
    return body.toString("utf8");
  }
}

function unreadable(why: string) {
  return new Refusal(422, "PAGE_UNREADABLE", why, { url: why });
}
