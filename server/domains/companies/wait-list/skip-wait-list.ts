import type { AuthenticatedContext } from "#server/context.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { signUpCompany } from "../sign-up-company.ts";
import { findEntryOf, presentEntry } from "./entries.ts";

/** Someone who waits has an address at the company's own domain by now: the company comes in as any other. */
export async function skipWaitList(context: AuthenticatedContext, website: string) {
  const { db, viewer } = context;
  const user = viewer.userId ? await findUser(db, viewer.userId) : undefined;
  const entry = user && (await findEntryOf(db, user.id));
  if (!user || !entry) throw notFound("Waitlist entry");
  if (!user.emailVerifiedAt)
    throw conflict("EMAIL_NOT_CONFIRMED", "Confirm your email first. We sent you a link.");
  const { email, fullName } = user;
  await signUpCompany(context, { email, fullName, password: "", companyName: entry.companyName, website });
  return presentEntry((await findEntryOf(db, user.id))!);
}
