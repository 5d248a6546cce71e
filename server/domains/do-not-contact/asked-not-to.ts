import { createHmac } from "node:crypto";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { linkedInHandle } from "#shared/links/linkedin.ts";
import { contactObjections } from "./tables.ts";

export type Secret = Pick<Config, "secret">;
export interface Addresses {
  email: string | null;
  linkedIn: string | null;
}
interface Asked extends Addresses {
  /** Of who has an account. */
  candidateId?: string;
}

export function hashesOf(config: Secret, companyId: string, { email, linkedIn }: Addresses) {
  const each = [email && `e:${email}`, linkedIn && `l:${linkedIn}`].filter((text) => text !== null);
  return each.map((text) =>
    createHmac("sha256", config.secret).update(`upload-objection:${companyId}.${text}`).digest("base64url"),
  );
}

/** The one rule of writing first: those among some people who asked this company not to, each with since when. */
export async function askedNotTo<P extends Asked>(
  db: Reader,
  config: Secret,
  { companyId, people }: { companyId: string; people: P[] },
): Promise<Map<P, Date>> {
  const hashes = new Map(people.map((person) => [person, hashesOf(config, companyId, person)]));
  const { addressHash, candidateId, at } = contactObjections;
  const ids = people.flatMap((person) => person.candidateId ?? []);
  const all = [...hashes.values()].flat();
  if (all.length + ids.length === 0) return new Map();
  const rows = await db
    .select({ addressHash, candidateId, at })
    .from(contactObjections)
    .where(
      and(
        eq(contactObjections.companyId, companyId),
        or(inArray(addressHash, all), inArray(candidateId, ids)),
      ),
    );
  return new Map(
    people.flatMap((person) => {
      const said = rows.find(
        (row) =>
          hashes.get(person)!.includes(row.addressHash) ||
          (row.candidateId !== null && row.candidateId === person.candidateId),
      );
      return said ? [[person, said.at] as const] : [];
    }),
  );
}

interface Whom {
  companyId: string;
  /** Of candidates, and of external candidates. */
  ids: string[];
}
/** The same by the ids of people, with and without an account. */
export async function askedNotToByIds(db: Reader, config: Secret, { companyId, ids }: Whom) {
  const people = await withAddresses(db, ids);
  const said = await askedNotTo(db, config, { companyId, people });
  return new Map([...said].map(([{ id, fullName }, at]) => [id, { fullName, at }]));
}

/** Refuses to write first to someone who asked not to be written to. */
export async function refuseIfAskedNotTo(
  db: Reader,
  config: Secret,
  { companyId, id }: { companyId: string; id: string },
) {
  const said = (await askedNotToByIds(db, config, { companyId, ids: [id] })).get(id);
  if (said) throw conflict("OBJECTED", `${said.fullName} asked you not to write to them again.`);
}

async function withAddresses(db: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  const [members, others] = await Promise.all([
    db
      .select({
        id: candidates.id,
        fullName: users.fullName,
        email: users.email,
        linkedInUrl: candidates.linkedInUrl,
      })
      .from(candidates)
      .innerJoin(users, eq(users.id, candidates.userId))
      .where(inArray(candidates.id, ids)),
    db
      .select({
        id: externalCandidates.id,
        fullName: externalCandidates.fullName,
        email: externalCandidates.email,
        linkedIn: externalCandidates.linkedIn,
      })
      .from(externalCandidates)
      .where(inArray(externalCandidates.id, ids)),
  ]);
  return [
    ...members.map(({ linkedInUrl, ...member }) => ({
      ...member,
      candidateId: member.id,
      linkedIn: linkedInUrl ? linkedInHandle(linkedInUrl) : null,
    })),
    ...others,
  ];
}
