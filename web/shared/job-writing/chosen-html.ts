import type { WrittenJob } from "#contract/job-writing.ts";

/** Every sentence of a draft with a key of its own. */
export function everySentence({ sections }: WrittenJob) {
  return sections.flatMap(({ sentences }, section) =>
    sentences.map((sentence, at) => ({ ...sentence, key: keyOf(section, at) })),
  );
}

export function keyOf(section: number, at: number) {
  return `${section}.${at}`;
}

/** The draft as HTML without the sentences that were left out, and without headings above nothing. */
export function chosenHtml({ sections }: WrittenJob, left: ReadonlySet<string>): string {
  return sections
    .map(({ heading, list, sentences }, section) => {
      const kept = sentences
        .filter((_, at) => !left.has(keyOf(section, at)))
        .map(({ text }) => escaped(text));
      if (kept.length === 0) return "";
      const body = list
        ? `<ul>${kept.map((text) => `<li>${text}</li>`).join("")}</ul>`
        : `<p>${kept.join(" ")}</p>`;
      return `<h3>${escaped(heading)}</h3>${body}`;
    })
    .join("");
}

function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
