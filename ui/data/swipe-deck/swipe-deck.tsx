import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon, type LucideIcon } from "#ui/controls/indicators/icon.tsx";
import type { Side } from "./swipe.ts";
import { useSwipe } from "./use-swipe.ts";
import styles from "./swipe-deck.module.css";

interface SwipeAct {
  label: string;
  icon: LucideIcon;
}
interface SwipeDeckProps<Item> {
  label: string;
  top: Item;
  /** Lies under the first one, already drawn. */
  next?: Item;
  itemId: (item: Item) => string;
  /** The card; its buttons call `leave`, so that they move it the way a finger does. */
  renderCard: (item: Item, leave: (side: Side) => void) => ReactNode;
  left: SwipeAct;
  right: SwipeAct;
  /** What leaving to a side does; called at once, while the card still moves. */
  onLeave: (item: Item, side: Side) => void;
}
const flightMs = 260;

/** Cards one on another: drawn to a side they leave, taken back they return from there. */
export function SwipeDeck<Item>({
  label,
  top,
  next,
  itemId,
  renderCard,
  onLeave,
  ...acts
}: SwipeDeckProps<Item>) {
  const deck = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ item: Item; side: Side } | null>(null);
  const [leftBy, setLeftBy] = useState<ReadonlyMap<string, Side>>(new Map());
  const topId = itemId(top);
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => setGone(null), flightMs);
    return () => clearTimeout(timer);
  }, [gone]);
  useFocusKept(deck, { topId, enabled: leftBy.size > 0 });

  function leave(side: Side) {
    setGone({ item: top, side });
    setLeftBy((sides) => new Map(sides).set(topId, side));
    onLeave(top, side);
  }
  const leaving = gone && itemId(gone.item) !== topId ? gone : null;
  const stillHere = gone !== null && !leaving;
  const cards = [
    ...(next && itemId(next) !== topId ? [{ item: next, place: "next" as const, side: undefined }] : []),
    { item: top, place: "top" as const, side: stillHere ? undefined : leftBy.get(topId) },
    ...(leaving ? [{ item: leaving.item, place: "gone" as const, side: leaving.side }] : []),
  ];
  // A card that leaves may be the next one already: then it is drawn once, as the one below.
  const drawn = cards.filter(
    ({ item }, index) => cards.findIndex((each) => itemId(each.item) === itemId(item)) === index,
  );
  return (
    <div ref={deck} className={styles.deck} role="group" aria-label={label}>
      {drawn.map(({ item, place, side }) => (
        <Card key={itemId(item)} place={place} side={side} acts={acts} onLeave={leave}>
          {renderCard(item, leave)}
        </Card>
      ))}
    </div>
  );
}

/** A card that leaves takes the focus with it; the next one gets it. */
function useFocusKept(
  deck: RefObject<HTMLElement | null>,
  { topId, enabled }: { topId: string; enabled: boolean },
) {
  useEffect(() => {
    const nowhere = document.activeElement === document.body || document.activeElement?.closest("[inert]");
    if (enabled && nowhere)
      deck.current?.querySelector<HTMLElement>('[data-place="top"]')?.focus({ preventScroll: true });
  }, [deck, topId, enabled]);
}

interface CardProps {
  place: "top" | "next" | "gone";
  side: Side | undefined;
  acts: { left: SwipeAct; right: SwipeAct };
  onLeave: (side: Side) => void;
  children: ReactNode;
}
function Card({ place, side, acts, onLeave, children }: CardProps) {
  const box = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(box, onLeave);
  useEffect(() => {
    if (place === "top") rest(box.current);
  }, [place]);
  return (
    <div
      ref={box}
      className={styles.card}
      data-place={place}
      data-side={side}
      tabIndex={-1}
      inert={place !== "top"}
      {...(place === "top" && swipe)}
    >
      {children}
      <Stamp side="left" act={acts.left} />
      <Stamp side="right" act={acts.right} />
    </div>
  );
}

function rest(card: HTMLElement | null) {
  card?.style.setProperty("--x", "0px");
  card?.style.setProperty("--pull", "0");
}

/** What letting go would do, the clearer the further the card is drawn. */
function Stamp({ side, act }: { side: Side; act: SwipeAct }) {
  return (
    <span className={styles.stamp} data-side={side} aria-hidden="true">
      <Icon of={act.icon} size="sm" /> {act.label}
    </span>
  );
}
