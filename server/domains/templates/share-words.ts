import { and, asc, eq, inArray } from "drizzle-orm";
import type { SharedWords } from "#contract/template-shapes.ts";
import { type SharedKind, standardSharedTexts } from "#shared/words/shared-texts.data.ts";
import { renderTemplate } from "#shared/words/tokens.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { showCompany } from "#server/domains/companies/index.ts";
import { findJob, maySee, whyNotAsked } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { templates } from "./tables.ts";
import { tokenValues } from "./token-values.ts";

interface Shared {
  companyId: string;
  jobId?: string;
}

/** What the caller may share, in the company's words or the standard ones, ready to be sent. */
export async function showShared(
  context: AuthenticatedContext,
  { companyId, jobId }: Shared,
): Promise<SharedWords[]> {
  const { db, viewer, config } = context;
  const company = await showCompany(context, companyId);
  if (jobId && !(await isShareable(context, { companyId, jobId }))) return [];
  const me = viewer.userId ? await findUser(db, viewer.userId) : undefined;
  const values = await tokenValues(db, {
    companyId,
    jobId: jobId ?? null,
    senderUserId: me?.id ?? null,
    publicUrl: config.publicUrl,
  });
  const links = linksFor(config.publicUrl, { slug: company.slug, jobId, tag: me?.parallelTag ?? null });
  const kinds = kindsFor(sideOf(context, companyId), jobId !== undefined).filter((kind) => links(kind));
  const own = await ownTexts(context, companyId, kinds);
  return kinds.flatMap((kind) =>
    (own.get(kind) ?? [{ name: null, message: standardSharedTexts[kind] }]).map(({ name, message }) => {
      const link = links(kind)!;
      return { kind, name, link, text: renderTemplate(message, { ...values, "share.link": link }).text };
    }),
  );
}

/** Only what everyone can open is shared: no drafts, no closed or internal jobs, and none that is held back. What the caller may not see is not there. */
async function isShareable(
  { db, viewer, now }: AuthenticatedContext,
  { companyId, jobId }: Required<Shared>,
) {
  const found = await findJob(db, jobId);
  if (!found || found.job.companyId !== companyId || !maySee(found.job, found.company.published, viewer))
    throw notFound("Job");
  return !found.job.internal && whyNotAsked(found.job, found.company, now()) === null;
}

type Side = "team" | "employee" | "other";
function sideOf({ viewer }: AuthenticatedContext, companyId: string): Side {
  if (viewer.companyId === companyId) return "team";
  return viewer.employerId === companyId ? "employee" : "other";
}

const ofAJob: Record<Side, readonly SharedKind[]> = {
  team: ["companyShare", "companyLinkedinShare", "communityShare"],
  employee: ["employeeShare", "employeeLinkedinShare", "communityShare"],
  other: ["candidateShare"],
};
function kindsFor(side: Side, aJob: boolean): readonly SharedKind[] {
  if (aJob) return ofAJob[side];
  return side === "other" ? ["careerPage"] : ["careerPage", "applyTo"];
}

/** Where each text leads; null where the caller has no such page. Whoever comes by an employee’s link was sent by them. */
function linksFor(
  publicUrl: string,
  { slug, jobId, tag }: { slug: string; jobId?: string; tag: string | null },
) {
  return (kind: SharedKind) => {
    if (kind === "careerPage") return `${publicUrl}/${slug}/careers`;
    if (kind === "applyTo") return tag && `${publicUrl}/applyto/${encodeURIComponent(tag)}`;
    const sentBy = tag && kind.startsWith("employee") ? `?pTag=${encodeURIComponent(tag)}` : "";
    return `${publicUrl}/jobs/${jobId}${sentBy}`;
  };
}

async function ownTexts({ db }: AuthenticatedContext, companyId: string, kinds: readonly SharedKind[]) {
  const rows = await db
    .select({ kind: templates.kind, name: templates.name, message: templates.message })
    .from(templates)
    .where(and(eq(templates.companyId, companyId), inArray(templates.kind, [...kinds])))
    .orderBy(asc(templates.name), asc(templates.id));
  return Map.groupBy(rows, ({ kind }) => kind as SharedKind);
}
