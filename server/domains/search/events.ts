declare module "#server/events/events.ts" {
  interface DomainEvents {
    "collection.changed": { collectionId: string };
  }
}
export {};
