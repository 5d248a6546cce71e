export type Side = "left" | "right";

interface Pull {
  /** How far the card was drawn sideways, in pixels; left is negative. */
  dx: number;
  /** How wide the card is. */
  width: number;
  /** How fast it moved at the end, in pixels a millisecond; left is negative. */
  velocity: number;
}

const farEnough = 0.34;
const fastEnough = 0.45;
const leastPull = 24;

/** Which side a card let go of leaves by: drawn far, or thrown; null where it comes back. */
export function sideOf({ dx, width, velocity }: Pull): Side | null {
  const side = dx < 0 ? "left" : "right";
  const thrownBack = Math.abs(velocity) >= fastEnough && velocity < 0 !== dx < 0;
  if (thrownBack || Math.abs(dx) < leastPull) return null;
  const far = Math.abs(dx) >= width * farEnough;
  return far || Math.abs(velocity) >= fastEnough ? side : null;
}

/** How sure a pull is, from -1 for left to 1 for right; 1 where letting go would do it. */
export function pullOf(dx: number, width: number) {
  return Math.max(-1, Math.min(1, dx / (width * farEnough)));
}

interface Point {
  x: number;
  at: number;
}
const recentMs = 90;

/** The speed over the last moments of a drag; who stopped before letting go did not throw. */
export function velocityOf(points: readonly Point[], now: number) {
  const recent = points.filter(({ at }) => now - at <= recentMs);
  const [first] = recent;
  const last = recent.at(-1);
  return first && last && last.at > first.at ? (last.x - first.x) / (last.at - first.at) : 0;
}
