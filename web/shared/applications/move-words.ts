import { applicationMoves } from "#contract/application-shapes.ts";

const words: Record<string, string> = { source: "found this person", ...applicationMoves };

interface Moved {
  move: string;
  by: string;
  toStageName: string | null;
}
/** "Marit Oakes moved them to “Case study”": what one entry of a history says. */
export function moveText({ move, by, toStageName }: Moved) {
  const said = Object.hasOwn(words, move) ? words[move] : "updated this application";
  return `${by} ${said}${move === "move" && toStageName ? ` them to “${toStageName}”` : ""}`;
}
