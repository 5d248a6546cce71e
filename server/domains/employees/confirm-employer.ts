import { and, eq, isNull } from "drizzle-orm";
import { done } from "#contract/shapes.ts";
import type { Context, UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import {
  type ProvenEmail,
  type User,
  findUser,
  newToken,
  onEmailProven,
  proveEmail,
  startVerification,
  useLink,
} from "#server/domains/accounts/index.ts";
import { findCompany, findCompanyOfEmail } from "#server/domains/companies/index.ts";
import { confirmEmployer as confirmEmployerEmail } from "#server/emails/confirm-employer.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { typedDomain } from "#shared/links/email.ts";
import { companyOfAddress } from "./company-of-address.ts";
import { type EmploymentRow, findUnconfirmed, readEmployee, startEmployment } from "./employments.ts";
import { employments } from "./tables.ts";

const linkMinutes = 24 * 60;

/** Links that go to one mailbox. */
export function mailLimit(companyEmail: string) {
  return { key: `employer to ${companyEmail}`, most: 5, seconds: 3600 };
}

interface Sending {
  employment: EmploymentRow;
  user: User;
}
/** Emails a link to the mailbox at the company; an earlier one stops working. */
export async function sendEmployerLink(
  tx: Transaction,
  { config, now }: Pick<Context, "config" | "now">,
  { employment, user }: Sending,
) {
  const to = employment.companyEmail!;
  const secret = newToken();
  await startVerification(tx, {
    kind: "company-email",
    subject: user.id,
    secret,
    data: { employmentId: employment.id },
    now: now(),
    minutes: linkMinutes,
  });
  const company = await findCompany(tx, employment.companyId);
  const data = {
    name: user.fullName,
    account: user.email,
    company: company!.companyName,
    url: `${config.publicUrl}/teams/confirm?token=${secret}`,
  };
  const email = confirmEmployerEmail.render(data, { postalAddress: config.MAIL_ADDRESS });
  await enqueueEmail(tx, { to, userId: user.id, category: "account", email }, now());
}

/** The same once more, for who cannot find it. */
export async function sendAgain(context: UserContext) {
  const { db, viewer, now } = context;
  const employment = await findUnconfirmed(db, viewer.userId);
  const user = await findUser(db, viewer.userId);
  if (!employment || !user) throw notFound("Email to confirm");
  await refuseBeyond(db, [mailLimit(employment.companyEmail!)], now());
  await db.transaction((tx) => sendEmployerLink(tx, context, { employment, user }));
  return done;
}

/** Uses the link up, once, within a day, and by the account that asked. */
export async function confirmEmployer({ db, viewer: { userId }, now }: UserContext, token: string) {
  await db.transaction(async (tx) => {
    const verification = await useLink(tx, { kinds: ["company-email"], secret: token, now: now() });
    if (verification && verification.subject !== userId)
      throw conflict(
        "OTHER_ACCOUNT",
        "Another account asked for this link. Sign in with that account, then open it again.",
      );
    const employment = verification && (await lockUnconfirmed(tx, verification.data.employmentId!));
    const user = await findUser(tx, userId);
    if (!employment || !user)
      throw invalid(
        "This link has already been used or has expired. Request a new one.",
        { token: "Request a new link" },
        "LINK_EXPIRED",
      );
    await refuseOtherCompany(tx, employment);
    await startEmployment(tx, { employment, now: now() });
    const email = employment.companyEmail!;
    if (user.email === email && !user.emailVerifiedAt) await proveEmail(tx, { userId, email, now: now() });
  });
  return readEmployee(db, userId);
}

async function lockUnconfirmed(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(employments)
    .where(and(eq(employments.id, id), isNull(employments.startedAt)))
    .for("update");
  return row;
}

/** The company may have given the domain up since, and another may have confirmed it. */
async function refuseOtherCompany(tx: Transaction, { companyEmail, companyId }: EmploymentRow) {
  const { id, companyName } = await companyOfAddress(tx, companyEmail!);
  if (id === companyId) return;
  const text = `${typedDomain(companyEmail!)} now belongs to ${companyName}. Add your company again.`;
  throw invalid(text, { token: text }, "COMPANY_CHANGED");
}

/** Who confirms their account by the address at their company has confirmed their company too, while the domain is the company’s. */
async function confirmByAccount(tx: Transaction, { userId, email, now }: ProvenEmail) {
  const employment = await findUnconfirmed(tx, userId);
  if (employment?.companyEmail !== email) return;
  const company = await findCompanyOfEmail(tx, email);
  if (company?.id === employment.companyId) await startEmployment(tx, { employment, now });
}
onEmailProven(confirmByAccount);
