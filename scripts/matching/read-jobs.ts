import { readJson, readText } from "../read-input.ts";

/** A job of a file to rank, with what it is called by. */
export interface GivenJob {
  id: string | number;
  row: Record<string, unknown>;
}

/** The jobs of a file of JSON lines, or of one JSON list; a sentence names the line that is none. */
export function readJobs(path: string): GivenJob[] {
  const given = linesOf(readText(path), path);
  if (given.length === 0) throw new Error(`There are no jobs in ${path}.`);
  const placeOf = new Map<string, string>();
  return given.map(({ value, place }) => {
    if (!isJob(value))
      throw new Error(`${place} is not a JSON object with a text, a description or a title.`);
    const id = value.id ?? value.url;
    if ((typeof id !== "string" || id.trim() === "") && typeof id !== "number")
      throw new Error(`${place} has no id. Give each job one, as text or a number.`);
    const earlier = placeOf.get(String(id));
    if (earlier) throw new Error(`${place} has the id ${id} again; it is the one of ${earlier}.`);
    placeOf.set(String(id), place.replace(` of ${path}`, "").toLowerCase());
    return { id, row: value };
  });
}

function linesOf(body: string, path: string): { value: unknown; place: string }[] {
  if (body.trimStart().startsWith("["))
    return readJson<unknown[]>(body, path).map((value, at) => ({
      value,
      place: `Job ${at + 1} of ${path}`,
    }));
  return body.split("\n").flatMap((line, at) => {
    const place = `Line ${at + 1} of ${path}`;
    return line.trim() === "" ? [] : [{ value: readJson<unknown>(line, place), place }];
  });
}

function isJob(row: unknown): row is Record<string, unknown> {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return false;
  return ["text", "description", "jobDescription", "title", "jobTitle"].some((name) => name in row);
}
