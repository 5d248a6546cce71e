import { redirect } from "react-router";
import { homeOf } from "#web/shared/session/session.ts";
import { servicesContext } from "#web/api/services.ts";
import type { Route } from "./+types/app-shell";

/** Sends everyone to where their day begins. */
export async function loader({ context }: Route.LoaderArgs) {
  const account = await context
    .get(servicesContext)
    .api.accounts.me()
    .catch(() => null);
  throw redirect(account ? homeOf(account) : "/");
}
