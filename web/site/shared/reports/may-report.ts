import type { Account } from "#contract/accounts.ts";

/** Job seekers and employees report jobs, companies and communities; hiring teams and visitors do not. */
export function mayReport(account: Pick<Account, "accessRoles"> | null): boolean {
  return account?.accessRoles.some((role) => role === "candidate" || role === "employee") ?? false;
}
