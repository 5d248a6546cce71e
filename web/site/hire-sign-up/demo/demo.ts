import type { Company } from "#contract/company-shapes.ts";

/** What a visitor sees of their company here before it is theirs, and what they sign up with then. */
export interface Demo {
  website: string;
  email: string;
  companyData: Company | null;
  /** Its page was made from the website just now; otherwise it was here before. */
  companyBuilt: boolean;
  signupCompanyData: SignupCompanyData;
}
export interface SignupCompanyData {
  fullName: string;
  email: string;
  password: string;
  linkedInUrl: string;
  website: string;
}

/** Who looks at a demo: someone without an account, or someone who has one, at sign-up or on the waitlist. */
export type DemoStart = Partial<Pick<Demo, "website" | "email">> &
  Partial<Pick<SignupCompanyData, "fullName" | "password">>;

export function demoFrom({ website = "", email = "", fullName = "", password = "" }: DemoStart): Demo {
  return {
    website,
    email,
    companyData: null,
    companyBuilt: false,
    signupCompanyData: { fullName, email, password, linkedInUrl: "", website },
  };
}
