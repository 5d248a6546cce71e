import { mostKnowledgeText, mostKnowledgeTitle } from "#contract/knowledge.ts";
import type { CompanyContext } from "#server/context.ts";
import { invalid } from "#server/errors/refusal.ts";
import { storable } from "#server/texts/storable.ts";
import { readFileText } from "./file-text.ts";
import { readWebPage } from "./web-page.ts";

/** What a file or a web page says. */
export interface FoundText {
  title: string;
  content: string;
  note: string | null;
}

const tooLong = "The text is longer than a source can be. We kept the first part, so check where it ends.";
const noText = "We couldn’t find any text there. Paste the text instead.";

/** The text of a file or a web page, for someone to correct before it is kept. */
export async function sourceToText(
  context: CompanyContext,
  { fileId, url }: { fileId?: string | undefined; url?: string | undefined },
): Promise<FoundText> {
  const found = fileId ? await readFileText(context, fileId) : await readWebPage(context, url!);
  const content = tidy(found.content);
  if (!content) throw invalid(noText, { [fileId ? "fileId" : "url"]: noText }, "NO_TEXT");
  return {
    title: tidy(found.title).slice(0, mostKnowledgeTitle),
    content: content.slice(0, mostKnowledgeText),
    note: content.length > mostKnowledgeText ? tooLong : found.note,
  };
}

/** Lines without spaces around them, and at most one empty line between two. */
function tidy(text: string): string {
  return storable(text)
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
