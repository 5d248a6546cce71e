import { createContext } from "react";

/** How tools that a text field is given from outside write into it. */
export interface Insertion {
  /** As a paragraph where the cursor is. */
  insert(text: string): void;
  /** As a paragraph below everything, such as a signature; another one takes its place. */
  append(text: string): void;
}
export const InsertInto = createContext<Insertion>({ insert: () => {}, append: () => {} });
