import type { Theme } from "./theme.ts";

export interface Picture {
  url: string;
  alt: string;
}
export interface PageNumber {
  value: string;
  label: string;
}
export interface Quote {
  text: string;
  name: string;
  role: string;
}
export interface Question {
  question: string;
  answer: string;
}

/** What each kind of block holds of its own. What is left empty is read from the company's profile whenever the page is shown. */
export interface BlockContents {
  header: { title: string; text: string; picture: Picture | null };
  numbers: { heading: string; items: PageNumber[] };
  about: { heading: string };
  facts: { heading: string };
  values: { heading: string };
  benefits: { heading: string };
  images: { layout: "grid" | "wide"; pictures: Picture[] };
  video: { heading: string; text: string; address: string; picture: Picture | null };
  team: { heading: string; text: string };
  quotes: { heading: string; items: Quote[] };
  questions: { heading: string; items: Question[] };
  jobs: { heading: string; by: "department" | "place" };
  /** HTML */
  text: { heading: string; html: string };
}
export type BlockKind = keyof BlockContents;
export type BlockOf<Kind extends BlockKind> = Kind extends BlockKind
  ? { id: string; kind: Kind } & BlockContents[Kind]
  : never;
/** A part of a page; its id is its own within the page. */
export type Block = BlockOf<BlockKind>;

/** A page as it is written: parts in their order, and how they look. */
export interface PageDocument {
  theme: Theme;
  blocks: Block[];
}

export const mostBlocks = 40;

const blanks: { [Kind in BlockKind]: () => BlockContents[Kind] } = {
  header: () => ({ title: "", text: "", picture: null }),
  numbers: () => ({ heading: "", items: [] }),
  about: () => ({ heading: "" }),
  facts: () => ({ heading: "" }),
  values: () => ({ heading: "" }),
  benefits: () => ({ heading: "" }),
  images: () => ({ layout: "grid", pictures: [] }),
  video: () => ({ heading: "", text: "", address: "", picture: null }),
  team: () => ({ heading: "", text: "" }),
  quotes: () => ({ heading: "", items: [{ text: "", name: "", role: "" }] }),
  questions: () => ({ heading: "", items: [{ question: "", answer: "" }] }),
  jobs: () => ({ heading: "", by: "department" }),
  text: () => ({ heading: "", html: "" }),
};
export const blockKinds = Object.keys(blanks) as BlockKind[];

/** A block with nothing of its own yet. */
export function blankBlock<Kind extends BlockKind>(kind: Kind, id: string): BlockOf<Kind> {
  return { id, kind, ...blanks[kind]() } as BlockOf<Kind>;
}

/** Kinds a page holds once: the header opens it, and links lead to its jobs. */
const single: readonly BlockKind[] = ["header", "jobs"];

export function mayAdd(blocks: readonly Block[], kind: BlockKind): boolean {
  return (
    blocks.length < mostBlocks && !(single.includes(kind) && blocks.some((block) => block.kind === kind))
  );
}
