import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { keepObjection } from "#server/domains/do-not-contact/index.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { smallPage } from "#server/http/small-page.ts";
import { invalid } from "#server/errors/refusal.ts";
import { type ExternalCandidate, externalCandidates } from "#server/domains/external-candidates/index.ts";
import { forgetMerges } from "./duplicates/settle-merges.ts";
import { formerAddresses, personBehind } from "./former-records.ts";
import { removePeople } from "./remove-people.ts";

type Secret = Pick<Config, "secret">;

/** A signature that nobody else can make, for one purpose. */
export function mac(config: Secret, purpose: string, text: string) {
  return createHmac("sha256", config.secret).update(`${purpose}:${text}`).digest("base64url");
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
    ["Introduction", person.intro],
    ["What’s next", person.whatsNext],
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
  if (person) await context.db.transaction((tx) => objectAndLeave(tx, context, person));
  return gone();
}

/** Nothing about the person is left but that the company is not to write to them. */
export async function objectAndLeave(tx: Transaction, { config, now }: Context, person: ExternalCandidate) {
  const { companyId } = person;
  for (const addresses of [person, ...(await formerAddresses(tx, person.id))])
    await keepObjection(tx, config, { companyId, person: addresses, candidateId: null, now: now() });
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
