import { Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { lazyPart } from "./lazy-part.tsx";

/** An overlay that is fetched when it opens for the first time; it opens a moment after it stands, so that it moves in as ever. */
export function lazyOverlay<Props extends { open?: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyPart<Props>(async () => {
    const Overlay = await load();
    function FirstOpening(props: Props) {
      const [stands, setStands] = useState(false);
      useEffect(() => {
        const frame = requestAnimationFrame(() => setStands(true));
        return () => cancelAnimationFrame(frame);
      }, []);
      return <Overlay {...props} open={stands && Boolean(props.open)} />;
    }
    return FirstOpening;
  });
  return function LazyOverlay(props: Props) {
    const [used, setUsed] = useState(false);
    if (props.open && !used) setUsed(true);
    return used ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null;
  };
}
