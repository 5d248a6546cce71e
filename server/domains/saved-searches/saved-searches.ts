import { createHmac, randomBytes } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { SavedSearch } from "#contract/saved-searches.ts";
import type { SearchTerms } from "#contract/search.ts";
import type { AuthenticatedContext, UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { planAlert } from "./alerts.ts";
import { filtersOf, findSource } from "#server/domains/search/index.ts";
import { countFresh } from "./fresh-results.ts";
import { savedSearches } from "./tables.ts";

const mostSaved = 50;
export type SavedRow = typeof savedSearches.$inferSelect;

export async function listSavedSearches(context: UserContext) {
  const rows = await context.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, context.viewer.userId))
    .orderBy(asc(savedSearches.createdAt));
  return Promise.all(rows.map((row) => present(context, row)));
}

interface NewSearch {
  name: string;
  index: SavedSearch["index"];
  terms: SearchTerms;
  country?: string | null | undefined;
  alert: SavedSearch["alert"];
  removed?: string | undefined;
}
export async function saveSearch(context: UserContext, { removed, ...fields }: NewSearch) {
  const { db, viewer, now } = context;
  refuseWhatCannotBeAsked(fields.index, fields.terms);
  const row = await db.transaction(async (tx) => {
    const mine = await tx.$count(savedSearches, eq(savedSearches.userId, viewer.userId));
    if (mine >= mostSaved)
      throw conflict("TOO_MANY", `You can save up to ${mostSaved} searches. Remove one you no longer need.`);
    const [saved] = await tx
      .insert(savedSearches)
      .values({
        ...fields,
        id: newId(),
        userId: viewer.userId,
        feedKey: (removed && feedKeyIn(context, removed)) || randomBytes(18).toString("base64url"),
        seenAt: now(),
        createdAt: now(),
      })
      .returning();
    await planAlert(tx, saved!, now());
    return saved!;
  });
  return present(context, row);
}

/** Another name, other terms, another rhythm; `seen` takes the fresh mark off. */
export async function changeSavedSearch(
  context: UserContext,
  id: string,
  { seen, ...fields }: Partial<Omit<NewSearch, "index" | "removed">> & { seen?: true },
) {
  const { db, now } = context;
  const row = await db.transaction(async (tx) => {
    const { index, alert } = await lockMySearch(tx, context, id);
    if (fields.terms) refuseWhatCannotBeAsked(index, fields.terms);
    const [changed] = await tx
      .update(savedSearches)
      .set({
        ...fields,
        ...((seen || fields.terms) && { seenAt: now() }),
        // Emails that are turned on again tell what is new from then on.
        ...(alert === "never" && fields.alert && { lastAlertAt: now() }),
      })
      .where(eq(savedSearches.id, id))
      .returning();
    if (fields.alert) await planAlert(tx, changed!, now());
    return changed!;
  });
  return present(context, row);
}

export function removeSavedSearch(context: UserContext, id: string) {
  return context.db.transaction(async (tx) => {
    const row = await lockMySearch(tx, context, id);
    await planAlert(tx, { ...row, alert: "never" }, context.now());
    await tx.delete(savedSearches).where(eq(savedSearches.id, id));
    return { removed: `${row.feedKey}.${sealOf(context, row.feedKey)}` };
  });
}

/** The address of a removed search's feed, if it was this person's. */
function feedKeyIn(context: UserContext, removed: string): string | null {
  const [feedKey = "", seal] = removed.split(".");
  return seal === sealOf(context, feedKey) ? feedKey : null;
}

function sealOf({ config, viewer }: UserContext, feedKey: string) {
  return createHmac("sha256", config.secret)
    .update(`saved search ${viewer.userId} ${feedKey}`)
    .digest("base64url");
}

/** A kept search is run for years: filters and places that nobody knows are refused at once. */
function refuseWhatCannotBeAsked(index: SavedSearch["index"], terms: SearchTerms) {
  filtersOf(findSource(index), terms);
}

/** The only door to a saved search: it is the viewer's own. */
async function lockMySearch(tx: Transaction, { viewer }: UserContext, id: string) {
  const [row] = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.userId)))
    .for("update");
  if (!row) throw notFound("Search");
  return row;
}

async function present(context: AuthenticatedContext, row: SavedRow) {
  return {
    ...row,
    rss: `${context.config.publicUrl}/saved-searches/${row.feedKey}.rss`,
    fresh: await countFresh(context, row, row.seenAt),
  };
}
