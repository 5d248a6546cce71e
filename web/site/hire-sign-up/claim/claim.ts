import type { companies } from "#contract/companies.ts";
import type { Answer } from "#contract/endpoint.ts";

type Found = Answer<typeof companies.exists>;
export type KnownCompany = Omit<Found, "company"> & { company: NonNullable<Found["company"]> };

/** What a visitor told of their company, and the company that is known here by it. */
export interface Claim {
  email: string;
  website: string;
  companyData: KnownCompany | null;
}
export const noClaim: Claim = { email: "", website: "", companyData: null };

/** What was typed at sign-up already. */
export interface TypedPerson {
  email?: string;
  fullName?: string;
  password?: string;
}
/** The person who is signed in. */
export type OwnAccount = { email: string } | null;
