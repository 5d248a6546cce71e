declare module "#server/events/events.ts" {
  interface DomainEvents {
    "exchanges.changed": { exchangeIds: string[] };
  }
}
export {};
