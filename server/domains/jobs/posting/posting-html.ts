const bullet = /^(?:[•◦▪●○■*·–—-]|\d{1,2}[.)])\s+/u;

function html(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function isHead(line: string, next: string | undefined): boolean {
  const words = line.split(/\s+/).length;
  return (
    words < 9 &&
    (line.endsWith(":") || (line === line.toUpperCase() && /\p{L}{3}/u.test(line))) &&
    Boolean(next)
  );
}

/** Pasted lines as a description: heads, paragraphs and lists where they were written. */
export function postingHtml(lines: readonly string[]): string {
  const blocks: string[] = [];
  let items: string[] = [];
  const close = (): void => {
    if (items.length > 0) blocks.push(`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);
    items = [];
  };
  for (const [at, line] of lines.entries()) {
    if (bullet.test(line)) {
      items.push(html(line.replace(bullet, "")));
      continue;
    }
    if (line === "") continue;
    close();
    blocks.push(
      isHead(line, lines[at + 1]) ? `<h3>${html(line.replace(/:$/, ""))}</h3>` : `<p>${html(line)}</p>`,
    );
  }
  close();
  return blocks.join("");
}
