/** A story's text as the editor keeps it (Tiptap JSON), limited to the nodes and marks that are shown. */
export interface StoryDocument {
  type: "doc";
  content: StoryBlock[];
}

export type TextMark =
  | { type: "bold" | "italic" | "strike" | "code" | "underline" }
  | { type: "link"; attrs: { href: string } };
export type Inline = { type: "text"; text: string; marks?: TextMark[] } | { type: "hardBreak" };
export interface Paragraph {
  type: "paragraph";
  content?: Inline[];
}
export interface ListOf<Block> {
  type: "bulletList" | "orderedList";
  content: { type: "listItem"; content: Block[] }[];
}
/** A list and, at most, lists in it. */
export type StoryList = ListOf<Paragraph | ListOf<Paragraph>>;
export type StoryBlock =
  | Paragraph
  | { type: "heading"; attrs: { level: 2 | 3 }; content?: Inline[] }
  | StoryList
  | { type: "blockquote"; content: (Paragraph | ListOf<Paragraph>)[] }
  | { type: "codeBlock"; content?: Inline[] }
  | { type: "image"; attrs: { src: string; alt: string } }
  | { type: "embed"; attrs: { href: string; title: string } }
  | { type: "horizontalRule" };

export const emptyDocument: StoryDocument = { type: "doc", content: [{ type: "paragraph" }] };

interface AnyNode {
  type: string;
  text?: string;
  content?: readonly AnyNode[];
}

/** The words of a node and of all within it, without marks. */
export function wordsOf(node: AnyNode): string {
  if (node.type === "hardBreak") return " ";
  return node.text ?? (node.content ?? []).map(wordsOf).join(isInline(node) ? "" : "\n");
}

function isInline({ content = [] }: AnyNode) {
  return content.every(({ type }) => type === "text" || type === "hardBreak");
}
