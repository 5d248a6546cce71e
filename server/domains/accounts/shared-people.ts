import { type SQL, eq, inArray, or, sql } from "drizzle-orm";
import type { Viewer } from "#server/context.ts";
import { roles, users } from "./tables.ts";

/** A query for the ids of the people that a viewer shares something with; null where there is nothing to share. */
type Circle = (viewer: Viewer) => SQL | "" | null;
const circles: Circle[] = [];

/** Lets domains above accounts say whom people have to do with. */
export function addCircle(circle: Circle) {
  circles.push(circle);
}

/** People are listed to those who share something with them: a company, or what another domain says. Others do not exist. */
export function sharedWith(viewer: Viewer): SQL {
  const companyIds = [viewer.companyId, viewer.employerId].filter((id) => id !== null);
  return or(
    viewer.userId ? eq(users.id, viewer.userId) : undefined,
    companyIds.length
      ? inArray(
          users.id,
          sql`(select ${roles.userId} from ${roles} where ${inArray(roles.companyId, companyIds)} and not ${roles.disabled})`,
        )
      : undefined,
    ...circles
      .map((circle) => circle(viewer))
      .map((ids) => (ids ? inArray(users.id, sql`(${ids})`) : undefined)),
    sql`false`,
  )!;
}
