import { campaignsAreForServers } from "#contract/chat/campaigns.ts";
import type { ChatCall } from "../context.ts";
import { notAllowed } from "../protocol/errors.ts";

/** Segments and campaigns are for servers only. */
export function refuseUnlessSecret({ caller }: ChatCall) {
  if (caller.kind !== "server") throw notAllowed(campaignsAreForServers);
}
