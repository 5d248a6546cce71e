import type { MouseEvent } from "react";

/**
 * After a press with the pointer a link lets the focus go: the next key is meant for the screen it led to, and would
 * otherwise draw a focus ring around where the person comes from. Tab still goes on from here.
 */
export function letGo({ detail, currentTarget }: MouseEvent<HTMLElement>) {
  if (detail > 0) currentTarget.blur();
}
