import { QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router";
import type { Role } from "#contract/endpoint.ts";
import { me } from "#web/shared/session/session.ts";

/** One cache for the browser's life: loaders fill it before a screen asks. */
let shared: QueryClient | undefined;
export function cacheOf() {
  return (shared ??= newCache());
}
function newCache() {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
  });
}
/** The server answers many people: a cache for each page it renders. */
export function cacheForRender() {
  return typeof document === "undefined" ? newCache() : cacheOf();
}

/** The person who is signed in, or nobody. */
export function whoIsHere() {
  return cacheOf()
    .fetchQuery(me)
    .catch(() => null);
}

/** Lets a person with the role in; others go to sign-in and come back. */
export async function enterAs(role: Exclude<Role, "admin"> | "any", request: Request, signIn = "/sign-in") {
  const account = await whoIsHere();
  const { pathname, search } = new URL(request.url);
  if (!account) throw redirect(`${signIn}?to=${encodeURIComponent(pathname + search)}`);
  if (role !== "any" && !account.accessRoles.includes(role)) throw redirect("/_app");
  return account;
}
