import type { assistant } from "#contract/assistant.ts";
import type { DomainHandlers } from "#server/context.ts";
import { findQuotes } from "#server/quoting/find-quotes.ts";
import { helpSentences } from "#server/quoting/help-documents.ts";

export const assistantHandlers: DomainHandlers<typeof assistant> = {
  searchHelp: ({ query }) => findQuotes(query.q, helpSentences()),
};
