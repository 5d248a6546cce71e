import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "#server/threads/lazy-thread.ts";
import { OccupationSpace } from "../titles/occupation-space.ts";
import { occupationTitles } from "../titles/occupation-titles.ts";
import { condense, type Sense } from "./sense.ts";
import { shareOccupations, type Sensed } from "./share-occupations.ts";

const space = new OccupationSpace(occupationTitles());

parentPort?.on("message", (texts: readonly Sensed[]) => {
  const answer = texts.map((text) => condense(shareOccupations(space, text)));
  parentPort!.postMessage({ answer } satisfies ThreadAnswer<Sense[]>);
});
