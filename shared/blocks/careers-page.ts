import { type Block, type BlockKind, type PageDocument, blankBlock } from "./blocks.ts";
import {
  accentContrast,
  backdropContrast,
  enoughContrast,
  readableAccent,
  readableBackdrop,
} from "./contrast.ts";
import { type Theme, standardTheme } from "./theme.ts";

const order: readonly BlockKind[] = ["header", "numbers", "about", "facts", "images", "jobs"];
const afterJobs: readonly BlockKind[] = ["values", "benefits"];

/** The page of a company that has built none: every part that its profile can fill. */
export const pageFromProfile: PageDocument = {
  theme: standardTheme,
  blocks: [
    ...order.map((kind) => blankBlock(kind, kind)),
    { ...blankBlock("images", "wide-image"), layout: "wide" },
    ...afterJobs.map((kind) => blankBlock(kind, kind)),
  ],
};

/** What keeps a page from being published, by the field it is about. */
export function problemsOf({ theme, blocks }: PageDocument): Record<string, string> {
  return { ...problemsOfTheme(theme), ...problemsOfBlocks(blocks) };
}

export function problemsOfTheme({ accent, backdrop }: Theme): Record<string, string> {
  return {
    ...(accent &&
      accentContrast(accent) < enoughContrast && {
        "theme.accent": `Buttons and links in this color are hard to read on white (${ratio(accentContrast(accent))}). They need 4.5 to 1. The closest color that works is ${readableAccent(accent)}.`,
      }),
    ...(backdrop &&
      backdropContrast(backdrop) < enoughContrast && {
        "theme.backdrop": `Text is hard to read on this color (${ratio(backdropContrast(backdrop))}). It needs 4.5 to 1. The closest color that works is ${readableBackdrop(backdrop)}.`,
      }),
  };
}

function problemsOfBlocks(blocks: readonly Block[]): Record<string, string> {
  if (blocks[0]?.kind !== "header") return { blocks: "Start the page with the header." };
  if (!blocks.some(({ kind }) => kind === "jobs"))
    return { blocks: "Add the open jobs. They’re what people come for." };
  const twice = (["header", "jobs"] as const).find(
    (only) => blocks.filter(({ kind }) => kind === only).length > 1,
  );
  if (twice) return { blocks: `Keep one ${twice === "jobs" ? "list of open jobs" : "header"}.` };
  return problemsOfEntries(blocks);
}

/** Empty entries are left off the page; publishing a half-written one would lose what was written. */
function problemsOfEntries(blocks: readonly Block[]): Record<string, string> {
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const sentences = entryProblems(block).flatMap((missing, at) =>
        missing ? [`${whereOf(block)}: ${missing} ${at + 1}, or remove it.`] : [],
      );
      return sentences.length > 0 ? [[`blocks.${block.id}`, sentences[0]!]] : [];
    }),
  );
}

const withEntries: Partial<Record<BlockKind, string>> = {
  questions: "Questions and answers",
  quotes: "Quotes",
  numbers: "Numbers",
};
function whereOf(block: Block) {
  const name = withEntries[block.kind];
  return "heading" in block && block.heading ? `${name}, “${block.heading}”` : name;
}

/** What each entry of a block is missing, as the part of the sentence before its number. */
function entryProblems(block: Block): (string | null)[] {
  if (block.kind === "questions")
    return block.items.map(({ question, answer }) => {
      if (question && !answer) return "write the answer to question";
      return answer && !question ? "write the question that belongs to answer" : null;
    });
  if (block.kind === "quotes")
    return block.items.map(({ text, name, role }) =>
      !text && (name || role) ? "write the words of quote" : null,
    );
  if (block.kind === "numbers")
    return block.items.map(({ value, label }) => (!value && label ? "enter the figure of number" : null));
  return [];
}

function ratio(contrast: number) {
  return `${(Math.floor(contrast * 10) / 10).toLocaleString("en-US")} to 1`;
}
