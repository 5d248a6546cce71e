import { and, desc, eq, gt, inArray } from "drizzle-orm";
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
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { addDays } from "#shared/times/add-days.ts";
import { emailMatchesDomain } from "#shared/links/email.ts";
import { nameFromEmail } from "#shared/links/name-from-email.ts";
import { teamEvents } from "../events.ts";
import { domainsOf } from "../website/shown-website.ts";
import { type Company, findCompany, takesRequests } from "../queries.ts";
import { teamInvites } from "../tables.ts";
import { refuseMember } from "./team-invites.ts";
import { withAccount } from "./with-account.ts";
/** A request waits so long for an answer, and a declined one for its repetition. */
const daysOpen = 14;

/** A signed-in person asks the team of their company for an invitation. */
export async function askToJoin(context: AuthenticatedContext, companyId: string) {
  const { db, viewer } = context;
  const state = await db.transaction(async (tx) => {
    const company = await findTeam(tx, companyId);
    const user = viewer.userId ? await findUser(tx, viewer.userId) : undefined;
    if (!user) throw notFound("Company");
    return askFor(tx, context, { company, user });
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
  const act = async (tx: Transaction, user: User) => void (await askFor(tx, context, { company, user }));
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

/** One open request a person; the team sees it once the person's address is confirmed. */
async function askFor(
  tx: Transaction,
  { now }: Pick<Context, "now">,
  { company, user }: { company: Company; user: User },
) {
  const { id: companyId } = company;
  const { email } = user;
  refuseOutsider(company, email);
  await refuseMember(tx, companyId, email);
  const [last] = await tx
    .select()
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.companyId, companyId),
        eq(teamInvites.email, email),
        inArray(teamInvites.state, ["asked", "requested", "pending", "removed"]),
        gt(teamInvites.expiresAt, now()),
      ),
    )
    .orderBy(desc(teamInvites.createdAt))
    .limit(1);
  if (last?.state === "removed" && last.invitedBy === user.id)
    throw conflict("REQUEST_DECLINED", "The team declined your request. Talk to a teammate about it.");
  if (last && last.state !== "removed") return last.state as "asked" | "requested" | "pending";
  const invite = {
    id: newId(),
    companyId,
    email,
    state: user.emailVerifiedAt ? "requested" : "asked",
  } as const;
  const expiresAt = addDays(now(), daysOpen);
  await tx.insert(teamInvites).values({ ...invite, invitedBy: user.id, createdAt: now(), expiresAt });
  if (invite.state === "requested") await tell(tx, { ...invite, userId: user.id, now: now() });
  return invite.state;
}

/** The person reads the mailbox they gave: from now on the team sees the request. */
async function showRequests(tx: Transaction, { userId, email, now }: ProvenEmail) {
  const shown = await tx
    .update(teamInvites)
    .set({ state: "requested", expiresAt: addDays(now, daysOpen) })
    .where(
      and(eq(teamInvites.invitedBy, userId), eq(teamInvites.email, email), eq(teamInvites.state, "asked")),
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
