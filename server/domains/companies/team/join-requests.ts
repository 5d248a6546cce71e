import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { joinRequestStates } from "#contract/company-claims.ts";
import { emailMustMatchDomain } from "#contract/company-sign-up.ts";
import type { AuthenticatedContext, Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import {
  type ProvenEmail,
  type User,
  findUser,
  findUserByEmail,
  onEmailProven,
  signUpWith,
} from "#server/domains/accounts/index.ts";
import { askToJoin as askToJoinEmail } from "#server/emails/ask-to-join.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { addDays } from "#shared/times/add-days.ts";
import { emailMatchesDomain } from "#shared/links/email.ts";
import { nameFromEmail } from "#shared/links/name-from-email.ts";
import { teamEvents } from "../events.ts";
import { mailLink } from "../claims/mail-link.ts";
import { domainsOf } from "../website/shown-website.ts";
import { type Company, findCompany, takesRequests } from "../queries.ts";
import { companyClaims, teamInvites } from "../tables.ts";
import { endRequests, refuseMember } from "./team-invites.ts";
import { withAccount } from "./with-account.ts";

type Invite = typeof teamInvites.$inferSelect;
const provenClaims = ["waiting", "accepted", "refused"] as const;
/** A request waits so long for an answer, and a declined one for its repetition. */
const daysOpen = 14;

interface Asking {
  companyId: string;
  /** Another address than the account's. */
  email?: string | undefined;
}
/** A signed-in person asks the team of their company for an invitation. */
export async function askToJoin(context: AuthenticatedContext, { companyId, email }: Asking) {
  const { db, viewer } = context;
  const state = await db.transaction(async (tx) => {
    const company = await findTeam(tx, companyId);
    const user = viewer.userId ? await findUser(tx, viewer.userId) : undefined;
    if (!user) throw notFound("Company");
    return askFor(tx, context, { company, user, email: email ?? user.email });
  });
  return { state };
}

interface NewColleague {
  email: string;
  password: string;
  fullName?: string | undefined;
}
/** The same by someone who signs up for it, or gives the password of the account they have. */
export async function signUpToJoin(context: Context, companyId: string, wanted: NewColleague) {
  const company = await findTeam(context.db, companyId);
  refuseOutsider(company, wanted.email);
  const act = async (tx: Transaction, user: User) =>
    void (await askFor(tx, context, { company, user, email: user.email }));
  const known = await findUserByEmail(context.db, wanted.email);
  const { email, password, fullName = nameFromEmail(email) } = wanted;
  return known
    ? withAccount(context, { user: known, password, act })
    : signUpWith(context, { email, password, fullName }, act);
}

async function findTeam(db: Transaction | Context["db"], companyId: string): Promise<Company> {
  const company = await findCompany(db, companyId);
  if (!company || !(await takesRequests(db, company))) throw notFound("Company");
  return company;
}

function refuseOutsider(company: Company, email: string) {
  if (!domainsOf(company).some((domain) => emailMatchesDomain(email, domain)))
    throw invalid(emailMustMatchDomain, { email: emailMustMatchDomain });
}

interface Asked {
  company: Company;
  user: User;
  email: string;
}
/** One open request a person, under the address they asked with last until the team sees it: once the address is confirmed. */
async function askFor(tx: Transaction, context: Context, { company, user, email }: Asked) {
  const now = context.now();
  const { id: companyId } = company;
  refuseOutsider(company, email);
  await refuseMember(tx, companyId, user.email);
  const open = await lastOpen(tx, { companyId, user, now });
  if (open?.state === "removed")
    throw conflict("REQUEST_DECLINED", "The team declined your request. Talk to a teammate about it.");
  const elsewhere = open?.state === "asked" && open.email !== email;
  if (elsewhere) await endRequests(tx, { companyId, userId: user.id }, now);
  const last = elsewhere ? undefined : open;
  const invite = last ?? (await addRequest(tx, { company, user, email }, now));
  const state = invite.state as (typeof joinRequestStates)[number];
  if (state === "asked" && email !== user.email)
    await mailLink(tx, context, {
      kind: "team-request",
      subject: invite.id,
      to: invite.email,
      company,
      template: askToJoinEmail,
    });
  if (!last && state === "requested") await tell(tx, { ...invite, userId: user.id, now });
  return state;
}

/** What this person asked for last, under any address, or an invitation that their account’s own has already. */
async function lastOpen(
  tx: Transaction,
  { companyId, user, now }: { companyId: string; user: User; now: Date },
): Promise<Invite | undefined> {
  const { requestedBy, email, state } = teamInvites;
  const [last] = await tx
    .select()
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.companyId, companyId),
        or(
          and(eq(requestedBy, user.id), inArray(state, ["asked", "requested", "pending", "removed"])),
          and(isNull(requestedBy), eq(email, user.email), eq(state, "pending")),
        ),
        gt(teamInvites.expiresAt, now),
      ),
    )
    .orderBy(desc(teamInvites.createdAt))
    .limit(1);
  return last;
}

async function addRequest(tx: Transaction, { company, user, email }: Asked, now: Date): Promise<Invite> {
  const proven = email === user.email ? user.emailVerifiedAt !== null : await hasProven(tx, user, email);
  const [made] = await tx
    .insert(teamInvites)
    .values({
      id: newId(),
      companyId: company.id,
      email,
      state: proven ? "requested" : "asked",
      invitedBy: user.id,
      requestedBy: user.id,
      createdAt: now,
      expiresAt: addDays(now, daysOpen),
    })
    .returning();
  return made!;
}

/** A claim that is past its first step was proven, whoever was faster. */
async function hasProven(tx: Transaction, user: User, email: string) {
  const { userId, state } = companyClaims;
  const proven = and(eq(userId, user.id), eq(companyClaims.email, email), inArray(state, [...provenClaims]));
  return (await tx.$count(companyClaims, proven)) > 0;
}

/** The person reads the mailbox they gave: from now on the team sees the request. */
export async function showRequests(tx: Transaction, { userId, email, now }: ProvenEmail) {
  const shown = await tx
    .update(teamInvites)
    .set({ state: "requested", expiresAt: addDays(now, daysOpen) })
    .where(
      and(eq(teamInvites.requestedBy, userId), eq(teamInvites.email, email), eq(teamInvites.state, "asked")),
    )
    .returning({ id: teamInvites.id, companyId: teamInvites.companyId });
  for (const invite of shown) await tell(tx, { ...invite, userId, now });
}
onEmailProven(showRequests);

interface Told {
  id: string;
  companyId: string;
  userId: string;
  now: Date;
}
async function tell(tx: Transaction, { id, companyId, userId, now }: Told) {
  await publish(tx, teamEvents.requested, { data: { companyId, inviteId: id, userId }, at: now });
}
