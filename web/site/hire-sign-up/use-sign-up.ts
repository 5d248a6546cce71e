import { CallRefused } from "#contract/client.ts";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { useEnterHiring } from "./enter-hiring.ts";
import type { TypedCompany } from "./wait-list/wait-list-dialog.tsx";

/** Signs a company up; no email at its domain is told apart from a mistyped one. */
export function useSignUp(onNoCompanyEmail: (typed: TypedCompany) => void) {
  const enter = useEnterHiring();
  return useSubmit(async ({ companyName = "", website = "", fullName = "", email = "", password = "" }) => {
    const typed = { companyName, website, fullName, email, password };
    const { user } = await api.companies.signUp({ body: typed }).catch((error: unknown) => {
      if (error instanceof CallRefused && error.error.code === "NO_COMPANY_EMAIL") onNoCompanyEmail(typed);
      throw error;
    });
    await enter(user);
  });
}

/** What the form says so far. */
export function valuesIn(form: HTMLFormElement | null): Record<string, string> {
  const filled = form ? [...new FormData(form)] : [];
  return Object.fromEntries(filled.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}
