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

/** Begins a signature in email (RFC 3676); its last space would be lost with those at the ends of lines. */
const signatureRule = /^-- $/gm;
/** Any other line of signs, which its author drew. */
const ownRule = /^\s*(?:[-_+=]{2,4}|_{32})$/;
/** Outlook rules off the text it answers, which begins with its author. */
const answeredHead = /^\s*(?:From|Von|De|Da|Van|Fra|Från|Od)\s?:/;
/** Stand for the one, and before the other, as long as quotes are looked for; nobody sees them. */
const marks = { signature: "\u2064", own: "\u2063" };

function withoutQuotedLines(text: string) {
  // Only from where a gap begins: tried from each of its signs, a long one takes the square of its length.
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(signatureRule, marks.signature)
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, "\n");
  const bounded = lines
    .replace(/\n{3,}/g, "\n\n")
    .replace(/[^\S\n]{2,}/g, " ")
    .slice(0, mostRead);
  const reply = new EmailReplyParser().parseReply(withOwnRules(bounded.trim()));
  return reply.replaceAll(marks.own, "").trim();
}

/** The parser takes every line of signs for the beginning of a signature, which would cut what is below it. */
function withOwnRules(text: string) {
  const lines = text.split("\n");
  return lines
    .map((line, at) => {
      if (line === marks.signature) return "--";
      if (!ownRule.test(line)) return line;
      const next = lines[at + 1] || lines[at + 2] || "";
      return answeredHead.test(next) ? line : marks.own + line;
    })
    .join("\n");
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
