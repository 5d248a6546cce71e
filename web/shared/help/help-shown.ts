import {
  type HelpPage,
  type HelpParagraph,
  type HelpPart,
  type HelpSection,
  markOfHeading,
  pagesOf,
  paragraphsOf,
  stepsOf,
} from "#shared/help/help-page.ts";

type AddressOf = (slug: string) => string;

/** The pages for some readers by chapter, without their texts. */
export interface Contents {
  title: string;
  chapters: { title: string; pages: { href: string; name: string; summary: string }[] }[];
}
export interface Topic {
  sections: { heading: string; mark: string; steps: HelpParagraph[]; paragraphs: HelpParagraph[] }[];
  screen: HelpPage["screen"];
  related: { title: string; href: string }[];
}

export function contentsOf({ title, chapters }: HelpPart, addressOf: AddressOf): Contents {
  return {
    title,
    chapters: chapters.map((chapter) => ({
      title: chapter.title,
      pages: chapter.pages.map(({ slug, title: name, summary }) => ({
        href: addressOf(slug),
        name,
        summary,
      })),
    })),
  };
}

/** What a page shows; related pages are looked for in what its readers can open. */
export function topicOf(page: HelpPage, parts: readonly HelpPart[], addressOf: AddressOf): Topic {
  const related = parts.flatMap(pagesOf).filter(({ slug }) => page.related.includes(slug));
  return {
    sections: page.sections.map(shownSection),
    screen: page.screen,
    related: related.map(({ slug, title }) => ({ title, href: addressOf(slug) })),
  };
}

function shownSection(section: HelpSection) {
  return {
    heading: section.heading,
    mark: markOfHeading(section.heading),
    steps: stepsOf(section),
    paragraphs: paragraphsOf(section),
  };
}

/** The page of that name and whose it is. */
export function findTopic(parts: readonly HelpPart[], slug: string | undefined) {
  const part = parts.find((each) => pagesOf(each).some((page) => page.slug === slug));
  const page = part && pagesOf(part).find((each) => each.slug === slug);
  return page ? { part, page } : null;
}
