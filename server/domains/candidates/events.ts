declare module "#server/events/events.ts" {
  interface DomainEvents {
    /** Somebody became a job seeker; the sign-up names the onboarding they came through. */
    "candidate.joined": { candidateId: string; userId: string; signupProfileId: string | null };
    "candidate.changed": { candidateId: string };
    /** An onboarding nobody finished was forgotten. */
    "signup.forgotten": { signupProfileId: string };
  }
}
export {};
