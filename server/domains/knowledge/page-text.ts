import { readHtml } from "#server/texts/read-html.ts";

const tags = (names: string) => new Set(names.split(" "));
/** What is around a text, or none at all. */
const neverText = tags(
  "script style noscript template svg head nav footer aside button select iframe dialog",
);
const main = tags("main article");
const paragraphs = tags(
  "p div section article main header ul ol dl table h1 h2 h3 h4 h5 h6 blockquote pre figure address details",
);
/** These follow each other without an empty line. */
const lines = tags("li tr dt dd br hr summary figcaption");
const cells = tags("td th");

interface PageText {
  title: string;
  content: string;
}

/** The title of a page and its text, a line for each block; of what is around its main part nothing, where it marks one. */
export function pageText(html: string): PageText {
  const outside = readPage(html, new Set([...neverText, "form"]));
  // Some programs put the whole page into one form.
  return outside.content.trim() ? outside : readPage(html, neverText);
}

function readPage(html: string, around: ReadonlySet<string>): PageText {
  const inside: string[] = [];
  const depth = { around: 0, main: 0 };
  const found = { title: "", whole: "", main: "" };
  const add = (words: string) => {
    if (depth.around > 0) return;
    found.whole += words;
    if (depth.main > 0) found.main += words;
  };
  const step = (name: string, by: 1 | -1) => {
    if (around.has(name)) depth.around += by;
    if (main.has(name)) depth.main += by;
  };
  readHtml(html, {
    onopentag(name) {
      inside.push(name);
      step(name, 1);
      if (paragraphs.has(name) || lines.has(name)) add("\n");
      if (name === "li") add("- ");
    },
    ontext(words) {
      if (inside.at(-1) === "title" && inside.at(-2) === "head") found.title += words;
      add(words.replace(/\s+/g, " "));
    },
    onclosetag(name) {
      if (paragraphs.has(name)) add("\n");
      if (cells.has(name)) add(" ");
      step(name, -1);
      inside.pop();
    },
  });
  const content = found.main.trim() ? found.main : found.whole;
  return { title: found.title.replace(/\s+/g, " ").trim(), content: content.replace(/ {2,}/g, " ") };
}
