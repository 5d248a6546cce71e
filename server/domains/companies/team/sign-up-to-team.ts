import type { Context } from "#server/context.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { claimCompany } from "../claims/claim-company.ts";
import { presentAtSignUp, presentCompany } from "../present.ts";
import { findCompany, isClaimable } from "../queries.ts";
import { signUpToJoin } from "./join-requests.ts";
import { type Joining, joinTeam } from "./join-team.ts";

interface SigningUp extends Partial<Joining> {
  email?: string | undefined;
}
/** By an invitation a person joins at once; without one they ask the company's team, or take over a company nobody runs. */
export async function signUpToTeam(context: Context, claimed: string | undefined, wanted: SigningUp) {
  const { inviteId, email, password, fullName } = wanted;
  if (inviteId) return joinTeam(context, { ...wanted, inviteId });
  if (!claimed)
    throw invalid("Open the link in your invitation.", { inviteId: "Open the link in your invitation" });
  const company = await findCompany(context.db, claimed);
  if (!company) throw notFound("Company");
  const missing = requiredFieldsNotice([...(email ? [] : ["Email"]), ...(password ? [] : ["Password"])]);
  if (!email || !password) throw invalid(missing!.text);
  const person = { email, password, fullName };
  const signedIn = (await isClaimable(context.db, company))
    ? await claimCompany(context, claimed, person)
    : await signUpToJoin(context, claimed, person);
  const { token, user } = signedIn;
  const shown = (await findCompany(context.db, claimed))!;
  const own = user.companyAdmin?.companyId === shown.id;
  return { token, user, company: own ? presentCompany(shown, shown.id) : presentAtSignUp(shown, false) };
}
