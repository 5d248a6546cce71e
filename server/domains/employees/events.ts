import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Employee = z.object({ companyId: z.string(), userId: z.string() });
const ofCompany = { live: ["company"], stale: ["team", "jobs"] } as const;

export const employeeEvents = {
  /** People were asked to become employees, or no longer are. */
  invitesChanged: defineEvent("employee.invitesChanged", {
    data: Employee.omit({ userId: true }),
    live: ["company"],
    stale: ["team"],
  }),
  joined: defineEvent("employee.joined", { data: Employee, ...ofCompany, notifies: ["team"] }),
  left: defineEvent("employee.left", {
    data: Employee.extend({
      employeeId: z.string(),
      /** They themselves, or someone of the hiring team: then they are told. */
      byUserId: z.string(),
    }),
    ...ofCompany,
    notifies: ["referrer"],
  }),
};
