import type { Domain } from "#server/domain.ts";
import { connectionHandlers, employeeHandlers, employeeInviteHandlers } from "./handlers.ts";

export const employees: Domain = {
  handlers: {
    connections: connectionHandlers,
    employees: employeeHandlers,
    employeeInvites: employeeInviteHandlers,
  },
};
