declare module "#server/events/events.ts" {
  interface DomainEvents {
    "account.signedUp": { userId: string; pTag: string | null };
    "account.changed": { userId: string };
    "account.signedIn": { userId: string; candidateId: string | null };
    /** One or more sessions of a person ended, here or elsewhere. */
    "account.signedOut": { userId: string };
  }
}
export {};
