import type { EmployeeContext, EmployeePartContext } from "#server/context.ts";
import { changeEmployee, lockEmployee } from "#server/domains/accounts/index.ts";
import { domainsOf, findCompany } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { refuseOtherManager } from "./company-of-address.ts";
import { endEmployment, readEmployee, setHiringManager } from "./employments.ts";

export function showEmployee({ db, viewer }: EmployeePartContext, id: string) {
  refuseOthers(viewer.employeeId, id);
  return readEmployee(db, viewer.userId);
}

interface Changes {
  title?: string | null | undefined;
  hiringManager?: string | null | undefined;
}
/** What they do where they work, and for whom. */
export async function updateEmployee({ db, viewer, now }: EmployeePartContext, id: string, changes: Changes) {
  refuseOthers(viewer.employeeId, id);
  const { title, hiringManager } = changes;
  await db.transaction(async (tx) => {
    const role = await lockEmployee(tx, viewer.userId);
    const company = role.companyId && (await findCompany(tx, role.companyId));
    if (!company) throw conflict("NO_EMPLOYER", "Add the company you work at first.");
    if (title !== undefined) await changeEmployee(tx, role, { title }, now());
    if (hiringManager === undefined) return;
    const { employments } = await readEmployee(tx, viewer.userId);
    const current = employments.find(({ state }) => state === "current");
    const companyEmail = current?.companyEmail ?? null;
    if (hiringManager) refuseOtherManager(domainsOf(company), { companyEmail, hiringManager });
    await setHiringManager(tx, viewer.userId, hiringManager);
  });
  return readEmployee(db, viewer.userId);
}

/** They left their company. */
export async function leaveEmployer({ db, viewer, now }: EmployeeContext, id: string) {
  refuseOthers(viewer.employeeId, id);
  await db.transaction((tx) =>
    endEmployment(tx, { userId: viewer.userId, byUserId: viewer.userId, now: now() }),
  );
  return readEmployee(db, viewer.userId);
}

function refuseOthers(mine: string, id: string) {
  if (mine !== id) throw notFound("Employee");
}
