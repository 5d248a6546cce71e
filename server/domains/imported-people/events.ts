declare module "#server/events/events.ts" {
  interface DomainEvents {
    /** People from files go in so many days, because nobody has told them that their details are here. */
    "uploaded.untold": { companyId: string; people: number; daysLeft: number };
  }
}
export {};
