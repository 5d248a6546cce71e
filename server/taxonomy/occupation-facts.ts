import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { occupationTitles } from "./titles.ts";

export interface OccupationFacts {
  /** Other titles of the same work, the most usual first. */
  titles: readonly string[];
  tasks: readonly { id: string; text: string }[];
  technologies: readonly string[];
  skills: readonly { id: string; name: string }[];
}

type Row = [code: string, tasks: [string, string][], technologies: string[], skills: [string, string][]];

let known: Map<string, Row> | null = null;

/** What O*NET says people of an occupation do and work with; read when it is asked for first. */
export function factsOfOccupation(code: string): OccupationFacts {
  known ??= new Map(readRows().map((row) => [row[0], row]));
  const [, tasks, technologies, skills] = known.get(code) ?? [code, [], [], []];
  return {
    titles: occupationTitles(code),
    tasks: tasks.map(([id, text]) => ({ id, text })),
    technologies,
    skills: skills.map(([id, name]) => ({ id, name })),
  };
}

function readRows(): Row[] {
  const zipped = readFileSync(new URL("./occupation-facts.json.gz", import.meta.url));
  return JSON.parse(gunzipSync(zipped).toString("utf8"));
}
