import { knownTokens, tokenNames } from "#shared/words/known-tokens.data.ts";
import { renderTemplate } from "#shared/words/tokens.ts";
import type { CompanyContext } from "#server/context.ts";
import { findForTeam } from "#server/domains/applications/index.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { tokenValues } from "./token-values.ts";

interface Of {
  requestId?: string;
  jobId?: string;
}

/** Every token with what it stands for, as the viewer would send it about one application or job. */
export async function listTokens(context: CompanyContext, of: Of) {
  const values = await valuesFor(context, of);
  return tokenNames.map((token) => ({
    token,
    label: knownTokens[token].label,
    value: values[token] || null,
    fallback: knownTokens[token].fallback,
  }));
}

export async function transformTokens(
  context: CompanyContext,
  { text, requestId }: { text: string; requestId?: string },
) {
  return renderTemplate(text, await valuesFor(context, { requestId }));
}

async function valuesFor(context: CompanyContext, { requestId, jobId }: Of) {
  const { db, viewer, config } = context;
  const job = jobId ? await findOwnJob(db, viewer.companyId, jobId) : null;
  const application = requestId ? await findForTeam(db, context, requestId) : null;
  return tokenValues(db, {
    companyId: viewer.companyId,
    jobId: application?.jobId ?? job?.id ?? null,
    candidateId: application?.candidateId ?? null,
    stage: application?.stage ?? null,
    senderUserId: viewer.userId,
    publicUrl: config.publicUrl,
  });
}
