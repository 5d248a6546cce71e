import { createContext } from "react";

/** How tools that a text field is given from outside write into it. */
export interface Insertion {
  /** Where the cursor is. */
  insert(text: string): void;
  /** As a paragraph of its own below everything. */
  append(text: string): void;
}
export const InsertInto = createContext<Insertion>({ insert: () => {}, append: () => {} });

/** A text with another one as the paragraph below it. */
export function withBelow(text: string, below: string): string {
  return [text.trimEnd(), below].filter(Boolean).join("\n\n");
}
