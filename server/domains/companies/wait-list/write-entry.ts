import { and, eq } from "drizzle-orm";
import type { WaitListFields } from "#contract/company-wait-lists.ts";
import type { AuthenticatedContext, Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import {
  type ProvenEmail,
  type User,
  findUser,
  onEmailProven,
  signUpWith,
} from "#server/domains/accounts/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { refuseThrownAway } from "../refuse-thrown-away.ts";
import { companyWaitLists } from "../tables.ts";
import { type Entry, findEntryOf, lockMyEntry, presentEntry, saveEntry } from "./entries.ts";
import { tellLater } from "./tell-waiting.ts";

interface NewPerson {
  email: string;
  password: string;
  fullName: string;
}
/** A visitor asks for a place and gets an account; nobody looks before the address is confirmed. */
export async function joinWaitList(
  context: Context,
  { companyName, website, about, ...person }: WaitListFields & NewPerson,
) {
  refuseThrownAway(person.email);
  const signedIn = await signUpWith(context, person, async (tx, user) => {
    await insertEntry(tx, context.now(), { user, fields: { companyName, website, about } });
  });
  const entry = await findEntryOf(context.db, signedIn.user.id);
  return { ...signedIn, entry: presentEntry(entry!) };
}

/** Someone who has an account asks with it. */
export async function addEntry(context: AuthenticatedContext, fields: WaitListFields) {
  const { db, viewer } = context;
  if (viewer.companyAdminId) throw conflict("ALREADY_ON_A_TEAM", "You already belong to a hiring team.");
  const user = viewer.userId ? await findUser(db, viewer.userId) : undefined;
  if (!user) throw conflict("NO_ACCOUNT", "Sign in with your own account to join the waitlist.");
  refuseThrownAway(user.email);
  return db.transaction(async (tx) => presentEntry(await insertEntry(tx, context.now(), { user, fields })));
}

async function insertEntry(
  tx: Transaction,
  now: Date,
  { user, fields }: { user: User; fields: WaitListFields },
): Promise<Entry> {
  const state = user.emailVerifiedAt ? "waiting" : "unconfirmed";
  const [entry] = await tx
    .insert(companyWaitLists)
    .values({ ...fields, id: newId(), userId: user.id, state, createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!entry)
    throw conflict("ALREADY_WAITING", "You’re already on the waitlist. Change what you sent there.");
  if (state === "waiting") await tellLater(tx, entry, now);
  return entry;
}

/** Until it is looked at, or after a rejection; what waits stays as it is read. */
export function changeEntry(context: AuthenticatedContext, id: string, fields: Partial<WaitListFields>) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const entry = await lockMyEntry(tx, context, id);
    if (entry.state !== "unconfirmed" && entry.state !== "rejected")
      throw conflict("NOT_CHANGEABLE", "This can’t be changed now. We’ll email you what we decide.");
    const changed = { ...fields, changedAt: now() };
    if (entry.state === "unconfirmed") return presentEntry(await saveEntry(tx, id, changed));
    const again = await saveEntry(tx, id, { ...changed, state: "waiting", reason: null });
    await tellLater(tx, again, now());
    return presentEntry(again);
  });
}

/** Puts the introduction away, on every device. */
export function skipDemo(context: AuthenticatedContext, id: string) {
  return context.db.transaction(async (tx) => {
    const entry = await lockMyEntry(tx, context, id);
    return presentEntry(await saveEntry(tx, id, { demoSkippedAt: entry.demoSkippedAt ?? context.now() }));
  });
}

async function startWaiting(tx: Transaction, { userId, now }: ProvenEmail) {
  const [entry] = await tx
    .update(companyWaitLists)
    .set({ state: "waiting", changedAt: now })
    .where(and(eq(companyWaitLists.userId, userId), eq(companyWaitLists.state, "unconfirmed")))
    .returning();
  if (entry) await tellLater(tx, entry, now);
}
onEmailProven(startWaiting);
