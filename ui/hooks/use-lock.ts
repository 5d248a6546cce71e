import { type MouseEvent, createContext, useContext } from "react";

/** What explains why the controls in here can't be used now; null where they can. */
export const LockContext = createContext<(() => void) | null>(null);

/** The attributes of a locked control: it can be reached and read, and explains itself when it is pressed. */
export function useLock() {
  const explain = useContext(LockContext);
  if (!explain) return null;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    explain();
  };
  return { onClick, "aria-disabled": true, "data-disabled": "" } as const;
}
