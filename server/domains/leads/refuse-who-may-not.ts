import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { askedNotTo } from "#server/domains/do-not-contact/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { peopleWhoCame } from "./people-who-came.ts";

interface Person {
  email: string | null;
  linkedIn: string | null;
}
/** Refuses people who objected to being stored, and people who have already applied. */
export async function refuseWhoMayNot(
  tx: Transaction,
  { viewer, config }: CompanyContext,
  { email, linkedIn }: Person,
) {
  const { companyId } = viewer;
  const people = [{ email, linkedIn }];
  const objected = await askedNotTo(tx, config, { companyId, people });
  if (objected.size) throw conflict("OBJECTED", "This person asked you not to store their details.");
  const came = await peopleWhoCame(tx, companyId, people);
  if (came.size) throw conflict("HAS_APPLIED", "This person has already applied. Find them in your network.");
}
