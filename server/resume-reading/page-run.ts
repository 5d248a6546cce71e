/** Pieces of one line that stand close together. */
export interface Run {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
}
