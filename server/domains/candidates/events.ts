declare module "#server/events/events.ts" {
  interface DomainEvents {
    /** Somebody became a job seeker; the sign-up names the onboarding they came through. */
    "candidate.joined": { candidateId: string; userId: string; signupProfileId: string | null };
    "candidate.changed": { candidateId: string };
    /** Somebody hides from a company, or shows themselves again. */
    "candidate.hidFromCompany": { candidateId: string; companyId: string; hidden: boolean };
    /** An onboarding nobody finished was forgotten. */
    "signup.forgotten": { signupProfileId: string };
  }
}
export {};
