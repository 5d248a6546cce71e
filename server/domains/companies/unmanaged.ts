import { inArray } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { isReservedSlug, slugify } from "./slugs.ts";
import { companies } from "./tables.ts";

interface Listed {
  now: Date;
  /** The system their jobs came from. */
  system: string;
}
/** Companies we only know from their job boards, by the name they have there; new ones are made, shown and run by nobody yet. */
export async function companiesNamed(tx: Transaction, names: string[], { now, system }: Listed) {
  const slugs = new Map(names.map((name) => [name, slugOf(name)]));
  const wanted = [...new Set(slugs.values())];
  const nameBySlug = new Map(names.map((name) => [slugOf(name), name]));
  await tx
    .insert(companies)
    .values(
      wanted.map((slug) => ({
        id: newId(),
        slug,
        companyName: spelledOut(nameBySlug.get(slug)!),
        jobFeedPlatform: system,
        isManaged: false,
        published: true,
        createdAt: now,
        changedAt: now,
      })),
    )
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: companies.id, slug: companies.slug })
    .from(companies)
    .where(inArray(companies.slug, wanted));
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return new Map(names.map((name) => [name, ids.get(slugs.get(name)!)!]));
}

/** The slug a company has that is known by this name only. */
export function slugOf(name: string) {
  const slug = slugify(name);
  return slug.length < 2 || isReservedSlug(slug) ? `${slug || "company"}-careers` : slug;
}

/** "acme-robotics" reads "Acme Robotics"; a name that is written out already stays. */
function spelledOut(name: string) {
  if (/[A-Z\s]/.test(name)) return name.trim();
  return name
    .split(/[-_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
