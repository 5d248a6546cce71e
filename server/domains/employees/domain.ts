import type { Domain } from "#server/domain.ts";
import { employeeHandlers, employeeInviteHandlers } from "./handlers.ts";

export const employees: Domain = {
  handlers: { employees: employeeHandlers, employeeInvites: employeeInviteHandlers },
};
