import { useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { BoardCard } from "./board-card.tsx";
import { BoardColumn } from "./board-column.tsx";
import { neighbourOf } from "./board-moves.ts";
import type { BoardMove, Column } from "./board-moves.ts";
import styles from "./board.module.css";

export type { BoardMove, Column as BoardColumn } from "./board-moves.ts";

type BoardProps<Card> = {
  label: string;
  columns: readonly Column<Card>[];
  cardId: (card: Card) => string;
  /** What a card is called aloud and in its menu. */
  cardName: (card: Card) => string;
  renderCard: (card: Card) => ReactNode;
  onMove: (move: BoardMove) => void;
  mayMove?: (move: BoardMove) => boolean;
  emptyText?: string;
};

/** Columns of cards that move by dragging, by Shift with an arrow, or by each card's menu. */
export function Board<Card>(props: BoardProps<Card>) {
  const {
    label,
    columns,
    cardId,
    cardName,
    renderCard,
    onMove,
    mayMove = () => true,
    emptyText = "Nothing here yet",
  } = props;
  const boardId = useId();
  const hintId = useId();
  const atHand = useRef<string>(null);
  const [said, setSaid] = useState("");

  function move(name: string, wish: BoardMove) {
    const to = columns.find((column) => column.id === wish.to);
    if (!to || wish.from === wish.to || !mayMove(wish)) return;
    setSaid(`${name} moved to ${to.title}`);
    onMove(wish);
  }

  function dropped(wish: BoardMove) {
    const card = columns.flatMap((column) => column.cards).find((other) => cardId(other) === wish.cardId);
    if (card) move(cardName(card), wish);
  }

  function shift(card: Card, from: string, step: -1 | 1) {
    const to = neighbourOf(columns, from, {
      step,
      may: (id) => mayMove({ cardId: cardId(card), from, to: id }),
    });
    if (!to) return setSaid(`Can’t move ${cardName(card)} further`);
    atHand.current = cardId(card);
    move(cardName(card), { cardId: cardId(card), from, to: to.id });
  }

  return (
    <section
      className={styles.board}
      aria-label={label}
      onPointerDown={() => {
        atHand.current = null;
      }}
    >
      <p id={hintId} className="sr">
        Press Shift with the left or right arrow key to move the card.
      </p>
      {columns.map((column) => (
        <BoardColumn key={column.id} boardId={boardId} column={column} mayMove={mayMove} onDrop={dropped}>
          {column.cards.map((card) => (
            <BoardCard
              key={cardId(card)}
              place={{ boardId, cardId: cardId(card), from: column.id }}
              name={cardName(card)}
              hintId={hintId}
              atHand={atHand}
              onReach={() => {
                atHand.current = cardId(card);
              }}
              targets={columns.filter(
                ({ id }) => id !== column.id && mayMove({ cardId: cardId(card), from: column.id, to: id }),
              )}
              onMove={(to) => {
                atHand.current = cardId(card);
                move(cardName(card), { cardId: cardId(card), from: column.id, to });
              }}
              onShift={(step) => shift(card, column.id, step)}
            >
              {renderCard(card)}
            </BoardCard>
          ))}
          {column.cards.length === 0 && <li className={styles.empty}>{emptyText}</li>}
        </BoardColumn>
      ))}
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  );
}
