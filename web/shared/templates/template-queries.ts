import { queryOptions, useQuery } from "@tanstack/react-query";
import { mostTemplates } from "#contract/template-kinds.ts";
import type { CompanyToken } from "#contract/template-shapes.ts";
import { firstNameOf } from "#shared/words/first-name.ts";
import type { TokenValues } from "#shared/words/tokens.ts";
import { api } from "#web/api/client.ts";

const everything = { query: { filter: JSON.stringify({ limit: mostTemplates }) } };

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

/** Whom words are about: an application, or a job and someone who has none for it yet. */
export interface About {
  requestId?: string;
  jobId?: string;
  fullName?: string;
}

/** What every token stands for, once it is known. */
export function useTokenValues({ fullName, ...about }: About): TokenValues | null {
  const { data: tokens } = useQuery(tokensAbout(about));
  if (!tokens) return null;
  const values = valuesOf(tokens);
  if (fullName === undefined) return values;
  return { ...values, "candidate.fullName": fullName, "candidate.firstName": firstNameOf(fullName) };
}

/** What tokens stand for, about one application or one job. */
const tokensAbout = (about: { requestId?: string; jobId?: string }) =>
  queryOptions({
    queryKey: ["templates", "tokens", about],
    queryFn: () => api.templates.tokens({ query: about }),
  });

function valuesOf(tokens: readonly CompanyToken[]): TokenValues {
  return Object.fromEntries(tokens.map(({ token, value }) => [token, value]));
}
