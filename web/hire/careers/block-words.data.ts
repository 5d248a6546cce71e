import type { Block, BlockKind } from "#shared/blocks/blocks.ts";

/** What blocks are called, and what each is for. */
export const blockWords: Record<BlockKind, { label: string; hint: string }> = {
  header: { label: "Header", hint: "Your headline, with the way to your jobs" },
  numbers: { label: "Numbers", hint: "A few figures in a row" },
  about: { label: "About", hint: "The story in your company profile" },
  facts: { label: "At a glance", hint: "Industry, founders and culture from your profile" },
  values: { label: "Values", hint: "The values in your profile" },
  benefits: { label: "Benefits", hint: "The benefits in your profile" },
  images: { label: "Images", hint: "Pictures side by side, or one across the page" },
  video: { label: "Video", hint: "A video about working with you" },
  team: { label: "Team", hint: "The people of your hiring team you choose" },
  quotes: { label: "Quotes", hint: "What your people say" },
  questions: { label: "Questions and answers", hint: "What applicants often ask" },
  jobs: { label: "Open jobs", hint: "Your live jobs, by department or by location" },
  text: { label: "Text", hint: "Anything else, with headings, lists and links" },
};

/** A block's name with a word of what it holds, so that two of a kind are told apart. */
export function nameOf(block: Block): string {
  if (block.kind === "images" && block.layout === "wide") return "Image across the page";
  const own = block.kind === "header" ? block.title : "heading" in block ? block.heading : "";
  return own ? `${blockWords[block.kind].label}: ${own}` : blockWords[block.kind].label;
}
