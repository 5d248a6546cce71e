import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { isReservedSlug, slugify } from "./slugs.ts";
import { companies, oldSlugs } from "./tables.ts";
import { knownFromWebsite } from "./website/auto-create.ts";

interface Listed {
  now: Date;
  /** The system their jobs came from. */
  system: string;
  /** The boards each name has its jobs on. */
  boards: Map<string, readonly string[]>;
}
/** Companies we only know from their job boards, by the name they have there; new ones are made, shown and run by nobody yet. */
export async function companiesNamed(tx: Transaction, names: string[], { now, system, boards }: Listed) {
  const slugs = new Map(names.map((name) => [name, slugOf(name)]));
  const moved = await movedCompanies(tx, [...new Set(slugs.values())]);
  const wanted = [...new Set(slugs.values())].filter((slug) => !moved.has(slug));
  const nameBySlug = new Map(names.map((name) => [slugOf(name), name]));
  if (wanted.length)
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
  const known = names.map((name) => ({ slug: slugs.get(name)!, boards: boards.get(name) ?? [] }));
  await rememberBoards(tx, known);
  await showFromWebsites(tx, wanted);
  const rows = await tx
    .select({ id: companies.id, slug: companies.slug })
    .from(companies)
    .where(inArray(companies.slug, wanted));
  const ids = new Map([...moved, ...rows.map(({ id, slug }) => [slug, id] as const)]);
  return new Map(names.map((name) => [name, ids.get(slugs.get(name)!)!]));
}

/** What was made from a website and hidden has jobs now, which nobody would find at a hidden company. */
async function showFromWebsites(tx: Transaction, slugs: string[]) {
  await tx
    .update(companies)
    .set({ published: true })
    .where(
      and(
        inArray(companies.slug, slugs),
        eq(companies.jobFeedPlatform, knownFromWebsite),
        eq(companies.published, false),
        eq(companies.isManaged, false),
        isNull(companies.provenAt),
        isNull(companies.disabledAt),
      ),
    );
}

/** Companies that had these addresses before, and still have the names on their boards. */
async function movedCompanies(tx: Transaction, slugs: string[]) {
  const rows = await tx.select().from(oldSlugs).where(inArray(oldSlugs.slug, slugs));
  return new Map(rows.map(({ slug, companyId }) => [slug, companyId]));
}

/** So that whoever types a board's address finds the company; a name that a team chose says nothing of boards. */
async function rememberBoards(tx: Transaction, known: { slug: string; boards: readonly string[] }[]) {
  const rows = JSON.stringify(known.flatMap(({ slug, boards }) => boards.map((board) => ({ slug, board }))));
  await tx.execute(
    sql`update ${companies} set boards = array(select distinct unnest(${companies.boards} || named.boards) order by 1)
        from (select slug, array_agg(distinct board) as boards from json_to_recordset(${rows}::json) as row(slug text, board text) group by slug) named
        where ${companies.slug} = named.slug and not ${companies.boards} @> named.boards
          and (not ${companies.isManaged} or ${companies.boards} && named.boards)`,
  );
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
