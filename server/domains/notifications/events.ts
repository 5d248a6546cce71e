declare module "#server/events/events.ts" {
  interface DomainEvents {
    "notification.posted": { notificationId: string; userId: string };
    "notification.read": { userId: string };
  }
}
export {};
