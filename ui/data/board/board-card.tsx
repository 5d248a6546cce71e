import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import clsx from "clsx";
import { Ellipsis } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { isTyping } from "#ui/hooks/hotkey.ts";
import { Menu } from "#ui/overlays/menu.tsx";
import { withDragging } from "./drag.ts";
import styles from "./board.module.css";

export type CardPlace = { boardId: string; cardId: string; from: string };

type BoardCardProps = {
  place: CardPlace;
  name: string;
  hintId: string;
  /** The card that the keyboard works on; it keeps the focus wherever it goes. */
  atHand: RefObject<string | null>;
  onReach: () => void;
  targets: readonly { id: string; title: string }[];
  onMove: (to: string) => void;
  onShift: (step: -1 | 1) => void;
  children: ReactNode;
};

/** A card that can be dragged, with a menu that does the same. */
export function BoardCard(props: BoardCardProps) {
  const { place, name, hintId, atHand, onReach, targets, onMove, onShift, children } = props;
  const { boardId, cardId, from } = place;
  const card = useRef<HTMLLIElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState(false);

  useEffect(() => {
    const element = card.current;
    if (!element) return;
    return withDragging(({ draggable }) =>
      draggable({
        element,
        getInitialData: () => ({ boardId, cardId, from }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [boardId, cardId, from]);

  useEffect(() => {
    if (atHand.current === cardId && document.activeElement === document.body) more.current?.focus();
  }, [atHand, cardId]);

  function press(event: KeyboardEvent) {
    if (!event.shiftKey || isTyping(event.target as HTMLElement)) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    onShift(event.key === "ArrowRight" ? 1 : -1);
  }

  return (
    <li
      ref={card}
      className={clsx(styles.card, dragged && styles.dragged)}
      onKeyDown={press}
      onFocus={onReach}
    >
      <div className={styles.content}>{children}</div>
      {targets.length > 0 && (
        <span className={styles.more}>
          <Menu
            trigger={
              <IconButton
                ref={more}
                size="xs"
                icon={Ellipsis}
                label={`Move ${name}`}
                aria-describedby={hintId}
              />
            }
            items={[
              {
                label: "Move to",
                items: targets.map((target) => ({ label: target.title, onSelect: () => onMove(target.id) })),
              },
            ]}
          />
        </span>
      )}
    </li>
  );
}
