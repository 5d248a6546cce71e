import { queryOptions } from "@tanstack/react-query";
import type { CompanyToken } from "#contract/template-shapes.ts";
import type { TokenValues } from "#shared/words/tokens.ts";
import { api } from "#web/api/client.ts";

const everything = { query: { filter: JSON.stringify({ limit: 200 }) } };

/** The texts for conversations and for sharing. */
export const messageTemplates = queryOptions({
  queryKey: ["templates", "messages"],
  queryFn: () => api.templates.messages(everything),
});
export const signatureTemplates = queryOptions({
  queryKey: ["templates", "signatures"],
  queryFn: () => api.templates.signatures(everything),
});
export const emailTemplates = queryOptions({
  queryKey: ["templates", "emails"],
  queryFn: () => api.templates.emails({ query: {} }),
});
export const rejectReasons = queryOptions({
  queryKey: ["templates", "reasons"],
  queryFn: () => api.templates.reasons(),
});

/** What tokens stand for, about one application or one job. */
export const tokensAbout = (about: { requestId?: string; jobId?: string }) =>
  queryOptions({
    queryKey: ["templates", "tokens", about],
    queryFn: () => api.templates.tokens({ query: about }),
  });

export function valuesOf(tokens: readonly CompanyToken[]): TokenValues {
  return Object.fromEntries(tokens.map(({ token, value }) => [token, value]));
}
