import { and, eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import {
  type User,
  accountOfMailbox,
  findUser,
  findUserByEmail,
  isAdministrator,
  rolesOfUser,
} from "#server/domains/accounts/index.ts";
import { joinByAddress } from "#server/domains/companies/index.ts";
import { conflict, forbidden } from "#server/errors/refusal.ts";
import { emailDomain, isEmail } from "#shared/links/email.ts";
import { nameFromEmail } from "#shared/links/name-from-email.ts";
import { type Connection, domainsHeld } from "./connections.ts";
import type { Vouched } from "./provider.ts";
import { ssoIdentities } from "./tables.ts";

interface Arrived {
  connection: Connection;
  vouched: Vouched;
}
/**
 * The account of whom a provider vouches for, on its company's team. A provider speaks for the addresses at its company's
 * domains and for nobody else: no administrator, no job seeker, no one of another team.
 */
export async function personOf(tx: Transaction, context: Context, arrived: Arrived): Promise<User> {
  const { connection, vouched } = arrived;
  const email = await addressOf(tx, arrived);
  const user = (await knownBySubject(tx, arrived)) ?? (await accountAt(tx, context, { ...arrived, email }));
  await joinByAddress(tx, { companyId: connection.companyId, user, email, now: context.now() });
  await tx
    .insert(ssoIdentities)
    .values({
      connectionId: connection.id,
      subject: vouched.subject,
      userId: user.id,
      createdAt: context.now(),
    })
    .onConflictDoNothing();
  return user;
}

/** The domain rule: the address is at a domain the company runs, and the provider does not doubt it. */
export async function addressOf(db: Reader, { connection, vouched: { email, emailVerified } }: Arrived) {
  if (!email || !isEmail(email) || !emailVerified)
    throw forbidden("Your company’s sign-in didn’t confirm your email. Ask your IT team.", "NO_ADDRESS");
  const domains = await domainsHeld(db, connection);
  if (!domains.includes(emailDomain(email)) || (await isAdministrator(db, email)))
    throw forbidden(`Your company’s sign-in can’t sign in ${email} here.`, "ADDRESS_NOT_HELD");
  return email;
}

async function knownBySubject(tx: Transaction, { connection, vouched: { subject } }: Arrived) {
  const [known] = await tx
    .select()
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.connectionId, connection.id), eq(ssoIdentities.subject, subject)));
  return known && findUser(tx, known.userId);
}

/** The account at the address, or a new one. */
async function accountAt(
  tx: Transaction,
  context: Context,
  { connection, vouched, email }: Arrived & { email: string },
): Promise<User> {
  const there = await findUserByEmail(tx, email);
  if (there) await refuseToLink(tx, connection, there);
  return accountOfMailbox(tx, context, { email, fullName: vouched.fullName ?? nameFromEmail(email) });
}

/** Whoever has an account already keeps it to themselves, unless it is one of the company's own team or of nothing yet. */
async function refuseToLink(tx: Transaction, connection: Connection, { id }: User) {
  const others = and(eq(ssoIdentities.connectionId, connection.id), eq(ssoIdentities.userId, id));
  if (await tx.$count(ssoIdentities, others))
    throw conflict(
      "LINKED_TO_ANOTHER",
      "Your company’s sign-in gave this address to someone else before. Ask a teammate for help.",
    );
  const held = await rolesOfUser(tx, id);
  const onTeam = held.some((role) => role.kind === "companyAdmin" && role.companyId === connection.companyId);
  const elsewhere = held.some(
    ({ kind, companyId }) => kind === "candidate" || companyId !== connection.companyId,
  );
  if (!onTeam && elsewhere)
    throw conflict(
      "ACCOUNT_EXISTS",
      "You already have an account with this address. Sign in with your password and ask a teammate to invite you.",
    );
}
