import { accountsNotSetUp } from "#contract/company-ats.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import {
  type AtsAccounts,
  accountsKeyRefused,
  isKeyRefused,
} from "#server/outside/ats-accounts/ats-accounts.ts";

/** The service through which accounts are connected; says what is missing where there is none. */
export function accountsOf({ outside }: Pick<AuthenticatedContext, "outside">): AtsAccounts {
  if (outside.atsAccounts) return outside.atsAccounts;
  throw new Refusal(409, "NOT_CONFIGURED", accountsNotSetUp);
}

/** A failure on the way is logged and reported, and thrown on as a sentence for people. */
export async function reported<Result>(
  { outside }: Pick<AuthenticatedContext, "outside">,
  asked: Promise<Result>,
): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    outside.report("connecting an applicant tracking system", error);
    if (isKeyRefused(error)) throw new Refusal(409, "NOT_CONFIGURED", accountsKeyRefused);
    throw new Refusal(
      503,
      "ATS_FAILED",
      "We couldn’t reach the service that connects accounts. Try again in a few minutes.",
      { cause: String((error as Error).message).slice(0, 200) },
    );
  }
}
