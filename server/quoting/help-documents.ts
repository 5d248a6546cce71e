import { helpAddress, paragraphsOf } from "#shared/help/help-page.ts";
import { helpPages } from "#shared/help/help-pages.ts";
import { type PreparedSentence, prepare } from "./prepare.ts";
import type { QuotedDocument } from "./types.ts";

const documents: QuotedDocument[] = helpPages.map((page) => ({
  id: page.slug,
  kind: "help",
  title: page.title,
  passages: page.sections.flatMap((section) =>
    paragraphsOf(section).map(({ mark, text }) => ({
      text,
      heading: section.heading,
      href: helpAddress(page.slug, mark),
    })),
  ),
}));

let prepared: PreparedSentence[] | undefined;

/** What the help pages say, prepared with the first question. */
export function helpSentences(): PreparedSentence[] {
  return (prepared ??= prepare(documents));
}
