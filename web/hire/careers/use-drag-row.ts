import { useEffect, useEffectEvent, useRef, useState } from "react";
import { withDragging } from "#ui/data/board/drag.ts";

export type Edge = "above" | "below";

/** A row that is dragged by its handle and takes other rows above or below itself; the row's menu does the same. */
export function useDragRow(id: string, onDrop: (draggedId: string, edge: Edge) => void) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? "above" : "below";
    };
    return withDragging(({ draggable, dropTargetForElements }) => {
      const detach = [
        draggable({ element, dragHandle, getInitialData: () => ({ rowId: id }) }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => typeof source.data.rowId === "string" && source.data.rowId !== id,
          onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
          onDragLeave: () => setEdge(null),
          onDrop: ({ source, location }) => {
            setEdge(null);
            drop(source.data.rowId as string, edgeAt(location.current.input.clientY));
          },
        }),
      ];
      return () => detach.forEach((end) => end());
    });
  }, [id]);
  return { row, handle, edge };
}
