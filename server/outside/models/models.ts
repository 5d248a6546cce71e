import type { Readable } from "node:stream";
import type { z } from "zod";
import type { Speech } from "#contract/speech.ts";

/** Turns short texts into vectors whose closeness is closeness of meaning. */
export interface Embeddings {
  /** Names the model and its version: vectors of different models are never compared. */
  model: string;
  /** Languages the model understands ("en"), null when it knows most; elsewhere words and skills decide alone. */
  languages: readonly string[] | null;
  /** One vector of unit length a text, in order. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Lets go of threads and memory; the next text starts them again. */
  rest(): Promise<void>;
}

export interface Composition<Answer> {
  task: string;
  text: string;
  schema: z.ZodType<Answer>;
  /** Told what is there while it is written: the beginning of an answer, in which anything may be missing. */
  soFar?: (beginning: unknown) => Promise<void>;
  /** Ends the writing. */
  signal?: AbortSignal;
  /** How long it may take; half a minute unless someone watches it being written. */
  patienceMs?: number;
}

/** Writes text to a task; it is told everything it may use. */
export interface LanguageModel {
  name: string;
  write(wanted: { task: string; text: string }): Promise<string>;
  /** Writes what a schema describes; fails where the model does not keep to it. */
  compose<Answer>(wanted: Composition<Answer>): Promise<Answer>;
}

/** Reads texts aloud in voices of its own. */
export interface SpeechModel {
  speak(wanted: Speech): Promise<{ type: string; sound: Readable }>;
}
