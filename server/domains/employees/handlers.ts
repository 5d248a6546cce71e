import type { employees } from "#contract/employees.ts";
import type { DomainHandlers } from "#server/context.ts";
import { confirmEmployer, sendAgain } from "./confirm-employer.ts";
import { signUpEmployee } from "./sign-up-employee.ts";
import { leaveEmployer, showEmployee, updateEmployee } from "./update-employee.ts";

export const employeeHandlers: DomainHandlers<typeof employees> = {
  signUp: ({ body, ...context }) => signUpEmployee(context, body),
  get: ({ params, ...context }) => showEmployee(context, params.id),
  update: ({ params, body, ...context }) => updateEmployee(context, params.id, body),
  sendVerification: (context) => sendAgain(context),
  verifyEmail: ({ body, ...context }) => confirmEmployer(context, body.token),
  leave: ({ params, ...context }) => leaveEmployer(context, params.id),
};
