import { type RefObject, useEffect } from "react";

const wrong = '[aria-invalid="true"], fieldset[data-invalid] :is(input, select, textarea, button)';

/** Moves the focus to the first field with an error each time a form is refused, after showing the form where it is hidden. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, error: unknown, show?: () => void) {
  useEffect(() => {
    if (!error) return;
    show?.();
    // A frame later, when a form that was behind the preview can take the focus.
    const frame = requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrong)?.focus());
    return () => cancelAnimationFrame(frame);
    // Only a new error matters here; showing is made anew with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);
}
