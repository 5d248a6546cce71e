import { conflict, invalid } from "#server/errors/refusal.ts";
import { eq, like, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/database/open.ts";
import { isReservedName } from "#shared/words/reserved-names.ts";
import { findCompanyBySlug } from "./queries.ts";
import { companies, oldSlugs } from "./tables.ts";

const longestSlug = 50;
/** "Déjà Vu, Inc." becomes "deja-vu-inc"; the empty text when nothing can be used. */
export function slugify(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, longestSlug)
    .replace(/-+$/, "");
}

/** Addresses that no company can take. */
export const isReservedSlug = isReservedName;

/** One at a time, so that no two companies take the same address at once. */
async function holdSlugs(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('company slugs'))`);
}

/** A slug nobody has, made from a company's name. */
export async function freeSlug(tx: Transaction, name: string): Promise<string> {
  await holdSlugs(tx);
  const wanted = slugify(name);
  const base = wanted.length < 2 || isReservedSlug(wanted) ? `${wanted || "company"}-careers` : wanted;
  const isLike = (slug: AnyPgColumn) => or(eq(slug, base), like(slug, `${base}-%`));
  const rows = [
    ...(await tx.select({ slug: companies.slug }).from(companies).where(isLike(companies.slug))),
    ...(await tx.select({ slug: oldSlugs.slug }).from(oldSlugs).where(isLike(oldSlugs.slug))),
  ];
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** From now on the old address leads to the new one, and the new one is nobody's old one. */
export async function leaveSlug(
  tx: Transaction,
  { id, slug }: { id: string; slug: string },
  { to, now }: { to: string; now: Date },
) {
  await tx.delete(oldSlugs).where(eq(oldSlugs.slug, to));
  await tx
    .insert(oldSlugs)
    .values({ slug, companyId: id, leftAt: now })
    .onConflictDoUpdate({ target: oldSlugs.slug, set: { companyId: id, leftAt: now } });
}

/** Refuses an address for a company's pages that is badly formed, ours or someone else's. */
export async function checkSlug(tx: Transaction, slug: string, companyId: string) {
  if (slug.length > longestSlug)
    throw invalid(`Use at most ${longestSlug} characters.`, {
      slug: `Use at most ${longestSlug} characters`,
    });
  if (slug.length < 2 || slugify(slug) !== slug)
    throw invalid("Use lowercase letters, digits and hyphens, and at least 2 characters.", {
      slug: "Use lowercase letters, digits and hyphens",
    });
  if (isReservedSlug(slug))
    throw invalid("This address is reserved. Choose another.", { slug: "Choose another address" });
  await holdSlugs(tx);
  const owner = await findCompanyBySlug(tx, slug);
  if (owner && owner.id !== companyId)
    throw conflict("SLUG_TAKEN", "This address is taken", { slug: "Choose another address" });
}
