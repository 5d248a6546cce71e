import { api } from "#web/api/client.ts";

/** Lets the server remember whose link brought the person; without an answer they go on all the same. */
export async function followLink(pTag: string): Promise<void> {
  await api.referrals.follow({ body: { pTag } }).catch(() => null);
}
