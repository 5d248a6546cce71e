import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { type Owner, findUser } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";

type Parts = Pick<Owner, "candidateId" | "employeeId" | "companyAdminId" | "companyId">;

/** The caller, as everything that is kept about them is found by. */
export function ownerOf({ db, viewer }: Pick<AuthenticatedContext, "db" | "viewer">) {
  const { userId, candidateId, employeeId, companyAdminId, companyId } = viewer;
  return ownerWith(db, userId, { candidateId, employeeId, companyAdminId, companyId });
}

export async function ownerWith(db: Reader, userId: string | null, parts: Parts) {
  const user = userId ? await findUser(db, userId) : undefined;
  if (!user) throw notFound("Account");
  const { id, email: givenEmail, emailVerifiedAt, fullName, profilePicture } = user;
  const email = emailVerifiedAt ? givenEmail : null;
  const owner: Owner = { userId: id, email, givenEmail, fullName, profilePicture, ...parts };
  return { user, owner };
}
