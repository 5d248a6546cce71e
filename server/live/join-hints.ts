import type { Hint } from "#contract/live.ts";
import type { Topic } from "./audience.ts";

/** A screen reads its lists again at most once in this time, however much happens. */
const windowMs = 1000;

interface Held {
  /** The last one. */
  hint: Hint;
  count: number;
  /** Where the first one stands. */
  from: number;
}
type Tell = (topics: Topic[], hint: Hint) => void;

/**
 * Tells the first hint of a kind at once and joins those that follow within a second: the last of them is told at the end of
 * the second, with their count. Screens read lists, so it names a row only where it stands for one event.
 */
export class HintJoiner {
  /** What has been held back since the last hint of its kind; null while nothing has. */
  private readonly open = new Map<string, Held | null>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly tell: Tell;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  add(topics: Topic[], hint: Hint) {
    const key = `${hint.type} ${topics.join(" ")}`;
    const held = this.open.get(key);
    if (held !== undefined) return void this.open.set(key, join(held, hint));
    this.tell(topics, this.asHeard(hint));
    this.waitFor(key, topics);
  }

  private waitFor(key: string, topics: Topic[]) {
    this.open.set(key, null);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const held = this.open.get(key);
      this.open.delete(key);
      if (!held) return;
      this.tell(topics, this.asHeard(asOne(held)));
      this.waitFor(key, topics);
    }, windowMs);
    this.timers.add(timer);
  }

  /** Whoever comes back with the position of a hint is told again what was held back when it was told. */
  private asHeard(hint: Hint): Hint {
    let { position } = hint;
    for (const held of this.open.values()) if (held) position = Math.min(position, held.from - 1);
    return { ...hint, position };
  }

  stop() {
    for (const timer of this.timers) clearTimeout(timer);
    this.open.clear();
  }
}

/** Of what was missed, one hint of each kind. */
export function joinMissed(hints: Hint[]): Hint[] {
  const joined = new Map<string, Held>();
  for (const hint of hints) {
    const held = joined.get(hint.type);
    joined.delete(hint.type);
    joined.set(hint.type, join(held ?? null, hint));
  }
  return [...joined.values()].map(asOne);
}

function join(held: Held | null, hint: Hint): Held {
  return { hint, count: (held?.count ?? 0) + 1, from: held?.from ?? hint.position };
}

function asOne({ hint, count }: Held): Hint {
  if (count === 1) return hint;
  const { type, position, at, stale, companyId, notificationId } = hint;
  return {
    type,
    position,
    at,
    stale,
    count,
    ...(companyId !== undefined && { companyId }),
    ...(notificationId !== undefined && { notificationId }),
  };
}
