import sanitize from "sanitize-html";

/** Pictures elsewhere would tell their owner who reads, and when. */
const ownFile = /^\/api\/files\/[\w-]+(?:\?[\w=&-]*)?$/;

const allowed: sanitize.IOptions = {
  allowedTags: (
    "p br hr h1 h2 h3 h4 h5 h6 blockquote pre code strong b em i u s sub sup span div a " +
    "ul ol li table thead tbody tr th td img"
  ).split(" "),
  allowedAttributes: {
    a: ["href", "rel", "target"],
    img: ["src", "alt", "width", "height"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !ownFile.test(attribs.src ?? ""),
  transformTags: { a: sanitize.simpleTransform("a", { rel: "noopener nofollow ugc", target: "_blank" }) },
};

/** Makes HTML that someone sent safe to show: text, lists, tables, links and pictures; no script, style or frame, and no picture from elsewhere. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, allowed).trim();
}

/** The words of HTML that has been made safe, a line for each block: there every "<" begins a tag and few signs are written as entities. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/tr|\/ul|\/ol)\b[^>]*>/gi, "$&\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "")
    .replace(/[ \t\u00a0]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** A text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
