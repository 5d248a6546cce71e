import {
  type JoinedApplications,
  joinAccounts,
  joinApplications,
  partAccounts,
  partApplications,
} from "#server/domains/applications/index.ts";
import { joinNotes, partNotes } from "#server/domains/candidate-notes/index.ts";
import {
  type ExternalCandidate,
  type JoinedRecord,
  joinExternal,
  partExternal,
} from "#server/domains/external-candidates/index.ts";
import {
  forgetConversations,
  joinConversations,
  partConversations,
} from "#server/domains/messaging/index.ts";
import type { ChosenField } from "#contract/duplicate-people.ts";
import type { RowImage } from "#server/database/row-images.ts";
import type { Transaction } from "#server/database/open.ts";

interface Person {
  id: string;
  /** Has no account; the company keeps a record. */
  external: boolean;
  /** Of who has an account. */
  userId: string | null;
}
export interface PersonOfCompany extends Person {
  fullName: string;
  record: ExternalCandidate | null;
}
interface Parting {
  companyId: string;
  gone: Person;
  kept: Person;
  now: Date;
}
export interface Joining extends Parting {
  gone: PersonOfCompany;
  kept: PersonOfCompany;
  take: readonly ChosenField[];
}
/** What each domain needs to put its rows back. */
export interface JoinedRecords {
  record: JoinedRecord;
  notes: string[];
  /** Null where both have an account: their applications are theirs. */
  applications: JoinedApplications | null;
  conversations: RowImage[];
  above: Record<string, unknown>;
}
type Lost = JoinedApplications["lost"];

/** Rows about people in a domain above: how they become another person's, and how they are put back. */
interface PartAbove {
  join: (tx: Transaction, parting: Parting, lost: Lost) => Promise<unknown>;
  part: (tx: Transaction, kept: unknown, parting: Parting) => Promise<void>;
}
const above = new Map<string, PartAbove>();

/** Lets a domain above take part in merging people. */
export function alsoJoin(name: string, part: PartAbove) {
  above.set(name, part);
}

const ownerOf = ({ id, userId }: Person) => ({ candidateId: id, candidateUserId: userId });

/** Everything the company has about one person is about the other from now on. */
export async function joinRecords(tx: Transaction, joining: Joining): Promise<JoinedRecords> {
  const { companyId, gone, kept, take, now } = joining;
  const notes = await joinNotes(tx, { companyId, gone, kept });
  const none = { gone: [], kept: null };
  if (!gone.record) {
    await joinAccounts(tx, { companyId, goneId: gone.id, keptId: kept.id });
    return { record: none, notes, applications: null, conversations: [], above: {} };
  }
  const people = { companyId, goneId: gone.id, keptId: kept.id, account: kept.userId !== null, now };
  const applications = await joinApplications(tx, people);
  const { moved, lost } = applications;
  const lostIds = lost.map(({ id }) => id);
  const conversations = await joinConversations(tx, { moved, lost: lostIds, to: ownerOf(kept), now });
  const fromAbove: Record<string, unknown> = {};
  for (const [name, { join }] of above) fromAbove[name] = await join(tx, joining, lost);
  const record = await joinExternal(tx, { gone: gone.record, kept: kept.record, take });
  return { record, notes, applications, conversations, above: fromAbove };
}

/** The reverse, in the reverse order. */
export async function partRecords(tx: Transaction, records: JoinedRecords, parting: Parting) {
  const { companyId, gone, now } = parting;
  await partExternal(tx, companyId, records.record);
  for (const [name, { part }] of above)
    if (name in records.above) await part(tx, records.above[name], parting);
  if (records.applications) {
    await partApplications(tx, records.applications, { goneId: gone.id, now });
    const { moved } = records.applications;
    await partConversations(tx, { moved, images: records.conversations, to: ownerOf(gone), now });
  } else await partAccounts(tx, { companyId, goneId: gone.id });
  await partNotes(tx, records.notes, gone);
}

/** Nothing is left of what could have been put back. */
export function forgetRecords(tx: Transaction, { conversations }: JoinedRecords, now: Date) {
  return forgetConversations(tx, conversations, now);
}
