import type { HeldTopic } from "./held-topics.ts";

export interface Kept {
  what: string;
  why: string;
  until: string;
}
/** Why one thing is kept about people, and until when. */
export interface Purpose extends Kept {
  topic: HeldTopic;
}
