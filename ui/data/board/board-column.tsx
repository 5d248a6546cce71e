import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import clsx from "clsx";
import type { BoardMove, Column } from "./board-moves.ts";
import { withDragging } from "./drag.ts";
import styles from "./board.module.css";

type BoardColumnProps<Card> = {
  boardId: string;
  column: Column<Card>;
  mayMove: (move: BoardMove) => boolean;
  onDrop: (move: BoardMove) => void;
  children: ReactNode;
};

/** A column that shows where a dragged card may land. */
export function BoardColumn<Card>({ boardId, column, mayMove, onDrop, children }: BoardColumnProps<Card>) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [over, setOver] = useState(false);
  const latest = useRef({ mayMove, onDrop });
  useEffect(() => {
    latest.current = { mayMove, onDrop };
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const moveOf = (data: Record<string | symbol, unknown>): BoardMove => ({
      cardId: String(data.cardId),
      from: String(data.from),
      to: column.id,
    });
    return withDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          source.data.boardId === boardId && latest.current.mayMove(moveOf(source.data)),
        onDragEnter: ({ source }) => setOver(source.data.from !== column.id),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          latest.current.onDrop(moveOf(source.data));
        },
      }),
    );
  }, [boardId, column.id]);

  return (
    <div ref={box} className={clsx(styles.column, over && styles.over)}>
      <h2 id={titleId} className={styles.title}>
        {column.title}
        <span className={styles.count}>{column.count ?? column.cards.length}</span>
      </h2>
      <ol className={styles.cards} aria-labelledby={titleId}>
        {children}
      </ol>
    </div>
  );
}
