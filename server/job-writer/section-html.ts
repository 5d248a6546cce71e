import type { WrittenSection } from "#contract/job-writing.ts";
import { escapeHtml, sanitiseHtml } from "#server/texts/safe-html.ts";

/** Sections as the description of a job. */
export function sectionHtml(sections: readonly WrittenSection[]): string {
  return sanitiseHtml(sections.map(blockOf).join(""));
}

function blockOf({ heading, list, sentences }: WrittenSection) {
  const texts = sentences.map(({ text }) => escapeHtml(text));
  const body = list
    ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`
    : `<p>${texts.join(" ")}</p>`;
  return `<h3>${escapeHtml(heading)}</h3>${body}`;
}
