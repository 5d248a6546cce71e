import { eq, inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import {
  employeeConnections,
  employeeInvites,
  employeeLinkViews,
  employeeStepsHidden,
  employeeWaitLists,
  employments,
} from "./tables.ts";

export const employeeData: OwnData = {
  async show(db, { userId, email }) {
    const { companyEmail, hiringManager, startedAt, endedAt } = employments;
    const rows = await db
      .select({ companyName: companies.companyName, companyEmail, hiringManager, startedAt, endedAt })
      .from(employments)
      .innerJoin(companies, eq(companies.id, employments.companyId))
      .where(eq(employments.userId, userId))
      .orderBy(employments.createdAt);
    const { fullName, title, employer, handle } = employeeConnections;
    const known = await db
      .select({ fullName, title, employer, handle })
      .from(employeeConnections)
      .where(eq(employeeConnections.userId, userId))
      .orderBy(fullName, handle);
    const waiting = await db
      .select({
        companyName: employeeWaitLists.companyName,
        companyEmail: employeeWaitLists.companyEmail,
        hiringManager: employeeWaitLists.hiringManager,
        state: employeeWaitLists.state,
        at: employeeWaitLists.createdAt,
      })
      .from(employeeWaitLists)
      .where(eq(employeeWaitLists.userId, userId));
    const ownViews = eq(employeeLinkViews.userId, userId);
    return {
      employments: rows,
      connections: known,
      employeeWaitLists: waiting,
      employeeInvitations: email ? await invitationsTo(db, email) : [],
      employeeLinkViews: await db.select().from(employeeLinkViews).where(ownViews),
    };
  },
  async erase(tx, { userId, email }) {
    await tx.delete(employeeConnections).where(eq(employeeConnections.userId, userId));
    await tx.delete(employeeLinkViews).where(eq(employeeLinkViews.userId, userId));
    await tx.delete(employeeStepsHidden).where(eq(employeeStepsHidden.userId, userId));
    await tx.delete(employeeWaitLists).where(eq(employeeWaitLists.userId, userId));
    const ended = await tx
      .delete(employments)
      .where(eq(employments.userId, userId))
      .returning({ address: employments.companyEmail, startedAt: employments.startedAt });
    const confirmed = ended.flatMap(({ address, startedAt }) => (startedAt ? [address] : []));
    const addresses = [email, ...confirmed].filter((address) => address !== null);
    await tx.delete(employeeInvites).where(inArray(employeeInvites.email, addresses));
  },
};

function invitationsTo(db: Reader, email: string) {
  const { fullName, title, state, createdAt: at } = employeeInvites;
  return db
    .select({ companyName: companies.companyName, fullName, title, state, at })
    .from(employeeInvites)
    .innerJoin(companies, eq(companies.id, employeeInvites.companyId))
    .where(eq(employeeInvites.email, email));
}
