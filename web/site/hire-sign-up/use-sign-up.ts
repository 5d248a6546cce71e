import { type FormEvent, useRef } from "react";
import { CallRefused } from "#contract/client.ts";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import type { KnownCompany } from "./claim/claim.ts";
import { useEnterHiring } from "./enter-hiring.ts";
import type { TypedCompany } from "./wait-list/wait-list-dialog.tsx";

interface SigningUp {
  look: (typed: TypedCompany) => Promise<KnownCompany | null>;
  /** The company has a page here that no one manages, and signing up would start another one beside it. */
  onKnown: (known: KnownCompany, typed: TypedCompany) => void;
  onNoCompanyEmail: (typed: TypedCompany) => void;
}
/** Signs a company up; no email at its domain is told apart from a mistyped one. */
export function useSignUp({ look, onKnown, onNoCompanyEmail }: SigningUp) {
  const enter = useEnterHiring();
  const form = useRef<HTMLFormElement>(null);
  const separateFrom = useRef<string | null>(null);
  const submit = useSubmit(
    async ({ companyName = "", website = "", fullName = "", email = "", password = "" }) => {
      const typed = { companyName, website, fullName, email, password };
      const known = await look(typed);
      if (known && startsAnother(known) && known.company.id !== separateFrom.current)
        return onKnown(known, typed);
      const { user } = await api.companies.signUp({ body: typed }).catch((error: unknown) => {
        if (error instanceof CallRefused && error.error.code === "NO_COMPANY_EMAIL") onNoCompanyEmail(typed);
        throw error;
      });
      await enter(user);
    },
  );
  return {
    ...submit,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      form.current = event.currentTarget;
      submit.onSubmit(event);
    },
    startSeparate({ company }: KnownCompany) {
      separateFrom.current = company.id;
      form.current?.requestSubmit();
    },
  };
}

/** Where it is known by its domain, signing up claims it. */
function startsAnother({ claimable, knownBy }: KnownCompany) {
  return claimable && knownBy !== "domain";
}
