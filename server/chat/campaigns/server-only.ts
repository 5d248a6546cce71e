import { campaignsAreForServers } from "#contract/chat/campaigns.ts";
import type { ChatCall } from "../context.ts";
import { notAllowed } from "../protocol/errors.ts";

/** Segments and campaigns are for those who hold the secret. */
export function refuseUnlessSecret({ caller }: ChatCall) {
  if (caller.kind !== "server") throw notAllowed(campaignsAreForServers);
}
