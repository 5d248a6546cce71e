import styles from "./space.module.css";

/** Steps of the 4 px grid: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 6 is 24, 8 is 32, 12 is 48. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12;

export function gapClass(gap: Gap): string | undefined {
  return styles[`gap${gap}`];
}
