import type { Context } from "#server/context.ts";
import { findApplication, lockApplication } from "#server/domains/applications/index.ts";
import { changeExternal, lockExternal } from "#server/domains/external-candidates/index.ts";
import { subscribe } from "#server/domains/tracking/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { keptApplication } from "./former-records.ts";
import { readInvitationToken } from "./invitation-links.ts";
import { presentInvitation } from "./show-invitation.ts";

/** Keeps what someone without an account writes about themselves, for the company that invited them. */
export async function writeOwnWords(
  context: Context,
  token: string,
  words: { intro: string } | { whatsNext: string },
) {
  const { db, config } = context;
  const id = await keptApplication(db, readInvitationToken(config, token));
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    const open = application?.applicationState === "outbound";
    const [person] = open ? await lockExternal(tx, application.companyId, [application.candidateId]) : [];
    if (!person) throw conflict("INVITATION_OVER", "This invitation is no longer open.");
    const kept = Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text || null]));
    await changeExternal(tx, person.id, kept);
  });
  return presentInvitation({ db, now: context.now() }, id);
}

/** Asks an address whether it wants news: of the company behind an invitation, or stories for job seekers. */
export async function subscribeToCompany(
  context: Context,
  { email, token }: { email: string; token?: string | undefined },
) {
  if (!token) return subscribe(context, { email, publication: "lifeWork" });
  const { db, config } = context;
  const application = await findApplication(
    db,
    await keptApplication(db, readInvitationToken(config, token)),
  );
  if (!application) throw conflict("INVITATION_OVER", "This invitation is no longer open.");
  return subscribe(context, { email, companyId: application.companyId });
}
