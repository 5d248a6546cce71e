import { eq } from "drizzle-orm";
import type { EmployeeContext } from "#server/context.ts";
import { findPastWork } from "#server/domains/referrals/index.ts";
import { referralsOf } from "#server/domains/applications/index.ts";
import { linkViewsOf } from "./link-views.ts";
import { employeeConnections, employeeStepsHidden } from "./tables.ts";

/** What the employee has done to begin with. */
export async function showFlags(context: EmployeeContext) {
  const { db, viewer } = context;
  const { userId, employeeId, employerId: companyId } = viewer;
  const [{ pastWork }, views, { referred }, people, hidden] = await Promise.all([
    findPastWork(context),
    linkViewsOf(db, { userId, companyId }),
    referralsOf(db, { employeeId, companyId }),
    db.$count(employeeConnections, eq(employeeConnections.userId, userId)),
    db.$count(employeeStepsHidden, eq(employeeStepsHidden.userId, userId)),
  ]);
  return {
    pastWorkAdded: pastWork.length > 0,
    linkOpened: views > 0,
    connectionsAdded: people > 0,
    firstReferral: referred > 0,
    stepsHidden: hidden > 0,
  };
}

/** Shows the first steps, or no longer. */
export async function hideSteps(context: EmployeeContext, stepsHidden: boolean) {
  const { db, viewer, now } = context;
  const { userId } = viewer;
  if (stepsHidden) await db.insert(employeeStepsHidden).values({ userId, at: now() }).onConflictDoNothing();
  else await db.delete(employeeStepsHidden).where(eq(employeeStepsHidden.userId, userId));
  return showFlags(context);
}
