import { accountScheme } from "#contract/job-feeds.ts";
import type { FeedReading } from "../ats/ats.ts";
import type { BoardApplicant } from "../ats/send-application.ts";

/** Said of an account that was connected while the server had a key; the README names the setting. */
export const accountsTurnedOff =
  "Connected accounts can no longer be reached from this site. The site’s administrator can turn this back on.";

/** Said where the service in between refuses the key of this site; the company can do nothing about it. */
export const accountsKeyRefused =
  "Accounts can’t be reached because this site’s key for them was refused. The site’s administrator can replace it.";

/** Whether a failed call says that the key of this site is no longer, or not yet, a valid one. */
export function isKeyRefused(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 401;
}

/** Companies' own accounts at applicant tracking systems, opened to us by a service in between. */
export interface AtsAccounts {
  /** Where a team chooses its system and gives us access. */
  connectLink(company: { id: string; name: string; email: string }): Promise<string>;
  /** The account that was connected with the token of a finished connection. */
  accountOf(token: string): Promise<AtsAccount>;
  /** All open jobs of an account. */
  readJobs(accountId: string): Promise<FeedReading>;
  /** Hands an application to one of its jobs; answers how that was taken. */
  apply(
    accountId: string,
    sourceId: string,
    applicant: BoardApplicant,
  ): Promise<{ status: number; reason: string }>;
  /** From now on nobody reads the account; one that is gone already is no failure. */
  disconnect(accountId: string): Promise<void>;
}

export interface AtsAccount {
  id: string;
  /** The system's name, such as "greenhouse". */
  system: string;
  /** The company that the connection was made for. */
  companyId: string | null;
}

/** What an account is known by among the addresses of boards. */
export function addressOfAccount(id: string) {
  return `${accountScheme}${id}`;
}

/** The account that an address stands for; null for the address of a board. */
export function accountAt(address: string): string | null {
  return address.startsWith(accountScheme) ? address.slice(accountScheme.length) : null;
}
