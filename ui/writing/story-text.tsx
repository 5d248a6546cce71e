import { Fragment, type ReactNode } from "react";
import clsx from "clsx";
import {
  type Inline,
  type ListOf,
  type Paragraph,
  type StoryBlock,
  type StoryDocument,
  type TextMark,
  wordsOf,
} from "#shared/stories/story-document.ts";
import { markOfHeading } from "#shared/help/help-page.ts";
import text from "./rich-text.module.css";
import styles from "./story-text.module.css";

/** A story's text, node by node: what is not among the known nodes has no way onto the page. */
export function StoryText({ document, className }: { document: StoryDocument; className?: string }) {
  return (
    <div className={clsx(text.text, text.read, styles.story, className)}>
      {document.content.map((block, at) => (
        <Fragment key={at}>{blockOf(block)}</Fragment>
      ))}
    </div>
  );
}

function blockOf(block: StoryBlock): ReactNode {
  switch (block.type) {
    case "paragraph":
      return paragraphOf(block);
    case "heading":
      return headingOf(block);
    case "bulletList":
    case "orderedList":
      return listOf(block);
    case "blockquote":
      return <blockquote>{block.content.map(within)}</blockquote>;
    case "codeBlock":
      return (
        <pre>
          <code>{wordsOf(block)}</code>
        </pre>
      );
    case "image":
      return <img src={block.attrs.src} alt={block.attrs.alt} loading="lazy" />;
    case "embed":
      return (
        <p>
          <LinkTo href={block.attrs.href}>{block.attrs.title}</LinkTo>
        </p>
      );
    case "horizontalRule":
      return <hr />;
  }
}

function headingOf(block: Extract<StoryBlock, { type: "heading" }>) {
  const Heading = block.attrs.level === 2 ? "h2" : "h3";
  return <Heading id={markOfHeading(wordsOf(block))}>{inlinesOf(block.content)}</Heading>;
}

function paragraphOf({ content }: Paragraph) {
  return <p>{inlinesOf(content)}</p>;
}

function listOf({ type, content }: ListOf<Paragraph | ListOf<Paragraph>>) {
  const List = type === "bulletList" ? "ul" : "ol";
  return (
    <List>
      {content.map((item, at) => (
        <li key={at}>{item.content.map(within)}</li>
      ))}
    </List>
  );
}

/** What stands in a list item or a quote. */
function within(block: Paragraph | ListOf<Paragraph>, at: number): ReactNode {
  return <Fragment key={at}>{block.type === "paragraph" ? paragraphOf(block) : listOf(block)}</Fragment>;
}

function inlinesOf(content: readonly Inline[] = []): ReactNode {
  return content.map((inline, at) => (
    <Fragment key={at}>
      {inline.type === "hardBreak" ? <br /> : (inline.marks ?? []).reduce<ReactNode>(marked, inline.text)}
    </Fragment>
  ));
}

function marked(words: ReactNode, mark: TextMark): ReactNode {
  if (mark.type === "link") return <LinkTo href={mark.attrs.href}>{words}</LinkTo>;
  const Tag = tagOfMark[mark.type];
  return <Tag>{words}</Tag>;
}
const tagOfMark = { bold: "strong", italic: "em", strike: "s", code: "code", underline: "u" } as const;

function LinkTo({ href, children }: { href: string; children: ReactNode }) {
  const away = /^https?:/i.test(href);
  return (
    <a href={href} {...(away ? { rel: "noopener" } : {})}>
      {children}
    </a>
  );
}
