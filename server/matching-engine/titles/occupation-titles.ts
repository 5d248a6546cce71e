import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { modernTitles } from "#server/taxonomy/modern-titles.data.ts";
import type { OccupationTitles } from "./occupation-space.ts";

/** Every title known of every occupation, in the order of the occupations. */
export function occupationTitles(): OccupationTitles[] {
  const file = readFileSync(new URL("../../taxonomy/occupation-titles.json.gz", import.meta.url));
  const rows: OccupationTitles[] = JSON.parse(gunzipSync(file).toString("utf8"));
  return rows.map(([code, titles]) => [code, [...titles, ...(modernTitles[code] ?? [])]]);
}

/** One title in twenty is never learned from, so that the ranking can be measured on it. */
export function isHeldOut(title: string): boolean {
  let hash = 2166136261;
  for (let at = 0; at < title.length; at += 1) {
    hash = Math.imul(hash ^ title.charCodeAt(at), 16777619) >>> 0;
  }
  return (hash ^ (hash >>> 15)) % 20 === 0;
}
