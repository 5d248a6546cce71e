import { useRef, useState } from "react";

type Typed = Record<string, string>;

/** What was typed into the form of a dialog that was closed before it was sent: it is there again as the dialog opens. */
export function useKeptTyping(form: string) {
  const left = useRef<Typed>({});
  const [typed, setTyped] = useState<Typed>({});
  return {
    typed,
    /** Told as the dialog opens and closes. */
    follow(open: boolean) {
      if (open) setTyped(left.current);
      else left.current = { ...left.current, ...changedIn(document.forms.namedItem(form)) };
    },
    /** It was sent. */
    forget() {
      left.current = {};
    },
  };
}

/** What still says what it began with isn’t kept: it may be another by the time the dialog opens again. */
function changedIn(form: HTMLFormElement | null): Typed {
  const fields = form ? [...form.elements] : [];
  return Object.fromEntries(
    fields.filter(isChanged).map(({ name, value }): [string, string] => [name, value]),
  );
}

function isChanged(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.name !== "" && field.value !== field.defaultValue;
}
