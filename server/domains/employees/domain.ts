import type { Domain } from "#server/domain.ts";
import { employeeHandlers } from "./handlers.ts";

export const employees: Domain = { handlers: { employees: employeeHandlers } };
