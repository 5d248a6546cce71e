import { Node } from "@tiptap/core";

/** A film, a post or a page of someone else, shown as a link with its title. */
export const Embed = Node.create({
  name: "embed",
  group: "block",
  atom: true,
  addAttributes: () => ({ href: { default: "" }, title: { default: "" } }),
  parseHTML: () => [{ tag: "p[data-embed]" }],
  renderHTML: ({ node }) => [
    "p",
    { "data-embed": "" },
    ["a", { href: String(node.attrs.href) }, String(node.attrs.title)],
  ],
});
