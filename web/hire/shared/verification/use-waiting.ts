import { useQuery } from "@tanstack/react-query";
import { companyById } from "#web/hire/shared/company/my-company.ts";
import { me, useMe } from "#web/shared/session/session.ts";
import { waitingFor } from "./what-waits.ts";

const lookEveryMs = 10_000;

/** What waits for a confirmation; looks again while something does, so that a link opened elsewhere opens this tab too. */
export function useWaiting() {
  const account = useMe();
  const id = account.companyAdmin?.companyId ?? "";
  const { data: company } = useQuery({
    ...companyById(id),
    enabled: id !== "",
    refetchInterval: ({ state }) => state.data?.proven === false && lookEveryMs,
  });
  const waiting = waitingFor(account, company);
  useQuery({ ...me, refetchInterval: waiting?.for === "email" ? lookEveryMs : false });
  return waiting;
}
