export type RichElement = { tag: RichTag; href?: string; children: RichNode[] };
export type RichNode = string | RichElement;

const tags = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "u",
  "s",
  "a",
  "blockquote",
  "code",
  "pre",
  "br",
  "hr",
] as const;
export type RichTag = (typeof tags)[number];

const sameAs: Record<string, RichTag> = {
  b: "strong",
  i: "em",
  strike: "s",
  del: "s",
  h1: "h2",
  h5: "h4",
  h6: "h4",
  div: "p",
};
const empty = new Set<RichTag>(["br", "hr"]);
/** Elements whose words are not for reading. */
const unread =
  /<(script|style|template|iframe|object|noscript|svg|math|title|textarea)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi;
const piece =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|<(?![a-z/!])|[^<]+|</gi;

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  euro: "€",
  pound: "£",
  bull: "•",
  middot: "·",
  eacute: "é",
};

/** Reads HTML into the few elements a text needs. Anything else leaves its words, scripts leave nothing. */
export function readRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  for (const match of html.replace(unread, "").matchAll(piece)) {
    const [whole, slash, name] = match;
    const into = open.at(-1)?.children ?? root;
    if (name === undefined) {
      if (!whole.startsWith("<!--")) into.push(decode(whole));
      continue;
    }
    const tag = tagOf(name.toLowerCase());
    if (!tag) continue;
    if (slash) {
      close(open, tag);
      continue;
    }
    const element: RichElement = { tag, children: [] };
    if (tag === "a") element.href = safeHref(match[3] ?? "");
    into.push(element);
    if (!empty.has(tag)) open.push(element);
  }
  return root;
}

function tagOf(name: string): RichTag | undefined {
  if (Object.hasOwn(sameAs, name)) return sameAs[name];
  return tags.find((tag) => tag === name);
}

function close(open: RichElement[], tag: RichTag) {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at >= 0) open.length = at;
}

/** Only addresses that lead to a page, a mailbox or a telephone. */
function safeHref(attributes: string): string | undefined {
  const found = attributes.match(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i);
  const href = decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? "").replace(/[\p{Cc}\s]+/gu, "");
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href) ? href : undefined;
}

function decode(words: string): string {
  return words.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
