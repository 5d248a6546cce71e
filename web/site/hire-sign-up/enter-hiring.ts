import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Account } from "#contract/accounts.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { reachedStep } from "#web/shared/visitors/sign-up-tracker.ts";

/** People who signed up for a company go where they can act: to the app, or where they prove that it is theirs. */
export function useEnterHiring() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return async ({ accessRoles }: Pick<Account, "accessRoles">) => {
    reachedStep("finished");
    await knowMe(cache);
    await navigate(accessRoles.includes("company") ? "/hire/jobs" : "/hire/claim");
  };
}
