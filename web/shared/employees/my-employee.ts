import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const employeeSignUpPath = "/teams/sign-up";
export const confirmEmployerPath = "/teams/confirm";

/** The reader as an employee, with everywhere they work and worked. */
export const myEmployee = (id: string) =>
  queryOptions({ queryKey: ["employee", id], queryFn: () => api.employees.get({ params: { id } }) });

/** What changes when someone's company does. */
export const staleEmployee = [["employee"], ["me"]];
