import EmailReplyParser from "email-reply-parser";
import { readHtml } from "#server/texts/read-html.ts";
import type { InboundEmail, InboundFile } from "./inbound-email.ts";

/** Far more than a message may have; the time to find what is quoted grows with the square of it. */
const mostRead = 20_000;

/** What its author wrote: without the text it answers, without the signature, and the files that belong to that. */
export function ownWords({ text, html, attachments }: InboundEmail): { text: string; files: InboundFile[] } {
  const own = html ? withoutQuotes(html) : { text: "", pictures: new Set<string>() };
  return {
    text: withoutQuotedLines(text.trim() || own.text),
    files: attachments.filter(({ contentId }) => !isInHtml(html, contentId) || own.pictures.has(contentId!)),
  };
}

function isInHtml(html: string, contentId: string | null) {
  return contentId !== null && html.includes(`cid:${contentId}`);
}

function withoutQuotedLines(text: string) {
  // Only from where a gap begins: tried from each of its signs, a long one takes the square of its length.
  const lines = text.replace(/\r\n?/g, "\n").replace(/(?<![^\S\n])[^\S\n]+\n/g, "\n");
  const bounded = lines
    .replace(/\n{3,}/g, "\n\n")
    .replace(/[^\S\n]{2,}/g, " ")
    .slice(0, mostRead);
  return new EmailReplyParser().parseReply(bounded.trim()).trim();
}

/** How mail programs mark what is answered, and the signature. */
const quoted =
  /\b(?:gmail_quote|gmail_signature|yahoo_quoted|moz-cite-prefix|moz-signature|protonmail_quote)\b/;
/** Outlook marks where the text it answers begins; all that follows is quoted. */
const quotedFromHere = new Set(["appendonsend", "divRplyFwdMsg"]);
const unseen = new Set(["blockquote", "head", "style", "script", "title"]);
const blocks = new Set(["br", "p", "div", "li", "tr", "ul", "ol", "table", "h1", "h2", "h3", "h4"]);

/** The words of an HTML email and the pictures within them, as far as its author wrote them. */
function withoutQuotes(html: string) {
  let text = "";
  let hiddenAt: number | null = null;
  let depth = 0;
  let over = false;
  const pictures = new Set<string>();
  readHtml(html, {
    onopentag(name, { class: classes = "", id = "", src = "" }) {
      depth += 1;
      over ||= quotedFromHere.has(id);
      if (hiddenAt === null && (unseen.has(name) || quoted.test(classes))) hiddenAt = depth;
      if (over || hiddenAt !== null) return;
      if (name === "img" && src.startsWith("cid:")) pictures.add(src.slice(4));
      if (blocks.has(name)) text += "\n";
    },
    ontext(words) {
      if (!over && hiddenAt === null) text += words.replace(/\s+/g, " ");
    },
    onclosetag(name) {
      if (hiddenAt === depth) hiddenAt = null;
      depth -= 1;
      if (!over && hiddenAt === null && name === "p") text += "\n";
    },
  });
  return { text, pictures };
}
