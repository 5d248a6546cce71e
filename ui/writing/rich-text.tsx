import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import clsx from "clsx";
import { readRichText } from "./rich-text-tree.ts";
import type { RichElement, RichNode } from "./rich-text-tree.ts";
import styles from "./rich-text.module.css";

type RichTextProps = {
  html: string;
  /** read: long texts in a serif; plain: notes and messages in the interface's type. */
  look?: "read" | "plain";
  className?: string;
};

/** Shows written HTML. Only the elements of a text pass, so nothing in it can run or reach out. */
export function RichText({ html, look = "read", className }: RichTextProps) {
  return <div className={clsx(styles.text, styles[look], className)}>{nodesOf(readRichText(html))}</div>;
}

function nodesOf(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === "string" ? node : elementOf(node)}</Fragment>
  ));
}

function elementOf({ tag, href, children }: RichElement): ReactNode {
  if (tag === "br" || tag === "hr") return createElement(tag);
  if (tag !== "a") return createElement(tag, null, nodesOf(children));
  const away = href !== undefined && /^https?:/i.test(href);
  return (
    <a href={href} {...(away ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}>
      {nodesOf(children)}
    </a>
  );
}
