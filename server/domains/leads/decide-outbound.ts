import type { CompanyContext } from "#server/context.ts";
import { dismissLeads, findRow } from "#server/domains/applications/index.ts";
import { type Invitation, inviteLeads } from "./invite-leads.ts";

/** Invites the people that automatic sourcing proposes, or turns them down; one refusal does not hold up the others. */
export async function decideOutbound(
  context: CompanyContext,
  { accept, ...invitation }: Invitation & { accept: boolean },
) {
  if (!accept) return dismissLeads(context, invitation.requestIds);
  const { db, now } = context;
  const { invited, refused } = await inviteLeads(context, invitation);
  const applications = await Promise.all(invited.map((id) => findRow(db, id, now())));
  return { applications, refused };
}
