import type { Found, Quote } from "#contract/assistant-shapes.ts";

export type { Found, Quote };

/** A text that answers may quote, in passages that can be opened one by one. */
export interface QuotedDocument {
  id: string;
  kind: Quote["kind"];
  title: string;
  passages: readonly Passage[];
  /** Of a job: the lines of its text that tell of the work. */
  duties?: readonly string[];
}
export interface Passage {
  text: string;
  /** What stands above it; empty where nothing does. */
  heading: string;
  /** The address that opens it at its place. */
  href: string;
}
