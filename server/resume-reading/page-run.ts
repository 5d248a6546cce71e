import type { Line } from "./types.ts";

/** A text that a page draws in one go. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  /** Where it is linked to. */
  link?: string;
}

/** Pieces of one line that stand close together. */
export interface Run {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** What of it stands in which font, in order. */
  parts?: { text: string; font: string }[];
  links?: string[];
  /** The lines of a table that stands here as a whole. */
  table?: Line[];
}
