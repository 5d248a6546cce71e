import { eq } from "drizzle-orm";
import type { PlanVersionId } from "#shared/plans/plans.data.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { userOfRole } from "#server/domains/accounts/index.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { findCompany, accountsWith, timeZoneOf } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import { billingEvents } from "./events.ts";
import { subscriptions } from "./tables.ts";

/** Whoever has a plan and pays for it. */
export interface Owner {
  kind: "company" | "candidate";
  id: string;
}

/** The plan that costs nothing. */
export const freeVersions: Record<Owner["kind"], PlanVersionId> = {
  company: "launch-1",
  candidate: "seeker-1",
};

/** Of whom there is a subscription already. */
export async function ownerWithId(db: Reader, id: string): Promise<Owner> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, id));
  return { kind: found?.ownerKind ?? "company", id };
}

/** What an invoice calls them. */
export async function nameOfOwner(db: Reader, { kind, id }: Owner): Promise<string> {
  if (kind === "company") return (await findCompany(db, id))?.companyName ?? "";
  return (await findProfile(db, id))?.user.fullName ?? "";
}

/** What names them in plain letters, whatever script their name is in: a company's domain or address here, someone's email. */
export async function plainNameOf(db: Reader, ownerId: string): Promise<string | null> {
  const { kind, id } = await ownerWithId(db, ownerId);
  if (kind === "candidate") return (await findProfile(db, id))?.user.email ?? null;
  const company = await findCompany(db, id);
  return company?.companyEmailDomain ?? company?.slug ?? null;
}

export async function timeZoneOfOwner(db: Reader, { kind, id }: Owner): Promise<string> {
  if (kind === "company") return timeZoneOf(db, id);
  return (await findProfile(db, id))?.user.timeZone ?? "UTC";
}

/** Whether no one can sign in who could end their plan: the accounts that may are disabled. */
export async function isShutOut(db: Reader, { kind, id }: Owner): Promise<boolean> {
  if (kind === "company") return (await accountsWith(db, id, "billing")).length === 0;
  return ((await findProfile(db, id))?.user.disabledAt ?? null) !== null;
}

/** Their open screens hear of it. */
export async function tellOfChange(tx: Transaction, { kind, id }: Owner, at: Date) {
  if (kind === "company") await publish(tx, billingEvents.planChanged, { data: { companyId: id }, at });
  else await publish(tx, billingEvents.seekerPlanChanged, { data: { candidateId: id }, at });
}

/** Whose data it is, for the log. */
export async function subjectOf(db: Reader, { kind, id }: Owner) {
  return kind === "company"
    ? { kind, id, companyId: id }
    : { kind, id, personId: (await userOfRole(db, id)) ?? null };
}
