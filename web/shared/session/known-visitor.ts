import type { Account } from "#contract/accounts.ts";
import { cacheOf } from "#web/api/query-cache.tsx";
import { me } from "./session.ts";
import { type Visitor, visitorOf } from "./visitor.tsx";

/** Who looks, as the server said when the first page came, or as they said since by signing in. */
let known: Visitor | undefined;

/** Who looks at a page in this browser, as far as that is known without asking. */
export function knownVisitor(): Visitor | undefined {
  const account = cacheOf().getQueryData(me.queryKey);
  return account ? visitorOf(account) : known;
}

export function rememberVisitor(visitor: Visitor) {
  known = visitor;
}
export function rememberAccount(account: Account) {
  known = visitorOf(account);
}
