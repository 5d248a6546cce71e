import {
  deskHelpAddress,
  type HelpAudience,
  type HelpPart,
  helpAddress,
  pagesOf,
  paragraphsOf,
  stepsOf,
} from "#shared/help/help-page.ts";
import { deskHelp } from "#shared/help/desk-help.ts";
import { publicHelp } from "#shared/help/help-pages.ts";
import { type PreparedSentence, prepare } from "./prepare.ts";
import type { QuotedDocument } from "./types.ts";

const prepared = new Map<HelpAudience, PreparedSentence[]>();

/** What the help pages of these readers say, prepared with the first question. */
export function helpSentences(audiences: readonly HelpAudience[]): PreparedSentence[] {
  return [...publicHelp, deskHelp]
    .filter(({ audience }) => audiences.includes(audience))
    .flatMap(sentencesOf);
}

function sentencesOf(part: HelpPart): PreparedSentence[] {
  const known = prepared.get(part.audience) ?? prepare(documentsOf(part));
  prepared.set(part.audience, known);
  return known;
}

function documentsOf(part: HelpPart): QuotedDocument[] {
  const addressOf = part.audience === "administrators" ? deskHelpAddress : helpAddress;
  return pagesOf(part).map((page) => ({
    id: page.slug,
    kind: "help",
    title: page.title,
    passages: page.sections.flatMap((section) =>
      [...stepsOf(section), ...paragraphsOf(section)].map(({ mark, text }) => ({
        text,
        heading: section.heading,
        href: addressOf(page.slug, mark),
      })),
    ),
  }));
}
