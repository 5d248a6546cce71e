import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { smallPage } from "#server/http/small-page.ts";
import { invalid } from "#server/errors/refusal.ts";
import { type ExternalCandidate, externalCandidates } from "#server/domains/external-candidates/index.ts";
import { forgetMerges } from "./duplicates/settle-merges.ts";
import { formerAddresses, personBehind } from "./former-records.ts";
import { removePeople } from "./remove-people.ts";
import { uploadObjections } from "./tables.ts";

type Secret = Pick<Config, "secret">;
interface Addresses {
  email: string | null;
  linkedIn: string | null;
}

/** A signature that nobody else can make, for one purpose. */
export function mac(config: Secret, purpose: string, text: string) {
  return createHmac("sha256", config.secret).update(`${purpose}:${text}`).digest("base64url");
}
function hashesOf(config: Secret, companyId: string, { email, linkedIn }: Addresses) {
  const each = [email && `e:${email}`, linkedIn && `l:${linkedIn}`].filter((text) => text !== null);
  return each.map((text) => mac(config, "upload-objection", `${companyId}.${text}`));
}

/** Those among some people who objected to this company keeping them. */
export async function objectedAmong<P extends Addresses>(
  tx: Transaction,
  config: Secret,
  { companyId, people }: { companyId: string; people: P[] },
): Promise<Set<P>> {
  const hashes = new Map(people.map((person) => [person, hashesOf(config, companyId, person)]));
  const all = [...hashes.values()].flat();
  if (all.length === 0) return new Set();
  const rows = await tx
    .select({ hash: uploadObjections.addressHash })
    .from(uploadObjections)
    .where(and(eq(uploadObjections.companyId, companyId), inArray(uploadObjections.addressHash, all)));
  const said = new Set(rows.map(({ hash }) => hash));
  return new Set(people.filter((person) => hashes.get(person)!.some((hash) => said.has(hash))));
}

/** The address in the email by which a person has their details removed, without an account. */
export function objectionUrl(config: Pick<Config, "publicUrl" | "secret">, personId: string) {
  return `${config.publicUrl}/api/uploaded-people/objection?token=${personId}.${mac(config, "upload-object", personId)}`;
}

/** What a company keeps about a person, each with its name. */
export function heldAbout(person: ExternalCandidate) {
  const held: [string, string | null][] = [
    ["Name", person.fullName],
    ["Email address", person.email],
    ["LinkedIn profile", person.linkedIn && `linkedin.com/in/${person.linkedIn}`],
    ["Job title", person.title],
    ["Employer", person.employer],
    ["Location", person.location],
    ["Phone number", person.phone],
    ["Skills", person.skills.join(", ")],
  ];
  return held.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

export async function showObjection(context: Context, token: string) {
  const person = await readLink(context, token);
  if (!person) return gone();
  const company = escapeHtml((await findCompany(context.db, person.companyId))?.companyName ?? "The company");
  const held = heldAbout(person).map(({ value }) => value);
  return smallPage(
    "Your details",
    `<p>${company} has these details about you, from its own records:</p><ul>${held
      .map((each) => `<li>${escapeHtml(each)}</li>`)
      .join("")}</ul>
<p>Want them removed? ${company} won't be able to upload them again.</p><form method="post"><button>Remove my details</button></form>`,
  );
}

/** Answers the link in the email. */
export async function object(context: Context, token: string) {
  const person = await readLink(context, token);
  if (person) await context.db.transaction((tx) => keepObjection(tx, context, person));
  return gone();
}

/** Nothing about the person is left but that their addresses are not to be taken in again. */
export async function keepObjection(tx: Transaction, { config, now }: Context, person: ExternalCandidate) {
  const { companyId } = person;
  const all = [person, ...(await formerAddresses(tx, person.id))];
  const hashes = new Set(all.flatMap((addresses) => hashesOf(config, companyId, addresses)));
  const rows = [...hashes].map((addressHash) => ({ companyId, addressHash, at: now() }));
  if (rows.length) await tx.insert(uploadObjections).values(rows).onConflictDoNothing();
  await removePeople(tx, eq(externalCandidates.id, person.id), now());
  await forgetMerges(tx, [person.id], now());
}

function gone() {
  return smallPage("Your details", "<p>Your details have been removed.</p>");
}

/** The id that a link names, once its signature is checked. */
export function readToken(config: Secret, purpose: string, token: string): string {
  const [id = "", signature = ""] = token.split(".");
  const expected = Buffer.from(mac(config, purpose, id));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw invalid("This link doesn’t work. Try opening it from the email again.", undefined, "BAD_LINK");
  return id;
}

async function readLink({ config, db }: Context, token: string) {
  const id = readToken(config, "upload-object", token);
  return personBehind(db, id);
}
