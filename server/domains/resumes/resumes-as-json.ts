import type { Reader } from "#server/database/open.ts";
import { jsonResume } from "#server/resume-writing/index.ts";
import { listResumes } from "./queries.ts";
import { draftOf } from "./write-files.ts";

/** Every resume of a person as a JSON Resume, each under a name of its own. */
export async function resumesAsJson(db: Reader, candidateId: string) {
  const rows = await listResumes(db, candidateId);
  return rows.map((row) => {
    const { content, style } = draftOf(row);
    const name = row.name
      .replaceAll(/[^\p{L}\p{N} ._-]+/gu, "")
      .trim()
      .slice(0, 80);
    return { name: `${row.id}-${name || "resume"}.json`, json: jsonResume(content, style) };
  });
}
