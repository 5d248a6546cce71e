declare module "#server/events/events.ts" {
  interface DomainEvents {
    "account.signedUp": { userId: string; pTag: string | null };
    "account.changed": { userId: string };
    "account.signedIn": { userId: string; candidateId: string | null };
    "account.signedOut": { userId: string };
  }
}
export {};
