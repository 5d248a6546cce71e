declare module "#server/events/events.ts" {
  interface DomainEvents {
    "resume.changed": { candidateId: string; resumeId: string };
  }
}
export {};
