import { useEffect, useRef } from "react";

/** Brings the form forward and the focus to the first field that needs a look. */
export function useFirstWrong(fields: Record<string, string> | undefined, show: () => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!fields || Object.keys(fields).length === 0) return;
    show();
    // A frame later, when a form that was behind the preview can take the focus.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
    // Only what is wrong matters here; showing is made anew with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fields]);
  return form;
}
