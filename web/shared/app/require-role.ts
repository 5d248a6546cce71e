import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router";
import type { Account } from "#contract/accounts.ts";
import { cacheOf } from "#web/api/query-cache.tsx";
import { me } from "#web/shared/session/session.ts";

/** The person who is signed in, or nobody. */
export function currentAccount(cache = cacheOf()) {
  return cache.fetchQuery(me).catch(() => null);
}

interface Entering {
  request: Request;
  /** The server's cache for this page; the browser has one of its own. */
  cache?: QueryClient;
  signIn?: string;
}
/** Lets a person with the role in; others go to sign-in and come back. */
export async function requireRole(
  role: Account["accessRoles"][number] | "any",
  { request, cache, signIn = "/sign-in" }: Entering,
) {
  const account = await currentAccount(cache);
  const { pathname, search } = new URL(request.url);
  if (!account) throw redirect(`${signIn}?to=${encodeURIComponent(pathname + search)}`);
  if (role !== "any" && !account.accessRoles.includes(role)) throw redirect("/_app");
  return account;
}
