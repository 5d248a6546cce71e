import { applicationMoves } from "#contract/application-shapes.ts";

const words: Record<string, string> = { source: "found this person", ...applicationMoves };

interface Moved {
  move: string;
  by: string;
  toStage: string | null;
}
/** "Marit Oakes moved to case study": what one entry of a history says. */
export function moveText({ move, by, toStage }: Moved) {
  const said = Object.hasOwn(words, move) ? words[move] : "updated this application";
  return `${by} ${said}${move === "move" && toStage ? ` to ${toStage.replaceAll("-", " ")}` : ""}`;
}
