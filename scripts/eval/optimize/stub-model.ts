import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ResumeStyle } from "#contract/resume-style.ts";
import { ResumeContent } from "#contract/resumes.ts";
import type { LanguageModel } from "#server/outside/models/models.ts";
import { optimizeWithModel } from "#server/resume-tailoring/with-model.ts";

export interface Reword {
  /** Of a lie, which kind it is. */
  kind: string;
  before: string;
  after: string;
}

/** Lines with what a model makes of them; "lies.txt" has three parts a line, "honest-rewords.txt" two. */
export function readRewords(file: "lies.txt" | "honest-rewords.txt"): Reword[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split(" | "))
    .map(([first = "", second = "", third]) =>
      third === undefined
        ? { kind: "honest", before: first, after: second }
        : { kind: first, before: second, after: third },
    );
}

/** The rewordings that come through when a model proposes them for a resume that holds their lines. */
export async function comesThrough(rewords: readonly Reword[]): Promise<Reword[]> {
  const through: Reword[] = [];
  for (const reword of rewords) {
    const { operations } = await optimizeWithModel(modelSaying(reword.after), resumeOf(reword.before), {
      jobTitle: "",
      requirements: [],
      asOf: "2026-11-24",
    });
    if (operations.some((each) => each.kind === "reword" && each.text === reword.after)) through.push(reword);
  }
  return through;
}

/** A model that says the same of the first line whatever it is asked. */
function modelSaying(text: string): LanguageModel {
  const operation = {
    kind: "reword",
    line: "resume/1",
    text,
    requirementIds: [],
    reason: "It reads better.",
  };
  return {
    name: "stub",
    write: () => Promise.reject(new Error("unused")),
    compose: ({ schema }) => Promise.resolve(schema.parse({ operations: [operation] })),
  };
}

function resumeOf(line: string) {
  const work = { title: "Clerk", companyName: "Acme", start: "2020", end: "2022", description: line };
  return { content: ResumeContent.parse({ workExperience: [work] }), style: ResumeStyle.parse({}) };
}
