import type { Account } from "#contract/accounts.ts";
import type { Api } from "#web/api/services.ts";
import type { Visitor } from "./visitor.tsx";

/** Whether a call for a page comes with a session; only the API knows if it still holds. */
export function bringsSession(request: Request): boolean {
  return hasSession(request.headers.get("cookie"));
}
export const hasSession = (cookies: string | null) => /(?:^|; )token=/.test(cookies ?? "");

/** The account behind a call for a page; who brings no session is not asked for. */
export async function accountOf(request: Request, api: Api): Promise<Account | null> {
  if (!bringsSession(request)) return null;
  return api.accounts.me().catch(() => null);
}

interface Match {
  handle?: unknown;
  loaderData?: unknown;
}
type Plain = boolean | ((loaderData: unknown) => boolean);

/** The handle of a public page that is the same for all visitors, and knows who is signed in. */
export const plainForVisitors = {
  plain: (loaderData: unknown) =>
    ((loaderData as { visitor?: Visitor } | undefined)?.visitor ?? "nobody") === "nobody",
};

/** Whether a page goes out without scripts, the same for everyone; not while support views it as someone, which is said above it and can be ended there. */
export function isPlain(matches: readonly Match[]): boolean {
  if (matches.some(({ loaderData }) => (loaderData as { supportView?: unknown } | undefined)?.supportView))
    return false;
  return matches.some(({ handle, loaderData }) => {
    const { plain = false } = (handle ?? {}) as { plain?: Plain };
    return typeof plain === "function" ? plain(loaderData) : plain;
  });
}
