import { lazy, useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import { showToast } from "./toast-store.ts";

interface Closable {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onClose?: () => void;
}

/**
 * A part of a screen that is fetched when it is first shown. What does not come is told, instead of taking the screen
 * away with all that was typed into it, and fetched anew when it is shown again. `instead` stands in its place on the
 * server and where it is missing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode = () => null,
) {
  let part = fetched();

  function fetched() {
    return lazy(async () => ({ default: await load().catch(() => Missing) }));
  }
  function Missing(props: Props) {
    const { open, onOpenChange, onClose }: Closable = props;
    useEffect(() => {
      if (open === false) return;
      showToast({
        text: "Couldn’t load this part of the page. Check your connection, then reload.",
        tone: "error",
        key: "missing-part",
        action: { label: "Reload", onSelect: () => location.reload() },
      });
      onOpenChange?.(false);
      onClose?.();
      // Told once an opening; what the parent hands in anew does not matter.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [open]);
    // Only now that this one stands: a part that is still awaited must not change.
    useEffect(() => void (part = fetched()), []);
    return instead(props);
  }
  return function LazyPart(props: Props) {
    const [Part] = useState(() => part as ComponentType<Props>);
    // Its style sheet comes with its script: the server could only send it undressed.
    return useHydrated() ? <Part {...props} /> : instead(props);
  };
}
