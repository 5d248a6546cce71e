import { useRef, useState } from "react";
import { type DraftPlace, keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";

type Typed = Record<string, string>;

/** What was typed into the form of a dialog and wasn’t sent: it is there again as the dialog opens, after a reload too. */
export function useKeptTyping(form: string, place: DraftPlace) {
  const left = useRef<Typed | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  /** Told with each key. */
  function keep() {
    left.current = { ...typed, ...changedIn(document.forms.namedItem(form)) };
    keepOnDevice(place, Object.keys(left.current).length > 0 ? left.current : null);
  }
  return {
    typed,
    keep,
    /** Told as the dialog opens and closes. */
    follow(open: boolean) {
      if (open) setTyped(left.current ?? keptOnDevice<Typed>(place) ?? {});
      else keep();
    },
    /** It was sent. */
    forget() {
      left.current = {};
      keepOnDevice(place, null);
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

/** A password is never kept, nor one that is shown while it is typed. */
function isChanged(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  const isSelect = field instanceof HTMLSelectElement;
  const isField = isSelect || field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.name === "" || field.getAttribute("autocomplete")?.endsWith("password")) return false;
  return isSelect ? !field.selectedOptions[0]?.defaultSelected : field.value !== field.defaultValue;
}
