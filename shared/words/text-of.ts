/** The words of a written text without its elements; empty where only elements stand. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>|&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
