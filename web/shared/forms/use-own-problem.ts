import { type KeyboardEvent, useState } from "react";

/** What is wrong with a field before anything is sent; it is told once the field was left, or when saving is held back. */
export function useOwnProblem(problem: string | null) {
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  return {
    error: shown ? problem : null,
    /** Typing on takes the words away until the field is left again. */
    hide: () => setShown(false),
    control: {
      "data-wrong": problem ?? undefined,
      onBlur: show,
      onInvalid: show,
      onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && show(),
    },
  };
}

/** Whether a field in here has a problem of its own; the first one says so and gets the focus. */
export function showOwnProblem(within: ParentNode): boolean {
  const field = within.querySelector<HTMLElement>("[data-wrong]");
  field?.dispatchEvent(new Event("invalid"));
  field?.focus();
  return field !== null;
}
