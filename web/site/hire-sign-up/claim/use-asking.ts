import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { knowMe } from "#web/shared/session/session.ts";
import type { OwnAccount } from "./claim.ts";

/** Asks for a company that nobody runs: with the account that is signed in, another one, or a new one. */
export function useTakeOver(companyId: string, account: OwnAccount) {
  const enter = useEnterClaim();
  return useSubmit(async ({ email = "", oldEmail, password, fullName, linkedInUrl }) => {
    await api.companies.claim({
      params: { companyId },
      body: {
        email,
        ...(account ? { oldEmail: account.email } : { password, fullName }),
        ...(oldEmail && { oldEmail }),
        ...(linkedInUrl && { linkedInUrl }),
      },
    });
    await enter();
  });
}

/** Asks a company's team for an invitation. */
export function useJoin(companyId: string, account: OwnAccount) {
  const enter = useEnterClaim();
  return useSubmit(async ({ email = "", password = "", fullName = "" }) => {
    if (account) await api.companies.askToJoin({ body: { companyId, email } });
    else await api.companies.joinTeam({ query: { claimed: companyId }, body: { email, password, fullName } });
    await enter();
  });
}

function useEnterClaim() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return async () => {
    await knowMe(cache);
    await navigate("/hire/claim");
  };
}
