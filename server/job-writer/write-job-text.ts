import type { WritingFacts, WrittenJob, WrittenSection } from "#contract/job-writing.ts";
import type { Outside } from "#server/context.ts";
import { missingFacts } from "./missing-facts.ts";
import { sectionHtml } from "./section-html.ts";
import { writeFromSources } from "./write-from-sources.ts";
import { writeWithModel } from "./write-with-model.ts";
import { type CompanyFacts, gatherSources } from "./writing-sources.ts";

type Writers = Pick<Outside, "languageModel" | "report">;

/** A first draft of a job's text, every sentence with its sources. */
export async function writeJobText(
  outside: Writers,
  facts: WritingFacts,
  company: CompanyFacts,
): Promise<WrittenJob> {
  const { occupation, sources } = gatherSources(facts, company);
  const composed = await composedSections(outside, sources);
  const sections = composed ?? writeFromSources(sources);
  const cited = new Set(sections.flatMap((each) => each.sentences.flatMap(({ sourceIds }) => sourceIds)));
  return {
    occupation,
    sections,
    sources: sources.filter(({ id }) => cited.has(id)),
    jobDescription: sectionHtml(sections),
    missing: missingFacts(facts, company, occupation !== null),
    writtenBy: composed ? "model" : "sources",
  };
}

/** Null where no model is connected, it failed, or what it wrote is not borne out. */
async function composedSections(
  { languageModel, report }: Writers,
  sources: WrittenJob["sources"],
): Promise<WrittenSection[] | null> {
  if (!languageModel) return null;
  try {
    return await writeWithModel(languageModel, sources);
  } catch (error) {
    report("writing a job’s text with the language model", error);
    return null;
  }
}
