import { eq } from "drizzle-orm";
import type { EmbedTheme } from "#contract/career-embeds.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { type Company, findCompany } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { standardBrand } from "#shared/companies/standard-brand.ts";
import { publish } from "#server/events/events.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { readableAccent } from "#shared/blocks/contrast.ts";
import { frameAncestor } from "#shared/links/frame-ancestor.ts";
import { careersEvents } from "./events.ts";
import { careerEmbeds } from "./tables.ts";

interface EmbedSettings {
  ancestors: string[];
  theme: EmbedTheme;
}
const aColor = /^#[0-9a-f]{6}$/i;

/** Where a company's jobs may be framed and how they look there; its own website and brand until it says otherwise. */
export async function embedOf(
  db: Reader,
  { id, website, brand }: Pick<Company, "id" | "website" | "brand">,
): Promise<EmbedSettings> {
  const [kept] = await db.select().from(careerEmbeds).where(eq(careerEmbeds.companyId, id));
  if (kept) return kept;
  const own = website && frameAncestor(website.replace(/^http:/, "https:"));
  const bare = own?.replace("://www.", "://");
  const accent = brand?.brand && aColor.test(brand.brand) ? brand.brand : standardBrand;
  return {
    ancestors: bare ? [bare, bare.replace("://", "://www.")] : [],
    theme: { accent: readableAccent(accent), background: "#ffffff", type: "sans" },
  };
}

export async function showEmbeds(context: CompanyContext) {
  const company = await mine(context.db, context);
  return present(context, company, await embedOf(context.db, company));
}

export function setEmbeds(context: CompanyContext, changes: Partial<EmbedSettings>) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const company = await mine(tx, context);
    const before = await embedOf(tx, company);
    const after = { ...before, ...changes, ancestors: [...new Set(changes.ancestors ?? before.ancestors)] };
    const row = { ...after, companyId: company.id, changedAt: now() };
    await tx
      .insert(careerEmbeds)
      .values(row)
      .onConflictDoUpdate({ target: careerEmbeds.companyId, set: row });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "careers.embedChanged",
        subject: { kind: "company", id: company.id, companyId: company.id },
        before,
        after,
      },
    );
    await publish(tx, careersEvents.published, { data: { companyId: company.id }, at: now() });
    return present(context, company, after);
  });
}

async function mine(db: Reader, { viewer }: CompanyContext) {
  const company = await findCompany(db, viewer.companyId);
  if (!company) throw notFound("Company");
  return company;
}

function present({ config }: CompanyContext, company: Company, { ancestors, theme }: EmbedSettings) {
  const { publicUrl } = config;
  const { slug, companyName } = company;
  const snippet = [
    `<script async src="${publicUrl}/embed/jobs.js" data-company="${slug}"></script>`,
    `<noscript><a href="${publicUrl}/${slug}/careers">Open jobs at ${escapeHtml(companyName)}</a></noscript>`,
  ].join("\n");
  return { ancestors, theme, snippet, frame: `/embed/${slug}` };
}
