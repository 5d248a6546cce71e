const blocks = /<\/?(?:p|li|ul|ol|h[1-6]|div|br|blockquote|tr|table)\b[^>]*>/gi;

/** The words of a written text, a paragraph, heading or item of a list each. */
export function paragraphsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html.replace(blocks, "\n"), "text/html");
  return (page.body.textContent ?? "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
