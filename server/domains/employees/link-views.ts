import { and, eq, sql } from "drizzle-orm";
import { done } from "#contract/shapes.ts";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { isFirstViewToday } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { employeeLinkViews } from "./tables.ts";

/** Counts that someone opened the link an employee shares, once a day; they themselves do not count. */
export async function countLinkView(context: Context, employeeId: string) {
  const [role] = await context.db
    .select({ userId: roles.userId, companyId: roles.companyId })
    .from(roles)
    .where(and(eq(roles.id, employeeId), eq(roles.kind, "employee")));
  if (!role?.companyId) throw notFound("Employee");
  const { userId, companyId } = role;
  if (context.viewer?.userId === userId) return done;
  await context.db.transaction(async (tx) => {
    if (!(await isFirstViewToday(tx, employeeId, context))) return;
    await tx
      .insert(employeeLinkViews)
      .values({ userId, companyId, views: 1 })
      .onConflictDoUpdate({
        target: [employeeLinkViews.userId, employeeLinkViews.companyId],
        set: { views: sql`${employeeLinkViews.views} + 1` },
      });
  });
  return done;
}

export async function linkViewsOf(db: Reader, ids: { userId: string; companyId: string }): Promise<number> {
  const [row] = await db
    .select({ views: employeeLinkViews.views })
    .from(employeeLinkViews)
    .where(and(eq(employeeLinkViews.userId, ids.userId), eq(employeeLinkViews.companyId, ids.companyId)));
  return row?.views ?? 0;
}
