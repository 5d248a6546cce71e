import { and, asc, eq, inArray } from "drizzle-orm";
import type { SharedWords } from "#contract/template-shapes.ts";
import { type SharedKind, standardSharedTexts } from "#shared/words/shared-texts.data.ts";
import { renderTemplate } from "#shared/words/tokens.ts";
import type { AuthenticatedContext, Viewer } from "#server/context.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { showCompany } from "#server/domains/companies/index.ts";
import { findJob, maySee, whyNotAsked } from "#server/domains/jobs/index.ts";
import { forbidden, notFound } from "#server/errors/refusal.ts";
import { templates } from "./tables.ts";
import { tokenValues } from "./token-values.ts";

interface Shared {
  companyId: string;
  jobId?: string;
  as?: Side | undefined;
}

/** What the caller may share, in the company's words or the standard ones, ready to be sent. */
export async function showShared(
  context: AuthenticatedContext,
  { companyId, jobId, as }: Shared,
): Promise<SharedWords[]> {
  const { db, viewer, config } = context;
  const sides = sidesAt(viewer, companyId, as);
  const company = await showCompany(context, companyId);
  if (jobId && !(await isShareable(context, { companyId, jobId }))) return [];
  const me = viewer.userId ? await findUser(db, viewer.userId) : undefined;
  const values = await tokenValues(db, {
    companyId,
    jobId: jobId ?? null,
    senderUserId: me?.id ?? null,
    publicUrl: config.publicUrl,
  });
  const linkOf = linksFor(config.publicUrl, { slug: company.slug, jobId, tag: me?.parallelTag ?? null });
  const links = new Map<SharedKind, Link>();
  for (const side of sides)
    for (const kind of (jobId ? ofAJob : ofACompany)[side]) {
      const link = links.has(kind) ? null : linkOf(kind, side);
      if (link) links.set(kind, link);
    }
  const own = await ownTexts(context, companyId, [...links.keys()]);
  return [...links].flatMap(([kind, { link, personal }]) =>
    (own.get(kind) ?? [{ name: null, message: standardSharedTexts[kind] }]).map(({ name, message }) => {
      const { text } = renderTemplate(message, { ...values, "share.link": link });
      return { kind, name, link, text, personal };
    }),
  );
}

/** Only what everyone can open is shared: no drafts, no closed or internal jobs, and none that is held back. What the caller may not see is not there. */
async function isShareable(
  { db, viewer, now }: AuthenticatedContext,
  { companyId, jobId }: { companyId: string; jobId: string },
) {
  const found = await findJob(db, jobId);
  if (!found || found.job.companyId !== companyId || !maySee(found.job, found.company.published, viewer))
    throw notFound("Job");
  return !found.job.internal && whyNotAsked(found.job, found.company, now()) === null;
}

type Side = "candidate" | "employee" | "company";
/** As what the caller shares something of a company: as the part they say, or as all that they are there. */
function sidesAt({ employerId, companyId: teamOf }: Viewer, companyId: string, as: Side | undefined): Side[] {
  const sides: Side[] = [];
  if (employerId === companyId) sides.push("employee");
  if (teamOf === companyId) sides.push("company");
  if (as === "candidate" || (!as && sides.length === 0)) return ["candidate"];
  const chosen = as ? sides.filter((side) => side === as) : sides;
  if (chosen.length === 0) throw forbidden("You don’t work at this company.");
  return chosen;
}

const ofAJob: Record<Side, readonly SharedKind[]> = {
  employee: ["employeeShare", "employeeLinkedinShare", "communityShare"],
  company: ["companyShare", "companyLinkedinShare", "communityShare"],
  candidate: ["candidateShare"],
};
/** An employee’s own link comes first: by any other, nobody is referred. */
const ofACompany: Record<Side, readonly SharedKind[]> = {
  employee: ["applyTo", "careerPage"],
  company: ["careerPage", "applyTo"],
  candidate: ["careerPage"],
};

interface Link {
  link: string;
  personal: boolean;
}
/** Where each text leads; null where the caller has no such page. Whoever comes by an employee’s link was sent by them. */
function linksFor(
  publicUrl: string,
  { slug, jobId, tag }: { slug: string; jobId?: string | undefined; tag: string | null },
) {
  const name = tag && encodeURIComponent(tag);
  return (kind: SharedKind, side: Side): Link | null => {
    const personal = side === "employee" && name !== null;
    if (kind === "careerPage") return { link: `${publicUrl}/${slug}/careers`, personal: false };
    if (kind === "applyTo") return name ? { link: `${publicUrl}/applyto/${name}`, personal } : null;
    return { link: `${publicUrl}/jobs/${jobId}${personal ? `?pTag=${name}` : ""}`, personal };
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
