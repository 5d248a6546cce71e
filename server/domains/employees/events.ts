import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Employee = z.object({ companyId: z.string(), userId: z.string() });
const ofCompany = { live: ["company"], stale: ["team", "jobs"] } as const;

export const employeeEvents = {
  joined: defineEvent("employee.joined", { data: Employee, ...ofCompany, notifies: ["team"] }),
  left: defineEvent("employee.left", { data: Employee, ...ofCompany }),
};
