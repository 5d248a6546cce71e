import type { Listener } from "#contract/endpoint.ts";
import type { WritingFacts, WritingSource, WrittenJob, WrittenSection } from "#contract/job-writing.ts";
import type { Outside } from "#server/context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { missingFacts } from "./missing-facts.ts";
import { sectionHtml } from "./section-html.ts";
import { mostSections, sectionsFromSources } from "./write-from-sources.ts";
import { isDraft, writeWithModel } from "./write-with-model.ts";
import { type CompanyFacts, gatherSources } from "./writing-sources.ts";

interface Writers {
  outside: Pick<Outside, "languageModel" | "report">;
  /** Who hears the draft while it is written. */
  listener?: Listener<WrittenJob> | null;
}
type Draft = (sections: WrittenSection[], writtenBy: WrittenJob["writtenBy"]) => WrittenJob;
interface Writing extends Writers {
  sources: readonly WritingSource[];
  draftOf: Draft;
}

/** A first draft of a job's text, every sentence with its sources. */
export async function writeJobText(
  writers: Writers,
  facts: WritingFacts,
  company: CompanyFacts,
): Promise<WrittenJob> {
  const { occupation, sources } = gatherSources(facts, company);
  const missing = missingFacts(facts, company, occupation !== null);
  const draftOf: Draft = (sections, writtenBy) => ({
    occupation,
    sections,
    sources: citedIn(sections, sources),
    jobDescription: sectionHtml(sections),
    missing,
    writtenBy,
  });
  const writing = { ...writers, sources, draftOf };
  return (await composed(writing)) ?? writtenFromSources(writing);
}

function citedIn(sections: readonly WrittenSection[], sources: readonly WritingSource[]) {
  const cited = new Set(sections.flatMap((each) => each.sentences.flatMap(({ sourceIds }) => sourceIds)));
  return sources.filter(({ id }) => cited.has(id));
}

/** Section by section, as each is made. */
async function writtenFromSources({ listener, sources, draftOf }: Writing): Promise<WrittenJob> {
  const sections: WrittenSection[] = [];
  let done = 0;
  for (const section of sectionsFromSources(sources)) {
    done += 1;
    if (section.sentences.length > 0) sections.push(section);
    await listener?.tell({ done, of: mostSections, answer: draftOf(sections, "sources") });
  }
  return draftOf(sections, "sources");
}

/** Null where no model is connected, it failed, or what it wrote is not borne out. */
async function composed(writing: Writing): Promise<WrittenJob | null> {
  const { outside, listener, sources, draftOf } = writing;
  const { languageModel } = outside;
  if (!languageModel) return null;
  let heard: WrittenSection[] = [];
  const tellOn = async (sections: WrittenSection[]) => {
    heard = sections;
    const done = Math.min(sections.length, mostSections) - 1;
    await listener?.tell({ done, of: mostSections, answer: draftOf(sections, "model") });
  };
  try {
    await listener?.tell({ done: 0, of: mostSections, answer: draftOf([], "model") });
    const sections = await writeWithModel(languageModel, {
      sources,
      ...(listener && { soFar: tellOn, signal: listener.gone }),
    });
    return sections && draftOf(sections, "model");
  } catch (error) {
    if (listener?.gone.aborted) throw error;
    outside.report("writing a job’s text with the language model", error);
    if (isDraft(heard)) throw brokenOff();
    return null;
  }
}

/** What was heard stays; the sources do not take the place of a text that someone is reading. */
function brokenOff() {
  return new Refusal(
    502,
    "WRITING_BROKE_OFF",
    "The language model stopped early. You can use what it wrote, or try again.",
  );
}
