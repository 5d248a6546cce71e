import { createContext } from "react";

/** Puts a text where the cursor is, for tools that a composer is given from outside. */
export const InsertInto = createContext<(text: string) => void>(() => {});
