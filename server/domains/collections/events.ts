declare module "#server/events/events.ts" {
  interface DomainEvents {
    "collection.changed": { collectionId: string };
    /** A job was put into a collection or taken out. */
    "collection.filled": { collectionId: string; jobId: string };
  }
}
export {};
