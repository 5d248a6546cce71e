import { queryOptions } from "@tanstack/react-query";
import type { CompanyEmployee, EmployeeInvite, StaffRow } from "#contract/employee-invites.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChanges } from "#web/api/use-change.ts";

export const employeesPath = "/hire/team/employees";

export const companyEmployees = queryOptions({
  queryKey: ["team", "employees"],
  queryFn: () => api.employeeInvites.employees(),
});
export const employeeInvites = queryOptions({
  queryKey: ["team", "employee-invites"],
  queryFn: () => api.employeeInvites.list(),
});
/** What a staff list would do. */
export const staffPreview = (file: File | null) =>
  queryOptions({
    queryKey: ["staff-preview", file?.name, file?.size, file?.lastModified],
    queryFn: () => api.employeeInvites.preview({ file: file!, fileName: file!.name }),
    enabled: file !== null,
    retry: false,
  });

export const staffWords: Record<StaffRow["outcome"], string> = {
  invite: "Gets an invitation",
  again: "Invited before, gets it again",
  employee: "Already an employee",
  repeated: "In the list twice",
  invalid: "No valid email",
};

/** What can be done about employees and those who are invited. */
export function useEmployees() {
  const change = useChanges({ stale: [["team"]] });
  const resend = ({ id, email }: EmployeeInvite) =>
    change({
      call: () => api.employeeInvites.resend({ params: { id } }),
      success: `Invitation sent again to ${email}`,
    });
  const withdraw = ({ id, email }: EmployeeInvite) =>
    change({
      call: () => api.employeeInvites.remove({ params: { id } }),
      optimistic: (cache) =>
        showNow<EmployeeInvite[]>(cache, employeeInvites, (all) => all.filter((each) => each.id !== id)),
      success: `Invitation to ${email} withdrawn`,
    });
  const end = ({ id, fullName }: CompanyEmployee) =>
    change({
      call: () => api.employeeInvites.endEmployment({ params: { id } }),
      optimistic: (cache) =>
        showNow<CompanyEmployee[]>(cache, companyEmployees, (all) => all.filter((each) => each.id !== id)),
      success: `${fullName} is no longer an employee here`,
    });
  return { resend, withdraw, end };
}
