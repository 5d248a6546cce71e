import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { Account, Me } from "#contract/accounts.ts";
import { api, forgetPerson } from "#web/api/client.ts";
import { forgetOthersDrafts } from "#web/api/device-drafts.ts";
import { forgetOthersReading } from "#web/api/kept-to-read.ts";
import { sendHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";

/** The person who is signed in on this browser. */
export const me = queryOptions({ queryKey: ["me"], queryFn: () => api.accounts.me(), staleTime: 60_000 });

/** Reads who has signed in just now, with what their team lets them do. */
export async function knowMe(cache: QueryClient) {
  const known = await cache.fetchQuery({ ...me, staleTime: 0 });
  forgetOthersDrafts(known.id);
  void forgetOthersReading(known.id);
  return known;
}

/** For screens behind the door: their layout has made sure that there is someone. */
export function useMe(): Me {
  return useSuspenseQuery(me).data;
}

/** Where a person's day begins, by the parts they hold. */
export function homeOf(account: Pick<Account, "accessRoles">) {
  if (account.accessRoles.includes("candidate")) return "/today";
  if (account.accessRoles.includes("company")) return "/hire";
  if (account.accessRoles.includes("employee")) return "/teams";
  return "/hire/claim";
}

const signOutMs = 1500;

/** Ends the session, clears everything this browser kept, and shows the loading state for a moment. */
export function useSignOut(to = "/") {
  const cache = useQueryClient();
  return async (end: () => Promise<unknown> = () => api.accounts.logout()) => {
    document.documentElement.dataset.leaving = "";
    // What was decided a moment ago needs the session.
    await sendHeldDecisions();
    await Promise.allSettled([end(), new Promise((resolve) => setTimeout(resolve, signOutMs))]);
    cache.clear();
    forgetPerson();
    location.assign(to);
  };
}
