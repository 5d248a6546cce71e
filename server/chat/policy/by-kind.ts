import type { ChatCall } from "../context.ts";
import { refuseUnlessAllowed } from "./allowed.ts";

interface Asked {
  action: string;
  channel: { cid: string; type: string; team: string | null };
  ownerId?: string | null;
}
/** Checks an action against the grants and policies of its channel type; types without any follow the default rules. */
export async function refuseByKind(call: ChatCall, { action, channel, ownerId }: Asked) {
  const { permissions, grants } = call.types.of(channel.type);
  const says = (permissions?.length ?? 0) > 0 || Object.keys(grants ?? {}).length > 0;
  if (says) await refuseUnlessAllowed(call, { action, channel, ownerId });
}
