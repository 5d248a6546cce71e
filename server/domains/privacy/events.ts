declare module "#server/events/events.ts" {
  interface DomainEvents {
    "account.deleted": { userId: string };
  }
}
