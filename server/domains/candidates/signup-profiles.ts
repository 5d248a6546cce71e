import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { SignupDraft } from "#contract/candidate-shapes.ts";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { continueSignUp } from "#server/emails/continue-sign-up.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { notFound } from "#server/errors/refusal.ts";
import { findUserByEmail } from "#server/domains/accounts/index.ts";
import { addDays } from "#shared/times/add-days.ts";
import { countryName } from "#shared/places/countries.ts";
import { suggestedPay } from "#shared/profile/no-preferences.ts";
import { sitesIn } from "#server/places/sites.ts";
import { refuseMissing } from "./required-fields.ts";
import { signupProfiles } from "./tables.ts";
import { candidateTasks } from "./tasks.ts";
import { candidateEvents } from "./events.ts";

const keptDays = 30;
export type SignupProfileRow = typeof signupProfiles.$inferSelect;

const emptyDraft: Omit<SignupDraft, "salary" | "salaryCurrency"> = {
  type: "Resume",
  resumeFileId: null,
  resumeData: null,
  fullName: "",
  email: "",
  profilePicture: null,
  location: "",
  phone: "",
  department: "",
  linkedinUrl: "",
  initialQuery: "",
  selectedJobTitles: [],
  workEnvironmentPreferences: [],
  preferredIndustries: [],
  preferredLocations: [],
  remoteLocationPreferences: [],
  sharedHours: null,
  jobTypes: [],
  seniority: [],
  companyType: [],
  fundingStages: [],
  skipAnythingElse: false,
  anythingElse: "",
  anythingElseShown: false,
  signupPersonalization: {},
};

interface Wanted extends Partial<SignupDraft> {
  signupProfileId?: string;
  step?: string;
}
/** Begins an onboarding or keeps the next step of one; the id is what opens it on another device. */
export async function saveSignupProfile(context: Context, { signupProfileId, step, ...changes }: Wanted) {
  const row = await context.db.transaction((tx) =>
    upsertSignupProfile(tx, { id: signupProfileId, step, changes, now: context.now() }),
  );
  return present(context, row);
}

interface SavedStep {
  id?: string;
  step?: string;
  changes: Partial<SignupDraft>;
  now: Date;
}
export async function upsertSignupProfile(tx: Transaction, { id, step, changes, now }: SavedStep) {
  const before = id ? await lockSignupProfile(tx, id) : undefined;
  if (id && !before) throw notFound("Sign-up");
  const data = { ...before?.data, ...changes };
  const row = {
    id: before?.id ?? randomUUID(),
    email: data.email || null,
    step: step ?? before?.step ?? "start",
    data,
    createdAt: before?.createdAt ?? now,
    changedAt: now,
  };
  const [saved] = await tx
    .insert(signupProfiles)
    .values(row)
    .onConflictDoUpdate({ target: signupProfiles.id, set: row })
    .returning();
  await enqueue(tx, candidateTasks.forgetSignup, {
    key: `signup.forget:${row.id}`,
    data: { id: row.id },
    at: addDays(now, keptDays),
  });
  return saved!;
}

export async function readSignupProfile(context: Context, id: string) {
  const row = await findSignupProfile(context.db, id);
  if (!row) throw notFound("Sign-up");
  return present(context, row);
}

/** Sends the link that goes on with the onboarding on another device. */
export async function mailSignupProfile(context: Context, id: string) {
  const { db, config, now } = context;
  const row = await findSignupProfile(db, id);
  if (!row) throw notFound("Sign-up");
  if (!row.email) refuseMissing(["email"]);
  const email = continueSignUp.render(
    {
      name: row.data.fullName ?? "",
      url: `${config.publicUrl}/sign-up?profile=${row.id}`,
      daysKept: keptDays,
    },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await db.transaction((tx) =>
    enqueueEmail(tx, { to: row.email!, userId: null, category: "account", email }, now()),
  );
}

/** An onboarding that can still be taken up; a finished one opens nothing anymore. */
export async function findSignupProfile(db: Reader, id: string): Promise<SignupProfileRow | undefined> {
  const [row] = await db.select().from(signupProfiles).where(unfinished(id));
  return row;
}
/** An onboarding whose account exists by now. */
export async function findServedSignupProfile(db: Reader, id: string): Promise<SignupProfileRow | undefined> {
  const [row] = await db.select().from(signupProfiles).where(eq(signupProfiles.id, id));
  return row;
}
export async function lockSignupProfile(tx: Transaction, id: string): Promise<SignupProfileRow | undefined> {
  const [row] = await tx.select().from(signupProfiles).where(unfinished(id)).for("update");
  return row;
}
function unfinished(id: string) {
  return and(eq(signupProfiles.id, id), isNull(signupProfiles.candidateId));
}

/** The task "signup.forget": what nobody finished in 30 days goes, with all that came with it. */
export async function forgetSignupProfile(
  tx: Transaction,
  { id }: DataOf<typeof candidateTasks.forgetSignup>,
  { now }: TaskContext,
) {
  const gone = await tx.delete(signupProfiles).where(eq(signupProfiles.id, id)).returning();
  if (gone[0] && !gone[0].candidateId)
    await publish(tx, candidateEvents.signupForgotten, { data: { signupProfileId: id }, at: now });
}

/** Once an onboarding has served, nothing personal stays in it. */
export async function emptySignupProfile(tx: Transaction, id: string) {
  await tx.update(signupProfiles).set({ data: {}, email: null }).where(eq(signupProfiles.id, id));
}

/** Until the person says otherwise: what is suggested where they live. An amount without a currency is in dollars. */
function payUnasked({ salary, location }: SignupProfileRow["data"]) {
  const [site] = salary === undefined ? sitesIn(location ?? "") : [];
  return suggestedPay(site ? (countryName(site.country) ?? null) : null);
}

async function present({ db }: Context, row: SignupProfileRow) {
  const accountExists = row.email !== null && (await findUserByEmail(db, row.email)) !== undefined;
  return {
    ...emptyDraft,
    ...payUnasked(row.data),
    ...row.data,
    signupProfileId: row.id,
    step: row.step,
    accountExists,
    salaryChosen: row.data.salary !== undefined,
    changedAt: row.changedAt,
  };
}
