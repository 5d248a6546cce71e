import { withoutTags } from "#server/outside/ats/fields.ts";
import { readJsonLine, type CompanyJob } from "#server/outside/ats/json-lines.ts";
import { readJson, readLines } from "../read-input.ts";

/** A number from 0 to 1 that is the same for the same seed and place. */
export function chance(seed: number, place: number): number {
  let value = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}

/** Jobs of all files. A line with a text but no title is a post: jobs without a description get one of these, by a fixed seed. */
export function readJobRows(paths: string[]): CompanyJob[] {
  const jobs: CompanyJob[] = [];
  const posts: string[] = [];
  for (const line of paths.flatMap(readLines)) {
    const job = readJsonLine(line);
    if (typeof job !== "string") jobs.push(job);
    else {
      const { text, title } = readJson<{ text?: unknown; title?: unknown }>(
        line,
        `A line of the jobs (${line.slice(0, 40)})`,
      );
      if (typeof text === "string" && !title)
        posts.push(
          withoutTags(text)
            .replace(/&#x27;/g, "'")
            .replace(/&#x2F;/g, "/"),
        );
    }
  }
  if (posts.length > 0)
    jobs.forEach(({ job }, at) => {
      job.descriptionHtml ||= posts[Math.floor(chance(1, at) * posts.length)]!;
    });
  if (jobs.length === 0) throw new Error("There is no job in these files.");
  return jobs;
}
